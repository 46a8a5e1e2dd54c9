open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { unbuilt() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { unbuilt() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { unbuilt() }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { unbuilt() }
  public init(cgColor: CGColor) { unbuilt() }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { unbuilt() }
  public required init?(coder: NSCoder) { nil }
  open class var black: UIColor { unbuilt() }
  open class var darkGray: UIColor { unbuilt() }
  open class var lightGray: UIColor { unbuilt() }
  open class var white: UIColor { unbuilt() }
  open class var gray: UIColor { unbuilt() }
  open class var red: UIColor { unbuilt() }
  open class var green: UIColor { unbuilt() }
  open class var blue: UIColor { unbuilt() }
  open class var cyan: UIColor { unbuilt() }
  open class var yellow: UIColor { unbuilt() }
  open class var magenta: UIColor { unbuilt() }
  open class var orange: UIColor { unbuilt() }
  open class var purple: UIColor { unbuilt() }
  open class var brown: UIColor { unbuilt() }
  open class var clear: UIColor { unbuilt() }
  open class var systemRed: UIColor { unbuilt() }
  open class var systemGreen: UIColor { unbuilt() }
  open class var systemBlue: UIColor { unbuilt() }
  open class var systemOrange: UIColor { unbuilt() }
  open class var systemYellow: UIColor { unbuilt() }
  open class var systemGray: UIColor { unbuilt() }
  open class var systemGray2: UIColor { unbuilt() }
  open class var systemGray3: UIColor { unbuilt() }
  open class var systemGray4: UIColor { unbuilt() }
  open class var systemGray5: UIColor { unbuilt() }
  open class var systemGray6: UIColor { unbuilt() }
  open class var label: UIColor { unbuilt() }
  open class var secondaryLabel: UIColor { unbuilt() }
  open class var tertiaryLabel: UIColor { unbuilt() }
  open class var separator: UIColor { unbuilt() }
  open class var systemBackground: UIColor { unbuilt() }
  open class var secondarySystemBackground: UIColor { unbuilt() }
  open class var tertiarySystemBackground: UIColor { unbuilt() }
  open class var systemFill: UIColor { unbuilt() }
  open class var secondarySystemFill: UIColor { unbuilt() }
  open class var tertiarySystemFill: UIColor { unbuilt() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { unbuilt() }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { unbuilt() }
  open var cgColor: CGColor { unbuilt() }
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { unbuilt() }
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { unbuilt() }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let caption1 = TextStyle(rawValue: "caption1")
  }
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { unbuilt() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { unbuilt() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    unbuilt()
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { unbuilt() }
  open var pointSize: CGFloat { unbuilt() }
  open var lineHeight: CGFloat { unbuilt() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { nil }
  public convenience init?(systemName name: String) { nil }
  open var size: CGSize { unbuilt() }
  open var scale: CGFloat { unbuilt() }
}

open class UIBezierPath: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience init(rect: CGRect) { unbuilt() }
  public convenience init(ovalIn rect: CGRect) { unbuilt() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { unbuilt() }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { unbuilt() }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { unbuilt() }
  public convenience init(cgPath: CGPath) { unbuilt() }
  open var cgPath: CGPath = unbuilt()
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  open func close() {}
  open func removeAllPoints() {}
  open func append(_ bezierPath: UIBezierPath) {}
  open func reversing() -> UIBezierPath { unbuilt() }
  open func apply(_ transform: CGAffineTransform) {}
  open var isEmpty: Bool { unbuilt() }
  open var bounds: CGRect { unbuilt() }
  open var currentPoint: CGPoint { unbuilt() }
  open func contains(_ point: CGPoint) -> Bool { unbuilt() }
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule: Bool = false
}
