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
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return RecordedRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
