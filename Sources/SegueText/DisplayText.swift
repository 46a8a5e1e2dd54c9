/// Text that is safe for a terminal and for one-line reports, with its width in cells.
///
/// Characters that move the cursor, change the writing direction or are invisible are escaped as in
/// YAML's double quotes: `\x1B`, `\u202E`, `\U000E0001`. Joiners are kept after a non-ASCII
/// character, because emoji and some scripts require them. The beginnings of workflow commands, with
/// which a text would control the server that shows it, are escaped too: `##\x5B`, and `:\x3A` at the
/// beginning.
public struct DisplayText: Hashable, Sendable {
  /// The text, with control and invisible characters escaped.
  public private(set) var text = ""
  /// The width of the text in cells.
  public private(set) var cells = 0

  package init() {}

  /// Makes arbitrary text safe to print on one line.
  public init(_ text: String) {
    for character in text {
      character == "\n" ? append("\\n", cells: 2) : append(character)
    }
  }

  /// Appends a character, escaped if it is a control or invisible character.
  package mutating func append(_ character: Character) {
    if completesCommandMark(character) { return append(character.unicodeScalars) }
    let scalars = character.unicodeScalars
    let takesJoiners = scalars.first.map { !$0.isASCII && !$0.isHidden } ?? false
    if character == "\t" {
      append("    ", cells: 4)
    } else if scalars.allSatisfy({ !$0.isHidden || takesJoiners && $0.isJoiner }) {
      append(String(character), cells: character.cells)
    } else {
      for scalar in scalars {
        let shown = scalar.isHidden ? scalar.escape : String(scalar)
        append(shown, cells: scalar.isHidden ? shown.count : scalar.cells)
      }
    }
  }

  /// Whether a character completes `##[`, or `::` after nothing but white space.
  private func completesCommandMark(_ character: Character) -> Bool {
    switch character {
    case "[": text.utf8.suffix(2).elementsEqual("##".utf8)
    case ":": text.last == ":" && text.dropLast().allSatisfy(\.isWhitespace)
    default: false
    }
  }

  /// Appends characters as their escapes.
  private mutating func append(_ scalars: Character.UnicodeScalarView) {
    for scalar in scalars { append(scalar.escape, cells: scalar.escape.count) }
  }

  /// Appends safe text and its width in cells.
  package mutating func append(_ piece: String, cells width: Int) {
    text += piece
    cells += width
  }
}

/// Returns arbitrary text in single quotes, escaped and truncated after 60 characters.
public func quoted(_ text: String) -> String { quoted(text, limit: 60) }

/// Returns a path in single quotes, escaped and not truncated.
public func quotedPath(_ path: String) -> String { quoted(path, limit: .max) }

private func quoted(_ text: String, limit: Int) -> String {
  "'\(DisplayText(String(text.prefix(limit))).text)\(text.dropFirst(limit).isEmpty ? "" : "…")'"
}

extension String {
  /// Whether the text contains `##[`, with which a workflow command can begin anywhere in a line.
  package var hasCommandMark: Bool {
    var hashes = 0
    for byte in utf8 {
      if hashes > 1, byte == UInt8(ascii: "[") { return true }
      hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
    }
    return false
  }
}

extension Character {
  fileprivate var cells: Int {
    var widest = 0
    for scalar in unicodeScalars {
      widest = max(widest, scalar == "\u{FE0F}" ? 2 : scalar.cells)
    }
    return widest
  }
}

extension Unicode.Scalar {
  /// Whether printing it would move the cursor, change the writing direction or show nothing.
  package var isHidden: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return true
    default: return false
    }
  }

  fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// The escape in YAML's double quotes.
  fileprivate var escape: String {
    let (letter, width) = value <= 0xFF ? ("x", 2) : value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\\(letter)" + hexadecimal(value, digits: width)
  }

  /// The width in terminal cells: 0 for combining marks, 2 for wide ideographs and emoji, else 1.
  ///
  /// Source: the blocks that Unicode Standard Annex 11 lists as wide or fullwidth.
  fileprivate var cells: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
