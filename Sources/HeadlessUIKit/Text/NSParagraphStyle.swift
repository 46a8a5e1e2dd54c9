/// The alignment, the spacing and the indents of paragraphs.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable
{
  // Unchecked Sendable: a mutable style is used by one thread, as in UIKit.
  /// The values of a style.
  struct Values: Equatable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops = NSTextTab.standard
  }
  final var values = Values()

  /// Where lines may break besides between words.
  public nonisolated struct LineBreakStrategy: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a strategy from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a single word in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The system's strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Creates a style with the default values.
  public override init() { super.init() }

  /// A style with the default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Returns the writing direction of a language: natural.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    .natural
  }

  /// The space between lines, pt; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after a paragraph, pt; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of the first line, pt; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, pt; 0 by default.
  open var headIndent: CGFloat { values.headIndent }
  /// The trailing edge: a width, or a distance from the trailing margin if it is negative or 0, pt; 0 by
  /// default.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How lines break; at words by default. Stored only.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The minimum height of lines, pt; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines, pt; 0, the default, is any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The writing direction; natural by default.
  /// Stored only.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The factor of the height of lines; 0, the default, is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space before a paragraph, pt; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From which part of the width on words are hyphenated; 0, the default, is never.
  /// Stored only.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated; false by default.
  /// Stored only.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The distance of tab stops after the last one, pt; 0 by default.
  /// Stored only.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether characters move together before text is truncated; false by default.
  /// Stored only.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// Where lines may break besides between words; none by default.
  /// Stored only.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops; 12 at multiples of 28 pt by default.
  /// Stored only.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// The hash value; equal for equal styles.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.lineSpacing)
    hasher.combine(values.alignment)
    return hasher.finalize()
  }
}

/// A paragraph style whose values can be set.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Creates a style with the default values.
  public override init() { super.init() }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }
  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// A tab stop. Stored only.
open nonisolated class NSTextTab: NSObject, @unchecked Sendable {
  /// The key of an option.
  public nonisolated struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  static let standard = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// The alignment of the column.
  open var alignment: NSTextAlignment { ownAlignment }
  /// The position in the line, pt.
  open var location: CGFloat { ownLocation }
  /// The options.
  open var options: [OptionKey: Any] { ownOptions }
  private final let ownAlignment: NSTextAlignment
  private final let ownLocation: CGFloat
  private final let ownOptions: [OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (ownAlignment, ownLocation, ownOptions) = (alignment, loc, options)
    super.init()
  }

  /// Returns whether alignment and position are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return location == other.location && alignment == other.alignment
  }
  /// The hash value; equal for equal tab stops.
  open override var hash: Int { location.hashValue }
}
