/// Where text that does not fit is truncated.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the lines of a text layer.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// That of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text.
open nonisolated class CATextLayer: CALayer {
  /// Creates a layer without text.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, a string or an attributed string; nil by default.
  open var string: Any? {
    get { storedOptional("string", nil) }
    set { store("string", newValue) }
  }
  /// The font: a `UIFont`, or the name of one; nil, the default, is Helvetica. Pictures use one font.
  /// Stored only.
  open var font: CFTypeRef? {
    get { storedOptional("font", nil) }
    set { store("font", newValue) }
  }
  /// The size of the font of a plain string, pt; 36 by default.
  open var fontSize: CGFloat {
    get { stored("fontSize", 36) }
    set { store("fontSize", newValue) }
  }
  /// The color of a plain string; opaque white by default.
  open var foregroundColor: CGColor? {
    get { storedOptional("foregroundColor", CGColor.opaqueWhite) }
    set { store("foregroundColor", newValue) }
  }
  /// Whether lines are wrapped at the width; false by default.
  open var isWrapped: Bool {
    get { stored("wrapped", false) }
    set { store("wrapped", newValue) }
  }
  /// Where text that does not fit is truncated; `none` by default.
  /// Stored only.
  open var truncationMode: CATextLayerTruncationMode {
    get { stored("truncationMode", .none) }
    set { store("truncationMode", newValue) }
  }
  /// The alignment of the lines; `natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { stored("alignmentMode", .natural) }
    set { store("alignmentMode", newValue) }
  }
  /// Whether glyphs are at subpixel positions; false by default.
  /// Stored only.
  open var allowsFontSubpixelQuantization: Bool {
    get { stored("allowsFontSubpixelQuantization", false) }
    set { store("allowsFontSubpixelQuantization", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fontSize": CGFloat(36)
    case "foregroundColor": CGColor.opaqueWhite
    case "wrapped", "allowsFontSubpixelQuantization": false
    case "truncationMode": CATextLayerTruncationMode.none
    case "alignmentMode": CATextLayerAlignmentMode.natural
    default: super.defaultValue(forKey: key)
    }
  }

  override func makeDrawing() -> LayerDrawing? { text }
}
