// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { declarationOnly() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    declarationOnly()
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { declarationOnly() }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    declarationOnly()
  }
  public init(cgColor: CGColor) { declarationOnly() }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  open func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  open class var black: UIColor { declarationOnly() }
  open class var darkGray: UIColor { declarationOnly() }
  open class var lightGray: UIColor { declarationOnly() }
  open class var white: UIColor { declarationOnly() }
  open class var gray: UIColor { declarationOnly() }
  open class var red: UIColor { declarationOnly() }
  open class var green: UIColor { declarationOnly() }
  open class var blue: UIColor { declarationOnly() }
  open class var cyan: UIColor { declarationOnly() }
  open class var yellow: UIColor { declarationOnly() }
  open class var magenta: UIColor { declarationOnly() }
  open class var orange: UIColor { declarationOnly() }
  open class var purple: UIColor { declarationOnly() }
  open class var brown: UIColor { declarationOnly() }
  open class var clear: UIColor { declarationOnly() }
  open class var systemRed: UIColor { declarationOnly() }
  open class var systemGreen: UIColor { declarationOnly() }
  open class var systemBlue: UIColor { declarationOnly() }
  open class var systemOrange: UIColor { declarationOnly() }
  open class var systemYellow: UIColor { declarationOnly() }
  open class var systemGray: UIColor { declarationOnly() }
  open class var systemGray2: UIColor { declarationOnly() }
  open class var systemGray3: UIColor { declarationOnly() }
  open class var systemGray4: UIColor { declarationOnly() }
  open class var systemGray5: UIColor { declarationOnly() }
  open class var systemGray6: UIColor { declarationOnly() }
  open class var systemTeal: UIColor { declarationOnly() }
  open class var label: UIColor { declarationOnly() }
  open class var secondaryLabel: UIColor { declarationOnly() }
  open class var tertiaryLabel: UIColor { declarationOnly() }
  open class var separator: UIColor { declarationOnly() }
  open class var systemBackground: UIColor { declarationOnly() }
  open class var secondarySystemBackground: UIColor { declarationOnly() }
  open class var tertiarySystemBackground: UIColor { declarationOnly() }
  open class var systemFill: UIColor { declarationOnly() }
  open class var secondarySystemFill: UIColor { declarationOnly() }
  open class var tertiarySystemFill: UIColor { declarationOnly() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { declarationOnly() }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { declarationOnly() }
  open var cgColor: CGColor { declarationOnly() }
}

open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let caption1 = TextStyle(rawValue: "caption1")
  }
  public struct Weight: Hashable, Comparable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (lhs: Weight, rhs: Weight) -> Bool { declarationOnly() }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    declarationOnly()
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { declarationOnly() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    declarationOnly()
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { declarationOnly() }
  open var pointSize: CGFloat { declarationOnly() }
  open var lineHeight: CGFloat { declarationOnly() }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  open class var `default`: UIFontMetrics { declarationOnly() }
  public init(forTextStyle textStyle: UIFont.TextStyle) { declarationOnly() }
  open func scaledFont(for font: UIFont) -> UIFont { declarationOnly() }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { declarationOnly() }
  open func scaledValue(for value: CGFloat) -> CGFloat { declarationOnly() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { nil }
  public convenience init?(systemName name: String) { nil }
  open var size: CGSize { declarationOnly() }
  open var scale: CGFloat { declarationOnly() }
}

open class UIBezierPath: NSObject, NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience init(rect: CGRect) { declarationOnly() }
  public convenience init(ovalIn rect: CGRect) { declarationOnly() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { declarationOnly() }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { declarationOnly() }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { declarationOnly() }
  public convenience init(cgPath: CGPath) { declarationOnly() }
  open var cgPath: CGPath = declarationOnly()
  open func move(to point: CGPoint) {}
  open func close() {}
  open func append(_ bezierPath: UIBezierPath) {}
  open func reversing() -> UIBezierPath { declarationOnly() }
  open var isEmpty: Bool { declarationOnly() }
  open var bounds: CGRect { declarationOnly() }
  open var currentPoint: CGPoint { declarationOnly() }
  open func contains(_ point: CGPoint) -> Bool { declarationOnly() }
}
