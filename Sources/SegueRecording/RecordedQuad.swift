/// The four corners of a rectangle after a transform.
package struct RecordedQuad: Equatable, Sendable {
  /// The transformed top-left corner.
  package var topLeft: RecordedPoint
  /// The transformed top-right corner.
  package var topRight: RecordedPoint
  /// The transformed bottom-right corner.
  package var bottomRight: RecordedPoint
  /// The transformed bottom-left corner.
  package var bottomLeft: RecordedPoint

  /// The corners clockwise from the top left.
  package var corners: [RecordedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The bounding box of the corners.
  package var boundingRect: RecordedRect {
    let left = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let top = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    let right = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let bottom = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return RecordedRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
