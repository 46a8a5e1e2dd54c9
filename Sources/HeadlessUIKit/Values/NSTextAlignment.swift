/// Where lines of text stand between the sides.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides, by stretched spaces.
  case justified = 3
  /// Where the script begins.
  case natural = 4
}

/// What happens to text that is wider than its place.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// Continues on the next line, between words.
  case byWordWrapping = 0
  /// Continues on the next line, between characters.
  case byCharWrapping = 1
  /// Is cut off.
  case byClipping = 2
  /// Loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// Loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// Loses its middle to an ellipsis.
  case byTruncatingMiddle = 5
}
