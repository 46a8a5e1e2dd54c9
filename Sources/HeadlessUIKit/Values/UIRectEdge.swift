/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, of which leading and trailing depend on the layout direction.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Axes of movement.
public nonisolated struct UIAxis: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Horizontal.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Vertical.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
