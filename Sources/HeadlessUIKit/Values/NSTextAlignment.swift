/// The horizontal alignment of text.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centered.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified.
  case justified = 3
  /// The natural alignment of the script.
  case natural = 4
}

nonisolated extension NSTextAlignment {
  /// Returns `right` for natural alignment in right-to-left layout, and otherwise the alignment itself.
  package func resolved(with traits: UITraitCollection) -> Self {
    self == .natural && traits.layoutDirection == .rightToLeft ? .right : self
  }
}

/// The handling of text wider than its container.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries.
  case byWordWrapping = 0
  /// Wraps at characters.
  case byCharWrapping = 1
  /// Clips the text.
  case byClipping = 2
  /// Truncates the head.
  case byTruncatingHead = 3
  /// Truncates the tail.
  case byTruncatingTail = 4
  /// Truncates the middle.
  case byTruncatingMiddle = 5
}
