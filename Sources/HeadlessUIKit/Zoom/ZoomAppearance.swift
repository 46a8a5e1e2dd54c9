/// The appearance of a zoom at one moment, between its source and its full frame.
struct ZoomAppearance {
  /// The visible part of the zoomed view, in the container, pt.
  var frame: CGRect
  /// The zoomed view's scale relative to its full frame.
  var scale: CGFloat
  /// The zoomed view's origin in the visible part, pt.
  var origin = CGPoint.zero
  var cornerRadius: CGFloat = 0
  var alpha: CGFloat = 1
  /// The opacity of the source's snapshot above the view, 0...1.
  var snapshotAlpha: CGFloat = 0
  /// The opacity of the dimming view below, 0...1.
  var dimmingAlpha: CGFloat = 1

  /// The appearance at the full frame.
  static func open(in fullFrame: CGRect) -> ZoomAppearance {
    ZoomAppearance(frame: fullFrame, scale: 1)
  }

  /// The appearance at the source.
  ///
  /// - Parameters:
  ///   - source: The source's frame in the container; `nil` for a fade at the center.
  ///   - fullFrame: The full frame of the zoomed view, in the container.
  ///   - alignment: The part of the zoomed view that corresponds to the source.
  static func closed(at source: CGRect?, of fullFrame: CGRect, showing alignment: CGRect)
    -> ZoomAppearance
  {
    guard let source, alignment.width > 0, source.width > 0 else {
      let middle = fullFrame.insetBy(dx: fullFrame.width / 4, dy: fullFrame.height / 4)
      return ZoomAppearance(frame: middle, scale: 0.5, alpha: 0, dimmingAlpha: 0)
    }
    let scale = source.width / alignment.width
    return ZoomAppearance(
      frame: source, scale: scale,
      origin: CGPoint(x: -alignment.minX * scale, y: -alignment.minY * scale), snapshotAlpha: 1,
      dimmingAlpha: 0)
  }

  /// The appearance during a pan: translated, and smaller with the progress.
  ///
  /// - Parameters:
  ///   - translation: The pan's translation, pt.
  ///   - fraction: The progress of the transition, 0...1.
  func dragged(by translation: CGPoint, fraction: CGFloat) -> ZoomAppearance {
    let factor = 1 - Self.shrinking * fraction
    let size = CGSize(width: frame.width * factor, height: frame.height * factor)
    var appearance = self
    appearance.frame = CGRect(
      x: frame.midX + translation.x - size.width / 2,
      y: frame.midY + translation.y - size.height / 2,
      width: size.width, height: size.height)
    appearance.scale *= factor
    appearance.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    appearance.cornerRadius = max(cornerRadius, Self.draggedRadius * min(1, fraction * 10))
    appearance.dimmingAlpha *= 1 - fraction
    return appearance
  }

  /// Returns the rate of change of the size, pt/s, for a rate of the progress, 1/s.
  func growth(atProgressRate speed: CGFloat) -> CGSize {
    CGSize(
      width: -frame.width * Self.shrinking * speed, height: -frame.height * Self.shrinking * speed)
  }

  /// The reduction in scale at progress 1, and the corner radius from progress 0.1 on, pt; chosen by
  /// eye.
  private static let shrinking: CGFloat = 0.4
  private static let draggedRadius: CGFloat = 30
}
