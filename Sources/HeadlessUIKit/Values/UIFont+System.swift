extension UIFont {
  /// The weight of a font, -1...1; zero is regular.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
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

    private static let names: [(Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The name of the nearest named weight, as in font names.
    fileprivate var name: String {
      let nearest = Self.names.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? "Regular"
    }
  }

  // MARK: - Sizes

  /// The font size of labels: 17 pt.
  public nonisolated class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons: 18 pt.
  public nonisolated class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text: 12 pt.
  public nonisolated class var smallSystemFontSize: CGFloat { 12 }
  /// The font size of text: 14 pt.
  public nonisolated class var systemFontSize: CGFloat { 14 }

  // MARK: - The system's fonts

  /// Returns the regular system font at a size, pt.
  public nonisolated class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size, pt, and a weight.
  public nonisolated class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(".SFUI-\(weight.name)", weight, fontSize)
  }

  /// Returns the bold system font at a size, pt; its name says semibold, as on an iPhone.
  public nonisolated class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font at a size, pt.
  public nonisolated class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(".SFUI-RegularItalic", .regular, fontSize)
  }

  /// Returns the system font with monospaced digits at a size, pt.
  public nonisolated class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    system(".SFUI-\(weight.name)-MonospacedDigits", weight, fontSize)
  }

  /// Returns the monospaced system font at a size, pt.
  public nonisolated class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      face: Face(
        family: ".AppleSystemUIFontMonospaced", name: ".AppleSystemUIFontMonospaced-\(weight.name)",
        weight: weight),
      size: fontSize)
  }

  private nonisolated static func system(_ name: String, _ weight: Weight, _ size: CGFloat)
    -> UIFont
  {
    UIFont(face: Face(family: ".AppleSystemUIFont", name: name, weight: weight), size: size)
  }
}
