/// The estimated size of attributed text, without fonts: that of `TextMeasure`, with a font, a kern and an
/// attachment of each character.
nonisolated struct AttributedMeasure {
  private struct Line {
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private let text: NSAttributedString
  private let font: UIFont
  /// The width of a line, pt.
  private let limit: CGFloat
  /// Whether lines break at words.
  private let wraps: Bool

  init(_ text: NSAttributedString, _ font: UIFont, in limit: CGFloat, wraps: Bool = true) {
    (self.text, self.font, self.limit, self.wraps) = (text, font, limit, wraps)
  }

  /// Returns the size in at most a number of lines, 0 meaning any; pt.
  static func size(
    _ text: NSAttributedString, _ font: UIFont, lines: Int, in limit: CGFloat
  ) -> CGSize {
    AttributedMeasure(text, font, in: limit, wraps: lines != 1).size(lines: lines)
  }

  /// Returns the size in at most a number of lines, 0 meaning any; pt.
  func size(lines limitOfLines: Int) -> CGSize {
    guard text.length > 0 else { return .zero }
    var size = CGSize.zero
    var count = 0
    var location = 0
    let string = text.string as NSString
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      let range = NSRange(location: location, length: (String(paragraph) as NSString).length)
      location += range.length + 1
      let style = self.style(at: min(range.location, string.length - 1))
      for (index, line) in lines(of: range, style).enumerated() {
        guard limitOfLines == 0 || count < limitOfLines else { return size }
        if count > 0 { size.height += index > 0 ? style.lineSpacing : style.paragraphSpacingBefore }
        size.height += height(line.height, style)
        size.width = max(size.width, line.width)
        count += 1
      }
      if location <= string.length { size.height += style.paragraphSpacing }
    }
    return size
  }

  private func style(at index: Int) -> NSParagraphStyle {
    text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
      ?? NSParagraphStyle()
  }

  /// Returns the height of a line with a natural height.
  private func height(_ natural: CGFloat, _ style: NSParagraphStyle) -> CGFloat {
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }

  /// Returns the lines of whole words of a paragraph; a longer word takes a line.
  private func lines(of range: NSRange, _ style: NSParagraphStyle) -> [Line] {
    guard range.length > 0 else { return [Line(width: 0, height: font.lineHeight)] }
    let trailing = style.tailIndent
    let edge = trailing > 0 ? min(trailing, limit) : limit + trailing
    var lines: [Line] = []
    var line = Line(width: style.firstLineHeadIndent)
    // The spaces since the last word, which do not count at the end of a line.
    var (space, hasWord) = (CGFloat(0), false)
    for word in words(in: range) {
      if word.isSpace {
        space += word.line.width
        line.height = max(line.height, word.line.height)
        continue
      }
      if wraps, hasWord, line.width + space + word.line.width > edge {
        lines.append(line)
        line = Line(width: style.headIndent)
        space = 0
      }
      line.width += space + word.line.width
      line.height = max(line.height, word.line.height)
      (space, hasWord) = (0, true)
    }
    if !hasWord || !wraps { line.width += space }
    lines.append(line)
    return lines
  }

  /// Returns the words and the spaces of a range, with their sizes.
  private func words(in range: NSRange) -> [(line: Line, isSpace: Bool)] {
    var words: [(line: Line, isSpace: Bool)] = []
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange()
      let attributes = text.attributes(at: location, effectiveRange: &run)
      let end = min(NSMaxRange(run), NSMaxRange(range))
      let part = (text.string as NSString).substring(
        with: NSRange(location: location, length: end - location))
      for character in part {
        let size = size(of: character, attributes)
        let isSpace = character == " "
        if let last = words.indices.last, words[last].isSpace == isSpace {
          words[last].line.width += size.width
          words[last].line.height = max(words[last].line.height, size.height)
        } else {
          words.append((Line(width: size.width, height: size.height), isSpace))
        }
      }
      location = end
    }
    return words
  }

  private func size(
    of character: Character, _ attributes: [NSAttributedString.Key: Any]
  ) -> CGSize {
    if character == "\u{FFFC}", let attachment = attributes[.attachment] as? NSTextAttachment {
      return attachment.size
    }
    let font = attributes[.font] as? UIFont ?? font
    let kern = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
    return CGSize(
      width: TextMeasure.width(String(character), font) + kern, height: font.lineHeight)
  }

  private static func number(_ value: Any?) -> CGFloat {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }
}
