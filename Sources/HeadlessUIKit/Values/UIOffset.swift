// The names of the free functions are UIKit's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A distance by which something is moved from where it would be, in points.
public nonisolated struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var horizontal: CGFloat
  /// The vertical part.
  public var vertical: CGFloat

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from its parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public static let zero = UIOffset()
}

/// Makes an offset from its parts.
public nonisolated func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Whether two offsets are the same.
public nonisolated func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}
