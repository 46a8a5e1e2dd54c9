/// A layer's transform: affine, or a 4 × 4 matrix for a 3D transform.
///
/// Row vectors, as in Core Animation: x' = a·x + c·y + tx, y' = b·x + d·y + ty. Entries are rounded
/// to eight decimals: an error of 5e-9 moves a point of the largest screen by less than 1e-5 pt.
package struct RecordedTransform: Equatable, Sendable {
  static let places = 8

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
  /// The sixteen entries m11, m12 … m44; `nil` for an affine transform.
  package let matrix: [Double]?

  /// The identity transform.
  package static let identity = RecordedTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates an affine transform.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init(rounding: [a, b, c, d, tx, ty], matrix: nil)
  }

  /// Creates a transform from sixteen entries by rows, m11 to m44; an affine one stores no matrix.
  ///
  /// Missing entries are those of the identity; entries past the sixteenth are ignored.
  package init(matrix entries: [Double]) {
    let full = (0..<16).map { index in
      index < entries.count
        ? entries[index].rounded(places: Self.places) : (index % 5 == 0 ? 1 : 0)
    }
    let isAffine =
      [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { full[$0] == 0 } && full[10] == 1 && full[15] == 1
    self.init(
      rounding: [full[0], full[1], full[4], full[5], full[12], full[13]],
      matrix: isAffine ? nil : full)
  }

  /// Whether this is the identity transform.
  package var isIdentity: Bool { self == .identity }

  /// The sixteen entries by rows, also of an affine transform.
  package var entries: [Double] {
    matrix ?? [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1]
  }

  private init(rounding affine: [Double], matrix: [Double]?) {
    let rounded = affine.map { $0.rounded(places: Self.places) }
    (a, b, c) = (rounded[0], rounded[1], rounded[2])
    (d, tx, ty) = (rounded[3], rounded[4], rounded[5])
    self.matrix = matrix
  }
}

extension RecordedTransform: Codable {
  /// Decodes six numbers (a, b, c, d, tx, ty) or sixteen.
  package init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(6, 16)
    if numbers.count == 16 {
      self.init(matrix: numbers)
    } else {
      self.init(rounding: numbers, matrix: nil)
    }
  }

  /// Encodes six numbers, or sixteen if the transform is not affine.
  package func encode(to encoder: any Encoder) throws {
    try encoder.write(matrix ?? [a, b, c, d, tx, ty])
  }
}
