/// A font: name, weight, size and metrics. No glyphs are drawn.
open nonisolated class UIFont: NSObject, NSCopying, @unchecked Sendable {
  struct Face: Hashable {
    var family: String
    var name: String
    var weight = Weight.regular
  }

  final private(set) var face = Face(family: ".AppleSystemUIFont", name: ".SFUI-Regular")
  /// The size, pt.
  open var pointSize: CGFloat { size }
  private final var size = UIFont.systemFontSize

  /// Creates the regular system font at its size.
  public override init() { super.init() }

  convenience init(face: Face, size: CGFloat) {
    self.init()
    self.face = face
    if size > 0, size.isFinite { self.size = size }
  }

  // MARK: - Creating a font

  /// Creates a font by its name; `nil` for an empty name.
  ///
  /// No font is looked up: every other name is accepted, with the system font's metrics. A size
  /// that is not positive selects the system's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let family = fontName.prefix { $0 != "-" }
    self.init(face: Face(family: String(family), name: fontName), size: fontSize)
  }

  /// Returns the font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The font size of labels: 17 pt.
  open class var labelFontSize: CGFloat { 17 }
  /// The font size of buttons: 18 pt.
  open class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text: 12 pt.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The font size of text: 14 pt.
  open class var systemFontSize: CGFloat { 14 }
  /// Returns the regular system font at a size, pt.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// Returns the system font at a size, pt, and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(".SFUI-\(weight.name)", weight, fontSize)
  }
  /// Returns the bold system font at a size, pt; its name says semibold, as on an iPhone.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// Returns the italic system font at a size, pt.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(".SFUI-RegularItalic", .regular, fontSize)
  }
  /// Returns the system font with monospaced digits at a size, pt.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(".SFUI-\(weight.name)-MonospacedDigits", weight, fontSize)
  }
  /// Returns the monospaced system font at a size, pt.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    monospaced(weight, fontSize)
  }
  /// Returns the system font for a style, at the size for the current traits, or at the size that
  /// the user prefers if they specify none.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: .current)
  }
  /// Returns the system font for a style at the size for given traits, or at the size that the user
  /// prefers.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferred(style, traitCollection) }

  // MARK: - Names and measures

  /// The family name.
  open var familyName: String { face.family }

  /// The font name.
  open var fontName: String { face.name }

  /// The ascent above the baseline, pt.
  ///
  /// **Source:** the system font's design, in units of 1/2048 of the size; so are those below.
  open var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// The descent below the baseline, pt; negative.
  open var descender: CGFloat { pointSize * -494 / 2048 }

  /// The height of capital letters, pt.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of a lowercase x, pt.
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The line height, pt: ascender - descender, 20.287109375 for 17 pt.
  open var lineHeight: CGFloat { ascender - descender }

  /// The spacing between lines, pt: none.
  open var leading: CGFloat { 0 }

  /// The attributes of the font.
  open var fontDescriptor: UIFontDescriptor { describedAttributes }

  /// The family names of the fonts that are present: the system's.
  open class var familyNames: [String] { [".AppleSystemUIFont"] }
  /// Returns the names of the fonts of a family: none, as no font is looked up.
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// Returns the system font at a size, pt, a weight and a width, which is ignored.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  // MARK: - Comparing fonts

  /// Returns whether name, weight and size are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  /// The hash value; equal for equal fonts.
  open override var hash: Int { [AnyHashable(face), AnyHashable(pointSize)].hashValue }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFont {
  /// The font weight on the scale of CSS, 100...900, for text in pictures.
  nonisolated var cssWeight: Double {
    let table: [(Weight, Double)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let own = face.weight.rawValue
    return table.min { abs($0.0.rawValue - own) < abs($1.0.rawValue - own) }?.1 ?? 400
  }
}
