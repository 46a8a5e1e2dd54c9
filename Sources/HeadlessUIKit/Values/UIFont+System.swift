extension UIFont {
  /// The weight of a font, -1...1; zero is regular.
  public nonisolated struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw weight.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// Zero.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)

    /// Returns whether the first weight is lighter.
    public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a weight made heavier by an amount.
    public static func + (lhs: Weight, rhs: CGFloat) -> Weight { Weight(lhs.rawValue + rhs) }
    /// Returns a weight made lighter by an amount.
    public static func - (lhs: Weight, rhs: CGFloat) -> Weight { Weight(lhs.rawValue - rhs) }
    /// Makes a weight heavier by an amount.
    public static func += (lhs: inout Weight, rhs: CGFloat) { lhs = lhs + rhs }
    /// Makes a weight lighter by an amount.
    public static func -= (lhs: inout Weight, rhs: CGFloat) { lhs = lhs - rhs }

    private static let names: [(Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The name of the nearest named weight, as in font names.
    var name: String {
      let nearest = Self.names.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? "Regular"
    }
  }

  /// Returns the system font with a style of its name, and a weight.
  nonisolated static func system(_ name: String, _ weight: Weight, _ size: CGFloat) -> UIFont {
    UIFont(face: Face(family: ".AppleSystemUIFont", name: name, weight: weight), size: size)
  }

  nonisolated static func monospaced(_ weight: Weight, _ size: CGFloat) -> UIFont {
    let family = ".AppleSystemUIFontMonospaced"
    return UIFont(
      face: Face(family: family, name: "\(family)-\(weight.name)", weight: weight), size: size)
  }
}
