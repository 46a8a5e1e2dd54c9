/// A map from one layer's plane to another's: nine numbers, affine or projective.
///
/// Row vectors: [x' y' w] = [x y 1] · rows; the point is (x'/w, y'/w). A layer transformed in 3D is
/// flattened into its parent's plane, as in Core Animation, so that nine numbers suffice.
package struct PlaneMap: Equatable, Sendable {
  /// The coefficient of x in x'.
  package let a: Double
  /// The coefficient of x in y'.
  package let b: Double
  /// The coefficient of y in x'.
  package let c: Double
  /// The coefficient of y in y'.
  package let d: Double
  /// The translation to the right. Unit: pt.
  package let tx: Double
  /// The translation downward. Unit: pt.
  package let ty: Double
  /// The coefficients of x, y and 1 in w: 0, 0 and 1 in an affine map.
  private let depth: (x: Double, y: Double, one: Double)

  /// The nine entries by rows; the last column is (0, 0, 1) in an affine map.
  package var rows: [Double] { [a, b, depth.x, c, d, depth.y, tx, ty, depth.one] }

  /// The identity map.
  package static let identity = PlaneMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the map that a transform performs on the plane z = 0.
  init(flattening transform: RecordedTransform) {
    if let matrix = transform.matrix {
      self.init(flattening: matrix)
    } else {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
  }

  /// Creates the map that a 4 × 4 matrix performs on the plane z = 0.
  init(flattening m: [Double]) {
    self.init(
      a: m[0], b: m[1], c: m[4], d: m[5], tx: m[12], ty: m[13], depth: (m[3], m[7], m[15]))
  }

  /// Creates an affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty, depth: (0, 0, 1))
  }

  private init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double,
    depth: (x: Double, y: Double, one: Double)
  ) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    (self.tx, self.ty, self.depth) = (tx, ty, depth)
  }

  /// Returns a translation. Unit: pt.
  package static func translation(x: Double, y: Double) -> PlaneMap {
    PlaneMap(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns whether both maps have the same entries.
  package static func == (left: PlaneMap, right: PlaneMap) -> Bool {
    left.a == right.a && left.b == right.b && left.c == right.c && left.d == right.d
      && left.tx == right.tx && left.ty == right.ty && left.depth == right.depth
  }

  /// Whether the map preserves parallel lines.
  package var isAffine: Bool { depth == (0, 0, 1) }

  /// Whether the map is a translation.
  package var isTranslation: Bool { isAffine && a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns the map that applies this map first, then `next`.
  package func concatenating(_ next: PlaneMap) -> PlaneMap {
    /// Returns a row of the product, from a row of this map.
    func row(_ x: Double, _ y: Double, _ one: Double) -> (x: Double, y: Double, depth: Double) {
      (
        x * next.a + y * next.c + one * next.tx, x * next.b + y * next.d + one * next.ty,
        x * next.depth.x + y * next.depth.y + one * next.depth.one
      )
    }
    let (first, second) = (row(a, b, depth.x), row(c, d, depth.y))
    let third = row(tx, ty, depth.one)
    return PlaneMap(
      a: first.x, b: first.y, c: second.x, d: second.y, tx: third.x, ty: third.y,
      depth: (first.depth, second.depth, third.depth))
  }

  /// Returns the image of a point; the depth of a point at or behind the eye is clamped.
  package func apply(x: Double, y: Double) -> (x: Double, y: Double) {
    let w = max(x * depth.x + y * depth.y + depth.one, 1e-3)
    return ((x * a + y * c + tx) / w, (x * b + y * d + ty) / w)
  }

  /// Returns the image of a rectangle's corners.
  package func apply(_ rect: RecordedRect) -> RecordedQuad {
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
