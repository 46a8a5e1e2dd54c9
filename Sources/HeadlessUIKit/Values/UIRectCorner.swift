/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner, with every bit set as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Corners of a layer, by the ends of its axes; y points down on a screen.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
