// The attributes of text, which UIKit declares.
nonisolated extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, a `UIColor`. Not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The kind of ligatures, a number. Not drawn.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The space that is added after each character, pt, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space that is added after each character, pt, a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of a line through the text, a number. Not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of a line under the text, a number. Not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the outline, a `UIColor`. Not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline in percent of the font size, a number. Not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an `NSShadow`. Not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The effect, an `NSAttributedString.TextEffectStyle`. Not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An attachment in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A link, a URL or a string. Not drawn.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance above the baseline, pt, a number. Not drawn.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the line under the text, a `UIColor`. Not drawn.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the line through the text, a `UIColor`. Not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The skew, a number. Not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the horizontal expansion, a number. Not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The nested writing directions, a list of numbers. Not drawn.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether glyphs are vertical, a number. Not drawn.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// An effect of text.
  public nonisolated struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates an effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an effect.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Letterpress.
    public static let letterpressStyle = TextEffectStyle("_UIKitNewLetterpressStyle")
  }

  /// Creates a string of an attachment.
  public nonisolated convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The style of a line under or through text: a thickness, a pattern, and where it is drawn.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a style from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A pattern of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A pattern of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A pattern of a dash and a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A pattern of a dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The direction in which text is written.
public nonisolated enum NSWritingDirection: Int, Sendable {
  /// Decided by the script.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The kind of a writing direction within text.
public nonisolated enum NSWritingDirectionFormatType: Int, Sendable {
  /// Embedded.
  case embedding = 0
  /// Overriding.
  case override = 2
}

/// A shadow of text. Stored only.
open nonisolated class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// The offset, pt; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur radius, pt; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; black with an opacity of a third by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without offset and blur.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether offset, blur and color are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }
  /// The hash value; equal for equal shadows.
  open override var hash: Int { shadowBlurRadius.hashValue }
}

/// An image or a file in text, in place of the character U+FFFC.
open nonisolated class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The contents of a file; `nil` by default. Stored only.
  open var contents: Data?
  /// The type of the contents; `nil` by default. Stored only.
  open var fileType: String?
  /// The image; `nil` by default.
  open var image: UIImage?
  /// The size, and the position relative to the baseline, pt; zero, the default, is the image's size.
  open var bounds = CGRect.zero
  /// The space before and after the attachment, pt; 0 by default.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may show the attachment; true by default. Stored only.
  open var allowsTextAttachmentView = true
  /// Whether a view shows the attachment: false.
  open var usesTextAttachmentView: Bool { false }

  /// Creates an attachment of a file's contents.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  /// Creates an empty attachment.
  public override convenience init() { self.init(data: nil, ofType: nil) }
  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The size in a line, pt.
  final var size: CGSize {
    let own = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    return CGSize(width: own.width + 2 * lineLayoutPadding, height: own.height)
  }
}
