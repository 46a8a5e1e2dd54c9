/// A map from one layer's plane to another's: nine numbers, affine or projective.
///
/// Row vectors: [x' y' w] = [x y 1] · rows; the point is (x'/w, y'/w). A layer transformed in 3D is
/// flattened into its parent's plane, as in Core Animation, so that nine numbers suffice.
public struct PlaneMap: Equatable, Sendable {
  /// The nine entries by rows; the last column is (0, 0, 1) in an affine map.
  public let rows: [Double]

  /// The identity map.
  public static let identity = PlaneMap(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  /// Creates the map that a 4 × 4 matrix performs on the plane z = 0.
  init(flattening m: [Double]) {
    rows = [m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]]
  }

  /// Creates an affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    rows = [a, b, 0, c, d, 0, tx, ty, 1]
  }

  private init(rows: [Double]) {
    self.rows = rows
  }

  /// Returns a translation. Unit: pt.
  public static func translation(x: Double, y: Double) -> PlaneMap {
    PlaneMap(rows: [1, 0, 0, 0, 1, 0, x, y, 1])
  }

  /// Whether the map preserves parallel lines.
  public var isAffine: Bool { rows[2] == 0 && rows[5] == 0 && rows[8] == 1 }

  /// Whether the map is a translation.
  public var isTranslation: Bool {
    isAffine && rows[0] == 1 && rows[1] == 0 && rows[3] == 0 && rows[4] == 1
  }

  /// Returns the map that applies this map first, then `next`.
  public func concatenating(_ next: PlaneMap) -> PlaneMap {
    PlaneMap(
      rows: (0..<9).map { index in
        let (row, column) = (index / 3 * 3, index % 3)
        return rows[row] * next.rows[column] + rows[row + 1] * next.rows[column + 3]
          + rows[row + 2] * next.rows[column + 6]
      })
  }

  /// Returns the image of a point; the depth of a point at or behind the eye is clamped.
  public func apply(x: Double, y: Double) -> (x: Double, y: Double) {
    let depth = max(x * rows[2] + y * rows[5] + rows[8], 1e-3)
    return (
      (x * rows[0] + y * rows[3] + rows[6]) / depth, (x * rows[1] + y * rows[4] + rows[7]) / depth
    )
  }

  /// Returns the image of a rectangle's corners.
  public func apply(_ rect: RecordedRect) -> RecordedQuad {
    func corner(_ x: Double, _ y: Double) -> RecordedPoint {
      let point = apply(x: x, y: y)
      return RecordedPoint(x: point.x, y: point.y)
    }
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    return RecordedQuad(
      topLeft: corner(rect.x, rect.y), topRight: corner(right, rect.y),
      bottomRight: corner(right, bottom), bottomLeft: corner(rect.x, bottom))
  }
}
