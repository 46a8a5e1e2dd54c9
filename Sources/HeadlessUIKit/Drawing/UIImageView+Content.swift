extension UIImageView {
  /// Updates what the wireframe draws.
  final func showImage() {
    let now = SimulatedDevice.current?.now
    guard let shown = shownImage(at: now) else {
      drawing = .none
      return
    }
    let tint: UIColor = shown.tint ?? tintColor
    drawing = shown.rendition.content(
      tint: RGBA(tint.cgColor(with: traitCollection)), mode: contentMode)
  }

  /// Returns the image at a time of the device: one of the animation, while there is one.
  private func shownImage(at now: TimeInterval?) -> UIImage? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let started = animationStart, let images, !images.isEmpty {
      return UIImage.animatedImage(with: images, duration: cycle(of: images))?
        .frame(at: (now ?? started) - started)
    }
    // An animated image runs from the device's start.
    return (isHighlighted ? highlightedImage ?? image : image)?.frame(at: now ?? 0)
  }

  private func cycle(of images: [UIImage]) -> TimeInterval {
    animationDuration > 0 ? animationDuration : Double(images.count) / 30
  }

  /// Starts the animation of images, which ends after its repetitions.
  final func beginImages() {
    stopImages()
    guard let images = animationImages, !images.isEmpty, let device = SimulatedDevice.current
    else { return }
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
