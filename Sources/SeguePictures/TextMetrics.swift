/// The maximum width of text in any sans-serif font of a viewer.
///
/// The advances are those of DejaVu Sans, measured from its files: it is the widest font in
/// `families`, so that text that fits by this measure fits in all of them.
package enum TextMetrics {
  package static let families = "system-ui, Helvetica, Arial, 'DejaVu Sans', sans-serif"

  /// Returns the width of a text. Unit: that of `size`.
  package static func width(
    _ text: some StringProtocol, size: Double, weight: Int = 400
  ) -> Double {
    Double(thousandths(text, weight: weight)) / 1000 * size
  }

  private static func thousandths(_ text: some StringProtocol, weight: Int) -> Int {
    let advances = weight >= 600 ? boldAdvances : regularAdvances
    return text.unicodeScalars.reduce(0) { sum, scalar in
      let index = Int(scalar.value) - 32
      return sum + (advances.indices.contains(index) ? advances[index] : wideAdvance(scalar))
    }
  }

  /// Returns the text, truncated with an ellipsis to fit a width.
  package static func truncated(
    _ text: String, toWidth limit: Double, size: Double, weight: Int = 400
  ) -> String {
    guard width(text, size: size, weight: weight) > limit else { return text }
    // Measures from the start: a text may be much longer than the part that fits.
    var used = thousandths("\u{2026}", weight: weight)
    var kept = text[..<text.startIndex]
    for index in text.indices {
      let next = text.index(after: index)
      used += thousandths(text[index..<next], weight: weight)
      guard Double(used) / 1000 * size <= limit else { break }
      kept = text[..<next]
    }
    while kept.last == " " { kept = kept.dropLast() }
    return kept + "\u{2026}"
  }

  /// Returns the text wrapped at words; the last line contains the rest of its paragraph, truncated.
  package static func wrapped(
    _ text: String, toWidth limit: Double, size: Double, weight: Int = 400, lines count: Int
  ) -> [String] {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [String] = []
    for paragraph in paragraphs where lines.count < count {
      let isLast = paragraph.endIndex == text.endIndex
      let added = wrapped(
        paragraph: paragraph, toWidth: limit, size: size, weight: weight, lines: count - lines.count
      )
      lines += added.isEmpty ? [""] : added
      if lines.count == count, !isLast {
        lines[count - 1] = truncated(
          lines[count - 1] + "\u{2026}", toWidth: limit, size: size, weight: weight)
      }
    }
    return lines
  }

  private static func wrapped(
    paragraph: Substring, toWidth limit: Double, size: Double, weight: Int, lines count: Int
  ) -> [String] {
    var lines: [String] = []
    var words = paragraph.split(whereSeparator: \.isWhitespace)[...]
    let space = thousandths(" ", weight: weight)
    while let first = words.first, lines.count < count {
      var line = String(first)
      var used = thousandths(first, weight: weight)
      var rest = words.dropFirst()
      while let next = rest.first {
        used += space + thousandths(next, weight: weight)
        guard Double(used) / 1000 * size <= limit else { break }
        line += " \(next)"
        rest = rest.dropFirst()
      }
      if lines.count == count - 1, !rest.isEmpty { line = words.joined(separator: " ") }
      lines.append(truncated(line, toWidth: limit, size: size, weight: weight))
      words = rest
    }
    return lines
  }

  /// Returns the most that a character outside of ASCII advances, in thousandths of the size.
  private static func wideAdvance(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "\u{300}"..."\u{36F}": 0  // combining marks
    case "\u{7F}"..."\u{10FF}", "\u{2013}": 850
    default: 1120
    }
  }

  /// The advances from the space to the tilde, in thousandths of the size.
  private static let regularAdvances = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698,
    770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732,
    684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635,
    634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,
    525, 636, 337, 636, 838,
  ]

  private static let boldAdvances = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734,
    830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812,
    774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716,
    712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652,
    582, 712, 365, 712, 838,
  ]
}
