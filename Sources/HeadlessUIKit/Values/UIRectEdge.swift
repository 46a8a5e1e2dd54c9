/// Sides of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle that follow the direction of reading.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// Where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Directions of movement.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Left and right.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both directions.
  public static let both: UIAxis = [.horizontal, .vertical]
}
