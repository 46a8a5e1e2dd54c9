extension UIImageView {
  /// Updates what the wireframe draws.
  final func showImage() {
    if let start = animationStart, let images = playedImages {
      return show(images, from: start, cycle: cycle(of: images))
    }
    guard let shown = isHighlighted ? highlightedImage ?? image : image else {
      drawing = .none
      return
    }
    guard let frames = shown.images, shown.duration > 0 else { return drawing = content(of: shown) }
    // An animated image runs from the device's start.
    show(frames, from: 0, cycle: shown.duration)
  }

  private func show(_ images: [UIImage], from start: TimeInterval, cycle: TimeInterval) {
    ownContents.frames = ViewContents.Frames(
      drawings: images.map(content), start: start, cycle: cycle)
  }

  private func content(of image: UIImage) -> ViewDrawing {
    let tint: UIColor = image.tint ?? tintColor
    return image.rendition.content(
      tint: RGBA(tint.cgColor(with: traitCollection)), mode: contentMode)
  }

  private var playedImages: [UIImage]? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    return images?.isEmpty == false ? images : nil
  }

  private func cycle(of images: [UIImage]) -> TimeInterval {
    animationDuration > 0 ? animationDuration : Double(images.count) / 30
  }

  /// Starts the animation of images, which ends after its repetitions.
  final func beginImages() {
    stopImages()
    guard let images = playedImages, let device = SimulatedDevice.current else { return }
    animationStart = device.now
    showImage()
    guard animationRepeatCount > 0 else { return }
    let reference = BoxedReference(self)
    animationEnd = device.schedule(after: cycle(of: images) * Double(animationRepeatCount)) {
      reference.object?.stopImages()
    }
  }

  final func stopImages() {
    if let animationEnd { SimulatedDevice.current?.cancel(animationEnd) }
    animationEnd = nil
    animationStart = nil
    showImage()
  }
}
