/// The attributes of text that change its size or its picture.
nonisolated struct TextAttributes: Equatable {
  var font: UIFont
  var color: RGBA
  var background: RGBA?
  var kern: CGFloat
  var baselineOffset: CGFloat
  var paragraph = TextParagraph()

  /// Reads attributes; the font is Helvetica of 12 pt by default, and the color black, as in UIKit.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.init("NSFont")] as? UIFont ?? .systemFont(ofSize: 12)
    color = (attributes[.init("NSColor")] as? UIColor).map { RGBA($0.cgColor) } ?? RGBA(alpha: 1)
    background = (attributes[.init("NSBackgroundColor")] as? UIColor).map { RGBA($0.cgColor) }
    kern = Self.number(attributes[.init("NSKern")])
    baselineOffset = Self.number(attributes[.init("NSBaselineOffset")])
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph = .init(style) }
  }

  /// Returns the width of a string without a line break, pt.
  func width(of string: String) -> CGFloat {
    TextMeasure.width(string, font) + kern * CGFloat(string.count)
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

/// The style of a paragraph, as far as it changes the size or the picture of text.
nonisolated struct TextParagraph: Equatable {
  var alignment = NSTextAlignment.natural
  /// The distance between lines, pt.
  var spacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var headIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  /// Whether lines break between words.
  var wraps = true

  init() {}
  init(_ style: NSParagraphStyle) {
    alignment = style.alignment
    spacing = style.lineSpacing
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    headIndent = style.headIndent
    firstLineHeadIndent = style.firstLineHeadIndent
    wraps = [.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode)
  }

  func lineHeight(_ natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }
}
