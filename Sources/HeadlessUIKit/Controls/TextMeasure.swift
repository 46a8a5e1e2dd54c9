/// The estimated size of text, without fonts.
///
/// Advances are in thousandths of the font size, by classes of characters. They are rather wide: a
/// picture is drawn with the viewer's font, in which text must still fit.
nonisolated enum TextMeasure {
  /// Returns the width of a line, pt.
  static func width(_ text: some StringProtocol, _ font: UIFont) -> CGFloat {
    let thousandths = text.unicodeScalars.reduce(0) { $0 + advance($1) }
    let isBold = font.face.weight.rawValue >= UIFont.Weight.semibold.rawValue
    return CGFloat(thousandths) / 1000 * font.pointSize * (isBold ? 1.16 : 1)
  }

  /// Returns the number of lines of whole words in a width; a longer word takes a line.
  static func lineCount(_ text: String, _ font: UIFont, in limit: CGFloat) -> Int {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.reduce(0) { count, paragraph in
      var lines = 1
      var used: CGFloat = 0
      let space = width(" ", font)
      for word in paragraph.split(separator: " ") {
        let own = width(word, font)
        if used > 0, used + space + own > limit {
          lines += 1
          used = own
        } else {
          used += used > 0 ? space + own : own
        }
      }
      return count + lines
    }
  }

  /// Returns the size of text in at most `lines` lines, 0 meaning any number, within a width; pt.
  static func size(_ text: String, _ font: UIFont, lines: Int, in limit: CGFloat) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let widest =
      text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { width($0, font) }.max() ?? 0
    let wanted = lines == 1 ? 1 : lineCount(text, font, in: limit)
    let count = lines > 0 ? min(lines, wanted) : wanted
    return CGSize(
      width: lines == 1 ? width(text, font) : min(widest, limit),
      height: CGFloat(count) * font.lineHeight)
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", " ", "'": 318
    case ".", ",", ":", ";", "|", "!", "-", "/", "\\", "f", "t", "r", "(", ")", "[", "]": 411
    case "m", "w", "M", "W", "%", "@", "\u{2026}", "\u{2014}": 1000
    case "+", "=", "<", ">", "~", "#", "^", "&", "N", "O", "Q", "G", "D", "H", "U": 838
    case "a"..."z", "0"..."9": 640
    case "\u{0}"..."\u{7E}": 720
    // Combining marks.
    case "\u{300}"..."\u{36F}": 0
    case "\u{7F}"..."\u{10FF}": 720
    // Chiefly Chinese, Japanese and Korean, and symbols.
    default: 1020
    }
  }
}
