// The names of the free functions are UIKit's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An offset from a default position, pt.
public nonisolated struct UIOffset: Equatable, Codable, Sendable {
  /// The horizontal offset.
  public var horizontal: CGFloat
  /// The vertical offset.
  public var vertical: CGFloat

  /// Creates a zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Zero offset.
  public static let zero = UIOffset()
}

/// Returns an offset.
public nonisolated func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Returns whether two offsets are equal.
public nonisolated func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}
