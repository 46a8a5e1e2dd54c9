/// The attributes of a font.
open nonisolated class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an attribute.
  public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The family name, a string.
    public static let family = AttributeName("NSFontFamilyAttribute")
    /// The font name, a string.
    public static let name = AttributeName("NSFontNameAttribute")
    /// The name of the face, a string.
    public static let face = AttributeName("NSFontFaceAttribute")
    /// The size, pt, a number.
    public static let size = AttributeName("NSFontSizeAttribute")
    /// The name that users see, a string. Stored only.
    public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
    /// The transform of glyphs. Stored only.
    public static let matrix = AttributeName("NSCTFontMatrixAttribute")
    /// The characters. Stored only.
    public static let characterSet = AttributeName("NSCTFontCharacterSetAttribute")
    /// The fonts for other characters. Stored only.
    public static let cascadeList = AttributeName("NSCTFontCascadeListAttribute")
    /// The traits, a dictionary.
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    /// The advance of all glyphs. Stored only.
    public static let fixedAdvance = AttributeName("NSCTFontFixedAdvanceAttribute")
    /// The settings of features. Stored only.
    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
    /// The text style, a string.
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")
  }

  /// The key of a trait.
  public nonisolated struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, -1...1, a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, -1...1. Stored only.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, -1...1. Stored only.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a feature.
  public nonisolated struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of a feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The former name of `type`.
    public static let featureIdentifier = type
    /// The selector of a feature, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of `selector`.
    public static let typeIdentifier = selector
  }

  /// The traits of a font as bits.
  public nonisolated struct SymbolicTraits: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates traits from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With glyphs of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// With vertical glyphs.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Optimized for interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less leading.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more leading.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Serifs of the old style.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of free form.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// A script.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system font.
  public nonisolated struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With glyphs of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  private final let attributes: [AttributeName: Any]

  /// Creates a descriptor with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
    super.init()
  }
  /// Creates a descriptor of a font's name and size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }
  /// Creates a descriptor of a font's name and the transform of its glyphs.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }
  /// Returns the descriptor of a text style at the size that the user prefers.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor.addingAttributes([
      .textStyle: style.rawValue
    ])
  }
  /// Returns the descriptor of a text style at the size for given traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
      .addingAttributes([.textStyle: style.rawValue])
  }

  // MARK: Attributes

  /// The attributes.
  open var fontAttributes: [AttributeName: Any] { attributes }
  /// Returns an attribute; `nil` if there is none.
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }
  /// The font name; the family's if there is none.
  open var postscriptName: String { fontName }
  /// The size, pt; 0 if there is none.
  open var pointSize: CGFloat { UIFontDescriptor.number(attributes[.size]) ?? 0 }
  /// The transform of the glyphs; identity by default.
  open var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }
  /// The traits as bits.
  open var symbolicTraits: SymbolicTraits { foundTraits }
  /// Returns the descriptor itself, as no font is looked up.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }

  // MARK: Changed descriptors

  /// Returns a descriptor with further attributes, which take precedence.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }
  /// Returns a descriptor with another size, pt.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }
  /// Returns a descriptor with another transform of the glyphs.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }
  /// Returns a descriptor with another face of the family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { replacingName([.face: newFace]) }
  /// Returns a descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    replacingName([.family: newFamily])
  }
  /// Returns a descriptor of the family with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    replacingTraits(symbolicTraits)
  }
  /// Returns a descriptor with another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let name = [SystemDesign.rounded: "Rounded", .serif: "Serif", .monospaced: "Monospaced"]
    return replacingName([.family: ".AppleSystemUIFont\(name[design] ?? "")"])
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether both describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && pointSize == other.pointSize
  }
  /// The hash value; equal for equal descriptors.
  open override var hash: Int { face.hashValue }
}

nonisolated extension UIFontDescriptor {
  private var traits: [TraitKey: Any] { attributes[.traits] as? [TraitKey: Any] ?? [:] }

  /// The font that the attributes describe.
  final var face: UIFont.Face {
    UIFont.Face(
      family: attributes[.family] as? String ?? String(fontName.prefix { $0 != "-" }),
      name: fontName, weight: weight)
  }

  private var weight: UIFont.Weight {
    let value = traits[.weight]
    if let weight = value as? UIFont.Weight { return weight }
    if let number = Self.number(value) { return UIFont.Weight(number) }
    return foundTraits.contains(.traitBold) ? .bold : .regular
  }

  private var fontName: String {
    if let name = attributes[.name] as? String { return name }
    let family = attributes[.family] as? String ?? ".AppleSystemUIFont"
    var face = attributes[.face] as? String ?? ""
    if face.isEmpty {
      let traits = foundTraits
      face =
        (traits.contains(.traitBold) ? "Bold" : "")
        + (traits.contains(.traitItalic) ? "Italic" : "")
    }
    return face.isEmpty ? family : "\(family)-\(face)"
  }

  private var foundTraits: SymbolicTraits {
    if let bits = traits[.symbolic] as? SymbolicTraits { return bits }
    if let bits = traits[.symbolic] as? NSNumber { return .init(rawValue: bits.uint32Value) }
    let name = attributes[.name] as? String ?? attributes[.face] as? String ?? ""
    var found: SymbolicTraits = []
    if name.contains("Italic") || name.contains("Oblique") { found.insert(.traitItalic) }
    if name.contains("Bold") || name.contains("bold") { found.insert(.traitBold) }
    if name.contains("Mono") { found.insert(.traitMonoSpace) }
    return found
  }

  /// Returns a descriptor with other parts of the name, which is then made of them.
  private func replacingName(_ parts: [AttributeName: Any]) -> UIFontDescriptor {
    var new = attributes.merging(parts) { $1 }
    new[.name] = nil
    if new[.family] == nil { new[.family] = face.family }
    return UIFontDescriptor(fontAttributes: new)
  }

  private func replacingTraits(_ symbolic: SymbolicTraits) -> UIFontDescriptor {
    let isSystem = face.family.hasPrefix(".AppleSystemUIFont")
    var traits = traits
    traits[.symbolic] = symbolic
    // The bold system font is semibold, as on an iPhone.
    let bold = isSystem ? UIFont.Weight.semibold : .bold
    traits[.weight] = symbolic.contains(.traitBold) ? bold : UIFont.Weight.regular
    var new = attributes
    new[.traits] = traits
    new[.family] = face.family
    (new[.name], new[.face]) = (nil, nil)
    return UIFontDescriptor(fontAttributes: new)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
