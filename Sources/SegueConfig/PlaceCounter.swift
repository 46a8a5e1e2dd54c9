/// Counts lines and columns of a text as YAML 1.1 does: CR LF is one line break.
package struct PlaceCounter {
  private var line = 1
  private var column = 1
  private var offset = 0
  private var isAfterReturn = false

  /// Creates a counter at the start of a text.
  package init() {}

  /// The position before the next character.
  package var position: ConfigPosition {
    ConfigPosition(line: line, column: column, offset: offset)
  }

  /// Advances over a character.
  package mutating func advance(over scalar: Unicode.Scalar) {
    offset += 1
    switch scalar {
    case "\n" where isAfterReturn: break
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
      line += 1
      column = 1
    default: column += 1
    }
    isAfterReturn = scalar == "\r"
  }
}
