/// How everything of a zoom stands at a moment, between its source and its place.
struct ZoomLook {
  /// The part of the container through which the zoomed view is seen, pt.
  var frame: CGRect
  /// The zoomed view's size against that of its place.
  var scale: CGFloat
  /// Where the zoomed view begins in that part, pt.
  var origin = CGPoint.zero
  var cornerRadius: CGFloat = 0
  var alpha: CGFloat = 1
  /// How much of the source's picture lies over it, 0...1.
  var picture: CGFloat = 0
  /// How much of the shade lies below, 0...1.
  var shade: CGFloat = 1

  /// In its place.
  static func open(in place: CGRect) -> ZoomLook { ZoomLook(frame: place, scale: 1) }

  /// At its source.
  ///
  /// - Parameters:
  ///   - source: The source's frame in the container; nil for the middle, from where it fades in.
  ///   - alignment: The part of the zoomed view that the source stands for.
  static func closed(at source: CGRect?, of place: CGRect, showing alignment: CGRect) -> ZoomLook {
    guard let source, alignment.width > 0, source.width > 0 else {
      let middle = place.insetBy(dx: place.width / 4, dy: place.height / 4)
      return ZoomLook(frame: middle, scale: 0.5, alpha: 0, shade: 0)
    }
    let scale = source.width / alignment.width
    return ZoomLook(
      frame: source, scale: scale,
      origin: CGPoint(x: -alignment.minX * scale, y: -alignment.minY * scale), picture: 1, shade: 0)
  }

  /// Under a finger: smaller the farther it goes, and where it goes.
  ///
  /// - Parameters:
  ///   - way: How far the finger is from where it took hold, pt.
  ///   - share: How far the transition is, 0...1.
  func dragged(by way: CGPoint, share: CGFloat) -> ZoomLook {
    let factor = 1 - Self.shrinking * share
    let size = CGSize(width: frame.width * factor, height: frame.height * factor)
    var look = self
    look.frame = CGRect(
      x: frame.midX + way.x - size.width / 2, y: frame.midY + way.y - size.height / 2,
      width: size.width, height: size.height)
    look.scale *= factor
    look.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    look.cornerRadius = max(cornerRadius, Self.draggedRadius * min(1, share * 10))
    look.shade *= 1 - share
    return look
  }

  /// How fast it becomes larger, pt/s, when the share grows by so much a second.
  func growth(atShareSpeed speed: CGFloat) -> CGSize {
    CGSize(
      width: -frame.width * Self.shrinking * speed, height: -frame.height * Self.shrinking * speed)
  }

  /// How much smaller a finger makes it in all, and how round its corners become, pt; chosen by eye.
  private static let shrinking: CGFloat = 0.4
  private static let draggedRadius: CGFloat = 30
}
