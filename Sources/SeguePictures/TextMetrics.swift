/// How wide text is at most, whatever sans-serif font a viewer puts in.
///
/// The advances, in thousandths of the font size, are those of DejaVu Sans rounded up by classes of
/// letters: it is the widest of the fonts named, so that what fits by this measure fits everywhere.
enum TextMetrics {
  static let families = "system-ui, Helvetica, Arial, 'DejaVu Sans', sans-serif"

  /// The width. Unit: that of the size.
  static func width(_ text: some StringProtocol, size: Double, weight: Int = 400) -> Double {
    let thousandths = text.unicodeScalars.reduce(0) { $0 + advance($1) }
    let isBold = weight >= 600
    return Double(thousandths) / 1000 * size * (isBold ? 1.2 : 1)
  }

  /// The text, cut with an ellipsis to fit a width.
  static func truncated(
    _ text: String, toWidth limit: Double, size: Double, weight: Int = 400
  ) -> String {
    guard width(text, size: size, weight: weight) > limit else { return text }
    var kept = Substring(text)
    while !kept.isEmpty, width(kept + "\u{2026}", size: size, weight: weight) > limit {
      kept = kept.dropLast()
    }
    while kept.last == " " { kept = kept.dropLast() }
    return kept + "\u{2026}"
  }

  /// The text in lines of whole words; the last line that is allowed takes the rest, cut.
  static func wrapped(
    _ text: String, toWidth limit: Double, size: Double, weight: Int = 400, lines count: Int
  ) -> [String] {
    var lines: [String] = []
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    while let first = words.first, lines.count < count {
      var line = String(first)
      var rest = words.dropFirst()
      while let next = rest.first, width("\(line) \(next)", size: size, weight: weight) <= limit {
        line += " \(next)"
        rest = rest.dropFirst()
      }
      if lines.count == count - 1, !rest.isEmpty { line = words.joined(separator: " ") }
      lines.append(truncated(line, toWidth: limit, size: size, weight: weight))
      words = rest
    }
    return lines
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", " ", "'": 318
    case ".", ",", ":", ";", "|", "!", "-", "/", "\\", "f", "t", "r", "(", ")", "[", "]": 411
    case "m", "w", "M", "W", "%", "@", "\u{2026}", "\u{2014}": 1000
    case "+", "=", "<", ">", "~", "#", "^", "&", "N", "O", "Q", "G", "D", "H", "U": 838
    case "a"..."z", "0"..."9": 640
    case "\u{0}"..."\u{7E}": 720
    case "\u{300}"..."\u{36F}": 0
    case "\u{7F}"..."\u{10FF}", "\u{2013}": 840
    default: 1020
    }
  }
}
