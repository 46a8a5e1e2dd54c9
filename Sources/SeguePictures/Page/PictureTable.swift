/// The unique lines of all pictures of a page, without their numbers.
///
/// A picture is a layout (a list of line templates) and its numbers. During an animation the layout
/// is constant and the numbers change by nearly constant differences.
struct PictureTable {
  /// Lines in which `four` replaces each number, or `eight` in a line with a matrix.
  private(set) var templates: [String] = []
  /// For each layout, the delta-encoded numbers of its templates.
  private(set) var layouts: [String] = []

  /// The templates as bytes.
  private var templateBytes: [[UInt8]] = []
  private var templateNumbers: [String: Int] = [:]
  private var layoutNumbers: [String: Int] = [:]
  /// The last picture and its lines: most lines are the same in the next picture.
  private var lastPicture: [UInt8] = []
  private var lastLines: [Line] = []
  private var lastLayout: Int?

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
    var lines: [Line] = []
    lines.reserveCapacity(lastLines.count)
    var start = 0
    while start < bytes.count {
      let (end, isSame) = end(of: bytes, from: start, at: lines.count)
      if end > start {
        lines.append(line(of: bytes, start..<end, at: lines.count, isSame: isSame))
      }
      start = end + 1
    }
    let layout = layout(of: lines)
    (lastPicture, lastLines, lastLayout) = (bytes, lines, layout)
    return (layout, lines)
  }

  /// Returns the layout of lines: while layers move, the last one.
  private mutating func layout(of lines: [Line]) -> Int {
    if let lastLayout, lines.count == lastLines.count,
      zip(lines, lastLines).allSatisfy({ $0.template == $1.template })
    {
      return lastLayout
    }
    var packed = PackedNumbers()
    var last = 0
    for line in lines {
      packed.append(line.template - last)
      last = line.template
    }
    return Self.index(of: packed.text, in: &layouts, &layoutNumbers)
  }

  /// Returns the end of the line that begins at an index, and whether the previous picture has the
  /// same line in the same place.
  private func end(of bytes: [UInt8], from start: Int, at place: Int) -> (end: Int, isSame: Bool) {
    var index = start
    var isSame = false
    if place < lastLines.count {
      let last = lastLines[place].range
      var other = last.lowerBound
      while index < bytes.count, other < last.upperBound, bytes[index] == lastPicture[other] {
        index += 1
        other += 1
      }
      isSame = other == last.upperBound
    }
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return (index, isSame && index == first)
  }

  /// Returns the line in a range, which is read only if the previous picture has another one there.
  private mutating func line(
    of bytes: [UInt8], _ range: Range<Int>, at place: Int, isSame: Bool
  ) -> Line {
    var numbers: [Int] = []
    if place < lastLines.count {
      var line = lastLines[place]
      line.range = range
      line.isSame = isSame
      if isSame { return line }
      // While a layer moves, its line keeps its template.
      numbers.reserveCapacity(line.numbers.count)
      if Self.read(bytes[range], as: templateBytes[line.template], into: &numbers) {
        line.numbers = numbers
        return line
      }
      numbers.removeAll()
    }
    let text = Self.template(of: bytes[range], into: &numbers)
    let template = Self.index(of: text, in: &templates, &templateNumbers)
    if template == templateBytes.count { templateBytes.append(Array(text.utf8)) }
    return Line(range: range, template: template, numbers: numbers, isSame: false)
  }

  /// Reads the numbers of a line, and returns whether it has a template.
  private static func read(
    _ line: ArraySlice<UInt8>, as template: [UInt8], into numbers: inout [Int]
  ) -> Bool {
    // Both placeholders have two bytes, of which the first is the same.
    let lead = placeholders.four[0]
    let places = template.contains(placeholders.eight[1]) ? 8 : 4
    var index = line.startIndex
    var place = 0
    while index < line.endIndex, place < template.count {
      let byte = line[index]
      if index > line.startIndex, beginsNumber(byte, after: line[index - 1]),
        let number = number(in: line, from: index, places: places)
      {
        guard template[place] == lead else { return false }
        numbers.append(number.value)
        index = number.end
        place += placeholders.four.count
      } else {
        guard template[place] == byte else { return false }
        index += 1
        place += 1
      }
    }
    return index == line.endIndex && place == template.count
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
    // 48 to 57 are the digits 0 to 9.
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
