/// A layer's transform: affine, or a full matrix when it leaves the plane.
///
/// Row vectors, as in Core Animation: x' = a·x + c·y + tx, y' = b·x + d·y + ty. Entries keep eight
/// decimals: an error of 5e-9 moves a point of the largest screen by less than 1e-5 pt.
public struct RecordedTransform: Equatable, Sendable {
  static let places = 8

  /// The first column of the affine part: what x' takes of x.
  public let a: Double
  /// What y' takes of x.
  public let b: Double
  /// What x' takes of y.
  public let c: Double
  /// What y' takes of y.
  public let d: Double
  /// The shift to the right. Unit: pt.
  public let tx: Double
  /// The shift downwards. Unit: pt.
  public let ty: Double
  /// The sixteen entries m11, m12 … m44, only when the transform is not affine.
  public let matrix: [Double]?

  /// The transform that changes nothing.
  public static let identity = RecordedTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes an affine transform.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.init(rounding: [a, b, c, d, tx, ty], matrix: nil)
  }

  /// Makes a transform from sixteen entries by rows, m11 to m44; an affine one drops the matrix.
  ///
  /// Missing entries are those of the identity, entries past the sixteenth are left out.
  public init(matrix entries: [Double]) {
    let full = (0..<16).map { place in
      place < entries.count
        ? entries[place].rounded(places: Self.places) : (place % 5 == 0 ? 1 : 0)
    }
    let isAffine =
      [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { full[$0] == 0 } && full[10] == 1 && full[15] == 1
    self.init(
      rounding: [full[0], full[1], full[4], full[5], full[12], full[13]],
      matrix: isAffine ? nil : full)
  }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == .identity }

  /// The sixteen entries by rows, also of an affine transform.
  public var entries: [Double] {
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
  /// Reads six numbers (a, b, c, d, tx, ty) or sixteen.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(6, 16)
    if numbers.count == 16 {
      self.init(matrix: numbers)
    } else {
      self.init(rounding: numbers, matrix: nil)
    }
  }

  /// Writes six numbers, or sixteen when the transform is not affine.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write(matrix ?? [a, b, c, d, tx, ty])
  }
}
