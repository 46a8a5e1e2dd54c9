/// A rectangle in pt, rounded to four decimals.
package struct RecordedRect: Equatable, Sendable {
  /// The left edge. Unit: pt.
  package let x: Double
  /// The top edge. Unit: pt.
  package let y: Double
  /// The width. Unit: pt.
  package let width: Double
  /// The height. Unit: pt.
  package let height: Double

  /// The empty rectangle at the origin.
  package static let zero = RecordedRect(x: 0, y: 0, width: 0, height: 0)

  /// Rounds all four numbers to four decimals.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x.rounded(places: Quantized.places)
    self.y = y.rounded(places: Quantized.places)
    self.width = width.rounded(places: Quantized.places)
    self.height = height.rounded(places: Quantized.places)
  }
}

extension RecordedRect: Codable {
  /// Decodes `[x, y, width, height]`.
  package init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Encodes `[x, y, width, height]`.
  package func encode(to encoder: any Encoder) throws {
    try encoder.write([x, y, width, height])
  }
}
