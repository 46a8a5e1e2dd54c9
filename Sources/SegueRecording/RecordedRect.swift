/// A rectangle in pt, rounded to four decimals.
public struct RecordedRect: Equatable, Sendable {
  /// The left edge. Unit: pt.
  public let x: Double
  /// The top edge. Unit: pt.
  public let y: Double
  /// The width. Unit: pt.
  public let width: Double
  /// The height. Unit: pt.
  public let height: Double

  /// The empty rectangle at the origin.
  public static let zero = RecordedRect(x: 0, y: 0, width: 0, height: 0)

  /// Rounds all four numbers to four decimals.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x.rounded(places: Quantized.places)
    self.y = y.rounded(places: Quantized.places)
    self.width = width.rounded(places: Quantized.places)
    self.height = height.rounded(places: Quantized.places)
  }
}

extension RecordedRect: Codable {
  /// Decodes `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Encodes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([x, y, width, height])
  }
}
