/// A point in pt, rounded to four decimals.
package struct RecordedPoint: Equatable, Sendable {
  /// The horizontal coordinate. Unit: pt.
  package let x: Double
  /// The vertical coordinate, increasing downward. Unit: pt.
  package let y: Double

  /// The origin.
  package static let zero = RecordedPoint(x: 0, y: 0)

  /// Rounds both coordinates to four decimals.
  package init(x: Double, y: Double) {
    self.x = x.rounded(places: Quantized.places)
    self.y = y.rounded(places: Quantized.places)
  }
}

extension RecordedPoint: Codable {
  /// Decodes `[x, y]`.
  package init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Encodes `[x, y]`.
  package func encode(to encoder: any Encoder) throws {
    try encoder.write([x, y])
  }
}
