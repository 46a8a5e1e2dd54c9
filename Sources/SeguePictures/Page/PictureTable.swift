/// The unique lines of all pictures of a page, without their numbers.
///
/// A picture is a layout (a list of line templates) and its numbers. During an animation the layout
/// is constant and the numbers change by nearly constant differences.
struct PictureTable {
  /// Lines in which `four` replaces each number, or `eight` in a line with a matrix.
  private(set) var templates: [String] = []
  /// For each layout, the delta-encoded numbers of its templates.
  private(set) var layouts: [String] = []

  private var templateNumbers: [String: Int] = [:]
  private var layoutNumbers: [String: Int] = [:]
  /// The last picture and its lines: most lines are the same in the next picture.
  private var lastPicture: [UInt8] = []
  private var lastLines: [Line] = []

  /// Placeholders for numbers of four and eight decimals; pictures are ASCII and contain neither.
  static let (four, eight) = ("\u{A7}", "\u{B6}")
  private static let placeholders = (four: Array(four.utf8), eight: Array(eight.utf8))
  private static let matrix = Array("matrix(".utf8)

  /// A line of a picture: its template, and its numbers in units of their last decimal.
  struct Line {
    fileprivate var range: Range<Int>
    var template: Int
    var numbers: [Int]
    /// Whether the previous picture has the same line in the same place.
    var isSame: Bool
  }

  /// Returns the layout of a picture, and its lines.
  mutating func layout(of bytes: [UInt8]) -> (layout: Int, lines: [Line]) {
    var packed = PackedNumbers()
    var lines: [Line] = []
    lines.reserveCapacity(lastLines.count)
    var last = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if end > start {
        let line = line(of: bytes, start..<end, at: lines.count)
        packed.append(line.template - last)
        last = line.template
        lines.append(line)
      }
      start = end + 1
    }
    (lastPicture, lastLines) = (bytes, lines)
    return (Self.index(of: packed.text, in: &layouts, &layoutNumbers), lines)
  }

  /// Returns the line in a range, which is read only if the previous picture has another one there.
  private mutating func line(of bytes: [UInt8], _ range: Range<Int>, at place: Int) -> Line {
    if place < lastLines.count, lastLines[place].range.count == range.count,
      bytes[range] == lastPicture[lastLines[place].range]
    {
      var line = lastLines[place]
      (line.range, line.isSame) = (range, true)
      return line
    }
    var numbers: [Int] = []
    let text = Self.template(of: bytes[range], into: &numbers)
    // While a layer moves, its line keeps its template.
    let last = place < lastLines.count ? lastLines[place].template : nil
    let template =
      last.flatMap { templates[$0] == text ? $0 : nil }
      ?? Self.index(of: text, in: &templates, &templateNumbers)
    return Line(range: range, template: template, numbers: numbers, isSame: false)
  }

  /// Returns the line with a placeholder for each number, which is added to `numbers`.
  private static func template(of line: ArraySlice<UInt8>, into numbers: inout [Int]) -> String {
    let isMatrix = isMatrix(line)
    var text: [UInt8] = []
    text.reserveCapacity(line.count)
    var copied = line.startIndex
    var index = line.startIndex + 1
    while index < line.endIndex {
      if beginsNumber(line[index], after: line[index - 1]),
        let (value, end) = number(in: line, from: index, places: isMatrix ? 8 : 4)
      {
        numbers.append(value)
        text += line[copied..<index]
        text += isMatrix ? placeholders.eight : placeholders.four
        (copied, index) = (end, end)
      } else {
        index += 1
      }
    }
    text += line[copied...]
    return String(decoding: text, as: UTF8.self)
  }

  private static func isMatrix(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    while let start = rest.firstIndex(of: UInt8(ascii: "m")) {
      if line[start...].starts(with: matrix) { return true }
      rest = line[(start + 1)...]
    }
    return false
  }

  private static func index(
    of text: String, in list: inout [String], _ known: inout [String: Int]
  ) -> Int {
    if let index = known[text] { return index }
    known[text] = list.count
    list.append(text)
    return list.count - 1
  }

  private static func beginsNumber(_ byte: UInt8, after before: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
    default: return false
    }
    switch before {
    case UInt8(ascii: "\""), UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "M"),
      UInt8(ascii: "L"), UInt8(ascii: "A"), UInt8(ascii: "Z"):
      return true
    default: return false
    }
  }

  private static func closesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "L"),
      UInt8(ascii: "A"), UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// Returns the number at an index if formatting it again produces the same text.
  private static func number(
    in line: ArraySlice<UInt8>, from start: Int, places: Int
  ) -> (value: Int, end: Int)? {
    var index = start
    let isNegative = line[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var value = 0
    func digit() -> Int? {
      guard index < line.endIndex, (48...57).contains(line[index]) else { return nil }
      return Int(line[index]) - 48
    }
    while let next = digit(), index - first < 10 {
      value = value * 10 + next
      index += 1
    }
    guard index > first, index == first + 1 || line[first] != 48 else { return nil }
    var decimals = 0
    if index < line.endIndex, line[index] == UInt8(ascii: ".") {
      index += 1
      while let next = digit(), decimals < places {
        value = value * 10 + next
        decimals += 1
        index += 1
      }
      guard decimals > 0, line[index - 1] != 48 else { return nil }
    }
    guard index < line.endIndex, closesNumber(line[index]), !(isNegative && value == 0) else {
      return nil
    }
    for _ in decimals..<places { value *= 10 }
    // Keeps sums of JavaScript numbers exact.
    guard value < 1 << 50 else { return nil }
    return (isNegative ? -value : value, index)
  }
}
