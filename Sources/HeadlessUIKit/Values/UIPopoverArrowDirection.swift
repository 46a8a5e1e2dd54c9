/// The direction of a popover's arrow; an arrow that points up places the popover below its source.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown, as without a popover.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
