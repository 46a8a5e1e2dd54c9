/// The priority of a constraint, from 1 (lowest) to 1000 (required).
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw priority.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: required.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the size of a scene.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the target size of a fitting computation.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether the first priority is lower.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns the priority increased by an amount.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns the priority decreased by an amount.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Increases a priority by an amount.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Decreases a priority by an amount.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
