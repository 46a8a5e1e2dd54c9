/// The lines of a displayed text and their rectangles, by the estimated widths of `TextMeasure`.
struct TextGeometry {
  let text: String
  private let font: UIFont
  private let alignment: NSTextAlignment
  /// The frame of the text; the lines are at the middle of its height.
  private let frame: CGRect
  /// The ranges of the lines in UTF-16 code units; a trailing space belongs to the line before it.
  let lines: [NSRange]

  init(_ label: UILabel) {
    text = label.text ?? ""
    font = label.font
    alignment = label.textAlignment.resolved(with: label.traitCollection)
    frame = label.frame
    let limit = label.numberOfLines == 1 ? CGFloat.infinity : frame.width
    lines = Self.lines(of: text, label.font, in: limit)
  }

  /// Returns the lines of whole words, as `TextMeasure` counts them.
  private static func lines(of text: String, _ font: UIFont, in limit: CGFloat) -> [NSRange] {
    var lines: [NSRange] = []
    var location = 0
    let space = TextMeasure.width(" ", font)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var (start, place, used) = (location, location, CGFloat(0))
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let own = TextMeasure.width(word, font)
        if used > 0, !word.isEmpty, used + space + own > limit {
          lines.append(NSRange(location: start, length: place - start))
          (start, used) = (place, own)
        } else if !word.isEmpty {
          used += used > 0 ? space + own : own
        }
        place += word.utf16.count + 1
      }
      let end = location + paragraph.utf16.count
      lines.append(NSRange(location: start, length: end - start))
      location = end + 1
    }
    return lines
  }

  private var lineHeight: CGFloat { font.lineHeight }
  private var top: CGFloat { frame.midY - CGFloat(lines.count) * lineHeight / 2 }

  private func width(_ start: Int, _ end: Int) -> CGFloat {
    guard end > start else { return 0 }
    let range = NSRange(location: start, length: end - start)
    return TextMeasure.width((text as NSString).substring(with: range), font)
  }

  private func left(of line: NSRange) -> CGFloat {
    let room = frame.width - width(line.location, NSMaxRange(line))
    switch alignment {
    case .center: return frame.minX + room / 2
    case .right: return frame.minX + room
    default: return frame.minX
    }
  }

  private func rect(of start: Int, _ end: Int, inLine index: Int) -> CGRect {
    let line = lines[index]
    return CGRect(
      x: left(of: line) + width(line.location, start), y: top + CGFloat(index) * lineHeight,
      width: width(start, end), height: lineHeight)
  }

  /// Returns the index of the line with an offset.
  func line(of offset: Int) -> Int { lines.lastIndex { $0.location <= offset } ?? 0 }

  /// Returns the rectangle of the insertion point at an offset, pt.
  func caret(at offset: Int) -> CGRect {
    var caret = rect(of: offset, offset, inLine: line(of: offset))
    caret.size.width = 2
    return caret
  }

  /// Returns the rectangles of a range, one for each line, pt.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [caret(at: range.location)] }
    return lines.indices.compactMap { index in
      let start = max(range.location, lines[index].location)
      let end = min(NSMaxRange(range), NSMaxRange(lines[index]))
      return start < end ? rect(of: start, end, inLine: index) : nil
    }
  }

  /// Returns the offset between characters that is nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    let row = ((point.y - top) / lineHeight).rounded(.down)
    let line = lines[Int(max(0, min(row, CGFloat(lines.count - 1))))]
    var (best, place, x) = (line.location, line.location, left(of: line))
    var distance = abs(point.x - x)
    for character in (text as NSString).substring(with: line) {
      x += TextMeasure.width(String(character), font)
      place += character.utf16.count
      if abs(point.x - x) < distance { (best, distance) = (place, abs(point.x - x)) }
    }
    return best
  }
}
