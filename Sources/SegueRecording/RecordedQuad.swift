/// The four corners of a rectangle after a transform.
public struct RecordedQuad: Equatable, Sendable {
  /// The transformed top-left corner.
  public var topLeft: RecordedPoint
  /// The transformed top-right corner.
  public var topRight: RecordedPoint
  /// The transformed bottom-right corner.
  public var bottomRight: RecordedPoint
  /// The transformed bottom-left corner.
  public var bottomLeft: RecordedPoint

  /// Creates a quad from its corners.
  public init(
    topLeft: RecordedPoint, topRight: RecordedPoint, bottomRight: RecordedPoint,
    bottomLeft: RecordedPoint
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The corners clockwise from the top left.
  public var corners: [RecordedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The bounding box of the corners.
  public var boundingRect: RecordedRect {
    let left = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let top = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    let right = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let bottom = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return RecordedRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
