/// A font: a name, a weight and a size. Nothing is drawn with it, but its measures are real.
open nonisolated class UIFont: NSObject, NSCopying, @unchecked Sendable {
  struct Face: Hashable {
    var family: String
    var name: String
    var weight = Weight.regular
  }

  let face: Face
  /// The size in points.
  public let pointSize: CGFloat

  init(face: Face, size: CGFloat) {
    self.face = face
    self.pointSize = size > 0 && size.isFinite ? size : UIFont.systemFontSize
    super.init()
  }

  // MARK: - Creating a font

  /// Makes a font by its name; nil for an empty name.
  ///
  /// No font is looked up, so every other name is taken, and its measures are the system font's. A
  /// size that is not above zero becomes the system's.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let family = fontName.prefix { $0 != "-" }
    self.init(face: Face(family: String(family), name: fontName), size: fontSize)
  }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  // MARK: - Names and measures

  /// The name of the family.
  open var familyName: String { face.family }

  /// The name of the font.
  open var fontName: String { face.name }

  /// How far letters reach above the base line, in points.
  ///
  /// **Source:** the system font's design, in units of 1/2048 of the size; so are the others below.
  open var ascender: CGFloat { pointSize * 1950 / 2048 }

  /// How far letters reach below the base line, in points and negative.
  open var descender: CGFloat { pointSize * -494 / 2048 }

  /// The height of capitals in points.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of a small x in points.
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The height of a line in points: ascender - descender, 20.287109375 for 17 points.
  open var lineHeight: CGFloat { ascender - descender }

  /// Extra room between lines: none.
  open var leading: CGFloat { 0 }

  // MARK: - Comparing fonts

  /// Whether name, weight and size are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  /// A number that equal fonts share.
  open override var hash: Int { [AnyHashable(face), AnyHashable(pointSize)].hashValue }

  /// The font itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
