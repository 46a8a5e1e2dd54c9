import SegueConfig

/// Counts lines and columns through a text as the parser does: CR LF is one break.
struct PlaceCounter {
  private(set) var position = ConfigPosition.start
  private var isAfterReturn = false

  mutating func advance(over scalar: Unicode.Scalar) {
    position.offset += 1
    switch scalar {
    case "\n" where isAfterReturn: break
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
      position.line += 1
      position.column = 1
    default: position.column += 1
    }
    isAfterReturn = scalar == "\r"
  }
}
