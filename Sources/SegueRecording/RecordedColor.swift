/// An sRGB color with non-premultiplied alpha; every component is 0...1.
public struct RecordedColor: Equatable, Sendable {
  /// The red component, 0...1.
  public let red: Double
  /// The green component, 0...1.
  public let green: Double
  /// The blue component, 0...1.
  public let blue: Double
  /// The opacity, 0...1.
  public let alpha: Double

  /// Fully transparent black.
  public static let clear = RecordedColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = RecordedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RecordedColor(red: 1, green: 1, blue: 1)

  /// Rounds every component to four decimals; extended-range components are not clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.rounded(places: Quantized.places)
    self.green = green.rounded(places: Quantized.places)
    self.blue = blue.rounded(places: Quantized.places)
    self.alpha = alpha.rounded(places: Quantized.places)
  }
}

extension RecordedColor: Codable {
  /// Decodes `[red, green, blue, alpha]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  /// Encodes `[red, green, blue, alpha]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([red, green, blue, alpha])
  }
}
