/// The four corners of a rectangle after a transform.
public struct RecordedQuad: Equatable, Sendable {
  /// Where the corner at the left of the top went.
  public var topLeft: RecordedPoint
  /// Where the corner at the right of the top went.
  public var topRight: RecordedPoint
  /// Where the corner at the right of the bottom went.
  public var bottomRight: RecordedPoint
  /// Where the corner at the left of the bottom went.
  public var bottomLeft: RecordedPoint

  /// Makes a quad from its corners.
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

  /// The smallest upright rectangle around the corners.
  public var boundingRect: RecordedRect {
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return RecordedRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
