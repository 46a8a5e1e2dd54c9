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

  /// Placeholders for numbers of four and eight decimals; pictures are ASCII and contain neither.
  static let (four, eight) = ("\u{A7}", "\u{B6}")

  /// Returns the layout of a picture, and for each line its template and its numbers in units of
  /// their last decimal.
  mutating func layout(
    of picture: String
  ) -> (layout: Int, lines: [(template: Int, numbers: [Int])]) {
    var packed = PackedNumbers()
    var lines: [(template: Int, numbers: [Int])] = []
    var last = 0
    for line in picture.utf8.split(separator: UInt8(ascii: "\n")) {
      var numbers: [Int] = []
      let template = template(of: Array(line), into: &numbers)
      lines.append((template, numbers))
      packed.append(template - last)
      last = template
    }
    return (Self.index(of: packed.text, in: &layouts, &layoutNumbers), lines)
  }

  private mutating func template(of line: [UInt8], into numbers: inout [Int]) -> Int {
    let isMatrix = String(decoding: line, as: UTF8.self).contains("matrix(")
    var text: [UInt8] = []
    var index = 0
    while index < line.count {
      if index > 0, Self.beginsNumber(line[index], after: line[index - 1]),
        let (value, end) = Self.number(in: line, from: index, places: isMatrix ? 8 : 4)
      {
        numbers.append(value)
        text += (isMatrix ? Self.eight : Self.four).utf8
        index = end
      } else {
        text.append(line[index])
        index += 1
      }
    }
    let template = String(decoding: text, as: UTF8.self)
    return Self.index(of: template, in: &templates, &templateNumbers)
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

  private static func closesNumber(_ byte: UInt8) -> Bool { "\" )LAZ".utf8.contains(byte) }

  /// Returns the number at an index if formatting it again produces the same text.
  private static func number(
    in line: [UInt8], from start: Int, places: Int
  ) -> (value: Int, end: Int)? {
    var index = start
    let isNegative = line[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var value = 0
    func digit() -> Int? {
      guard index < line.count, (48...57).contains(line[index]) else { return nil }
      return Int(line[index]) - 48
    }
    while let next = digit(), index - first < 10 {
      value = value * 10 + next
      index += 1
    }
    guard index > first, index == first + 1 || line[first] != 48 else { return nil }
    var decimals = 0
    if index < line.count, line[index] == UInt8(ascii: ".") {
      index += 1
      while let next = digit(), decimals < places {
        value = value * 10 + next
        decimals += 1
        index += 1
      }
      guard decimals > 0, line[index - 1] != 48 else { return nil }
    }
    guard index < line.count, closesNumber(line[index]), !(isNegative && value == 0) else {
      return nil
    }
    for _ in decimals..<places { value *= 10 }
    // Keeps sums of JavaScript numbers exact.
    guard value < 1 << 50 else { return nil }
    return (isNegative ? -value : value, index)
  }
}
