/// An sRGB color with non-premultiplied alpha; every component is 0...1.
package struct RecordedColor: Equatable, Sendable {
  /// The red component, 0...1.
  package let red: Double
  /// The green component, 0...1.
  package let green: Double
  /// The blue component, 0...1.
  package let blue: Double
  /// The opacity, 0...1.
  package let alpha: Double

  /// Fully transparent black.
  package static let clear = RecordedColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  package static let black = RecordedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = RecordedColor(red: 1, green: 1, blue: 1)

  /// Rounds every component to four decimals; extended-range components are not clamped.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.rounded(places: Quantized.places)
    self.green = green.rounded(places: Quantized.places)
    self.blue = blue.rounded(places: Quantized.places)
    self.alpha = alpha.rounded(places: Quantized.places)
  }
}

extension RecordedColor: Codable {
  /// Decodes `[red, green, blue, alpha]`.
  package init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  /// Encodes `[red, green, blue, alpha]`.
  package func encode(to encoder: any Encoder) throws {
    try encoder.write([red, green, blue, alpha])
  }
}
