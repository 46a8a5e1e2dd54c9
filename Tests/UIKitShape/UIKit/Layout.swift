// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

public struct UILayoutPriority: Hashable, Comparable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    declarationOnly()
  }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
  }

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { declarationOnly() }
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { declarationOnly() }
  open var priority: UILayoutPriority = .required
  open var firstItem: AnyObject? { declarationOnly() }
  open var secondItem: AnyObject? { declarationOnly() }
  open var firstAttribute: NSLayoutConstraint.Attribute { declarationOnly() }
  open var secondAttribute: NSLayoutConstraint.Attribute { declarationOnly() }
  open var relation: NSLayoutConstraint.Relation { declarationOnly() }
  open var multiplier: CGFloat { declarationOnly() }
  open var constant: CGFloat = 0
  open var isActive: Bool = false
  open var identifier: String?
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    declarationOnly()
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { declarationOnly() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { declarationOnly() }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { declarationOnly() }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { declarationOnly() }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { declarationOnly() }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declarationOnly() }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declarationOnly() }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declarationOnly() }
}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declarationOnly() }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declarationOnly() }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { declarationOnly() }
}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { declarationOnly() }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    declarationOnly()
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    declarationOnly()
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { declarationOnly() }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  { declarationOnly() }
}

@MainActor open class UILayoutGuide: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  open var layoutFrame: CGRect { declarationOnly() }
  open var identifier: String = ""
  open var leadingAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var trailingAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var leftAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var rightAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var topAnchor: NSLayoutYAxisAnchor { declarationOnly() }
  open var bottomAnchor: NSLayoutYAxisAnchor { declarationOnly() }
  open var widthAnchor: NSLayoutDimension { declarationOnly() }
  open var heightAnchor: NSLayoutDimension { declarationOnly() }
  open var centerXAnchor: NSLayoutXAxisAnchor { declarationOnly() }
  open var centerYAnchor: NSLayoutYAxisAnchor { declarationOnly() }
}
