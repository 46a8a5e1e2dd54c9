/// Drawing, animated images, and files of images.
extension UIImage {
  nonisolated final func paint(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    withContext { context in
      context.setBlendMode(blendMode)
      context.state.alpha *= Double(alpha.clampedToUnit)
      let color = tint.map { RGBA($0.cgColor) } ?? context.state.fillColor
      let content = (images?.first ?? self).rendition.content(tint: color, mode: .scaleToFill)
      if content != .none { context.place(content, in: rect) }
    }
  }

  nonisolated final func paintTiles(in rect: CGRect) {
    // At most a thousand tiles, so that a small image in a large area stays a small recording.
    let (width, height) = (size.width, size.height)
    guard width > 0, height > 0, rect.width / width * (rect.height / height) <= 1000 else {
      return draw(in: rect)
    }
    withContext { context in
      context.clip(to: rect)
      for y in stride(from: rect.minY, to: rect.maxY, by: height) {
        for x in stride(from: rect.minX, to: rect.maxX, by: width) {
          draw(in: CGRect(x: x, y: y, width: width, height: height))
        }
      }
    }
  }

  nonisolated final func resized(to size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Runs a closure in the next run-loop turn; at once without a device.
  nonisolated final func later(_ action: @escaping @Sendable () -> Void) {
    guard let device = SimulatedDevice.current else { return action() }
    _ = device.scheduleNonisolated(at: device.clock.now, action)
  }

  nonisolated final func asAnimation(_ duration: TimeInterval) -> UIImage? {
    UIImage.animatedImage(with: [self], duration: duration)
  }

  // MARK: Files

  /// Returns a PNG file with the image's size, and without pixels; `nil` for an image without a size.
  public nonisolated final func pngData() -> Data? {
    cgImage.map { ImageFile.png(width: $0.width, height: $0.height, name: name) }
  }
  /// Returns a JPEG file with the image's size, and without pixels; `nil` for an image without a size.
  public nonisolated final func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.map { ImageFile.jpeg(width: $0.width, height: $0.height) }
  }

  /// The baseline, pt from the bottom; `nil` without one.
  public nonisolated final var baselineOffsetFromBottom: CGFloat? { rendition.baselineOffset }
}
