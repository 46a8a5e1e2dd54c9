open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { notImplemented() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    notImplemented()
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { notImplemented() }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    notImplemented()
  }
  public init(cgColor: CGColor) { notImplemented() }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { notImplemented() }
  public required init?(coder: NSCoder) { nil }
  open class var black: UIColor { notImplemented() }
  open class var darkGray: UIColor { notImplemented() }
  open class var lightGray: UIColor { notImplemented() }
  open class var white: UIColor { notImplemented() }
  open class var gray: UIColor { notImplemented() }
  open class var red: UIColor { notImplemented() }
  open class var green: UIColor { notImplemented() }
  open class var blue: UIColor { notImplemented() }
  open class var cyan: UIColor { notImplemented() }
  open class var yellow: UIColor { notImplemented() }
  open class var magenta: UIColor { notImplemented() }
  open class var orange: UIColor { notImplemented() }
  open class var purple: UIColor { notImplemented() }
  open class var brown: UIColor { notImplemented() }
  open class var clear: UIColor { notImplemented() }
  open class var systemRed: UIColor { notImplemented() }
  open class var systemGreen: UIColor { notImplemented() }
  open class var systemBlue: UIColor { notImplemented() }
  open class var systemOrange: UIColor { notImplemented() }
  open class var systemYellow: UIColor { notImplemented() }
  open class var systemGray: UIColor { notImplemented() }
  open class var systemGray2: UIColor { notImplemented() }
  open class var systemGray3: UIColor { notImplemented() }
  open class var systemGray4: UIColor { notImplemented() }
  open class var systemGray5: UIColor { notImplemented() }
  open class var systemGray6: UIColor { notImplemented() }
  open class var label: UIColor { notImplemented() }
  open class var secondaryLabel: UIColor { notImplemented() }
  open class var tertiaryLabel: UIColor { notImplemented() }
  open class var separator: UIColor { notImplemented() }
  open class var systemBackground: UIColor { notImplemented() }
  open class var secondarySystemBackground: UIColor { notImplemented() }
  open class var tertiarySystemBackground: UIColor { notImplemented() }
  open class var systemFill: UIColor { notImplemented() }
  open class var secondarySystemFill: UIColor { notImplemented() }
  open class var tertiarySystemFill: UIColor { notImplemented() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { notImplemented() }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { notImplemented() }
  open var cgColor: CGColor { notImplemented() }
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { notImplemented() }
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { notImplemented() }
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
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { notImplemented() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { notImplemented() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    notImplemented()
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { notImplemented() }
  open var pointSize: CGFloat { notImplemented() }
  open var lineHeight: CGFloat { notImplemented() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(named name: String) { nil }
  public convenience init?(systemName name: String) { nil }
  open var size: CGSize { notImplemented() }
  open var scale: CGFloat { notImplemented() }
}

open class UIBezierPath: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  public convenience init(rect: CGRect) { notImplemented() }
  public convenience init(ovalIn rect: CGRect) { notImplemented() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { notImplemented() }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { notImplemented() }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { notImplemented() }
  public convenience init(cgPath: CGPath) { notImplemented() }
  open var cgPath: CGPath = notImplemented()
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
  open func reversing() -> UIBezierPath { notImplemented() }
  open func apply(_ transform: CGAffineTransform) {}
  open var isEmpty: Bool { notImplemented() }
  open var bounds: CGRect { notImplemented() }
  open var currentPoint: CGPoint { notImplemented() }
  open func contains(_ point: CGPoint) -> Bool { notImplemented() }
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule: Bool = false
}
