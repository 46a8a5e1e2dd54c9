/// A point in pt, rounded to four decimals.
public struct RecordedPoint: Equatable, Sendable {
  /// The horizontal coordinate. Unit: pt.
  public let x: Double
  /// The vertical coordinate, increasing downward. Unit: pt.
  public let y: Double

  /// The origin.
  public static let zero = RecordedPoint(x: 0, y: 0)

  /// Rounds both coordinates to four decimals.
  public init(x: Double, y: Double) {
    self.x = x.rounded(places: Quantized.places)
    self.y = y.rounded(places: Quantized.places)
  }
}

extension RecordedPoint: Codable {
  /// Decodes `[x, y]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Encodes `[x, y]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([x, y])
  }
}
