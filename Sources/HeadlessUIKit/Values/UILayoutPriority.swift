/// How strongly a layout wish counts, from 1 (least) to 1000 (required).
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Strideable, Sendable {
  /// The strength as a number.
  public var rawValue: Float

  /// Makes a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly a view resists being squeezed.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how strongly a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly a view resists growing beyond its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly the target size counts when a fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// How much stronger another priority is.
  public func distance(to other: UILayoutPriority) -> Float { other.rawValue - rawValue }

  /// The priority stronger by an amount.
  public func advanced(by n: Float) -> UILayoutPriority { UILayoutPriority(rawValue + n) }

  /// The priority stronger by an amount.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    lhs.advanced(by: rhs)
  }

  /// The priority weaker by an amount.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    lhs.advanced(by: -rhs)
  }

  /// Strengthens a priority by an amount.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Weakens a priority by an amount.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
