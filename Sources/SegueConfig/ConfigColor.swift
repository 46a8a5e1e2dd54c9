/// A color of red, green, blue and opacity, each 0 to 1, in the sRGB color space.
public struct ConfigColor: Hashable, Sendable {
  /// Red, 0 to 1.
  package var red: Double
  /// Green, 0 to 1.
  package var green: Double
  /// Blue, 0 to 1.
  package var blue: Double
  /// Opacity, 0 to 1.
  package var alpha: Double

  /// Creates a color from components from 0 to 1; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray, from black at 0 to white at 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The named colors in display order: those that UIColor has as constants.
  ///
  /// Source: UIKit documentation, UIColor, "Fixed colors".
  package static let named: [(name: String, color: ConfigColor)] = [
    ("black", ConfigColor(white: 0)),
    ("darkGray", ConfigColor(white: 1.0 / 3)),
    ("gray", ConfigColor(white: 0.5)),
    ("lightGray", ConfigColor(white: 2.0 / 3)),
    ("white", ConfigColor(white: 1)),
    ("clear", ConfigColor(white: 0, alpha: 0)),
    ("red", ConfigColor(red: 1, green: 0, blue: 0)),
    ("green", ConfigColor(red: 0, green: 1, blue: 0)),
    ("blue", ConfigColor(red: 0, green: 0, blue: 1)),
    ("cyan", ConfigColor(red: 0, green: 1, blue: 1)),
    ("yellow", ConfigColor(red: 1, green: 1, blue: 0)),
    ("magenta", ConfigColor(red: 1, green: 0, blue: 1)),
    ("orange", ConfigColor(red: 1, green: 0.5, blue: 0)),
    ("purple", ConfigColor(red: 0.5, green: 0, blue: 0.5)),
    ("brown", ConfigColor(red: 0.6, green: 0.4, blue: 0.2)),
  ]

  /// The regular expression of hexadecimal colors.
  static let pattern = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

  /// Creates the color of `#rgb`, `#rrggbb` or `#rrggbbaa`; returns `nil` for any other text.
  public init?(hexadecimal text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    // Each component is a sum of two digits, or of one digit twice.
    var digits: [Int] = []
    digits.reserveCapacity(8)
    for byte in text.utf8.dropFirst() {
      guard digits.count < 8, let digit = hexadecimalDigit(byte) else { return nil }
      digits.append(digit)
    }
    func component(_ index: Int) -> Double {
      let (high, low) =
        digits.count == 3
        ? (digits[index], digits[index]) : (digits[2 * index], digits[2 * index + 1])
      return Double(high * 16 + low) / 255
    }
    guard digits.count == 3 || digits.count == 6 || digits.count == 8 else { return nil }
    self.init(
      red: component(0), green: component(1), blue: component(2),
      alpha: digits.count == 8 ? component(3) : 1)
  }

  /// The color as `#rrggbb`, or `#rrggbbaa` when it is not opaque, to the nearest 1/255.
  package var hexadecimal: String {
    colorText([red, green, blue] + (alpha < 1 ? [alpha] : []))
  }
}

/// Returns the value of a hexadecimal digit; `nil` for another character.
private func hexadecimalDigit(_ byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}

extension ParameterKind where Value == ConfigColor {
  /// A color: `#rgb`, `#rrggbb`, `#rrggbbaa`, or a name such as `black`.
  public static var color: ParameterKind { ConfigColor.kind }
}

extension ConfigColor {
  fileprivate static var kind: ParameterKind<Self> {
    let names = named.map(\.name)
    return ParameterKind(
      "a color", .color,
      decode: { value, diagnostics in
        if let text = value.text {
          if let match = ConfigColor.named.first(where: { $0.name == text }) {
            return match.color
          }
          if let color = ConfigColor(hexadecimal: text) { return color }
        }
        diagnostics.wrongType(
          expected: "a color", found: value, help: colorHelp(value, names: names))
        return nil
      },
      encode: { color in
        .string(
          ConfigColor.named.first { $0.color == color }?.name ?? color.hexadecimal)
      })
  }

  private static func colorHelp(_ value: ConfigValue, names: [String]) -> String {
    if value.isNothing {
      return "write a color such as black or \"#336699\"; without quotes '#' begins a comment"
    }
    if let color = value.text.flatMap(ForeignNotation.color) {
      return "write \"\(color.hexadecimal)\""
        + (color.alpha < 1 ? ", whose last two digits are the opacity" : "")
    }
    if let text = value.text, let nearest = nearestName(to: text, among: names) {
      return "did you mean '\(nearest)'?"
    }
    return "write \"#rgb\", \"#rrggbb\", \"#rrggbbaa\" or one of: "
      + names.joined(separator: ", ")
  }
}
