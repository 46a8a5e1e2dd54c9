public struct CGVector: Equatable, Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { notImplemented() }
  public init(dx: CGFloat, dy: CGFloat) { notImplemented() }
  public init(dx: Double, dy: Double) { notImplemented() }
  public init(dx: Int, dy: Int) { notImplemented() }
  public static var zero: CGVector { notImplemented() }
}

public struct CGAffineTransform: Equatable, Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init() { notImplemented() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    notImplemented()
  }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { notImplemented() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { notImplemented() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { notImplemented() }
  public init(rotationAngle angle: CGFloat) { notImplemented() }
  public init(_ components: CGAffineTransformComponents) { notImplemented() }
  public static var identity: CGAffineTransform { notImplemented() }
  public var isIdentity: Bool { notImplemented() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { notImplemented() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { notImplemented() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { notImplemented() }
  public func inverted() -> CGAffineTransform { notImplemented() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { notImplemented() }
  public func decomposed() -> CGAffineTransformComponents { notImplemented() }
}

public struct CGAffineTransformComponents: Equatable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) { notImplemented() }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { notImplemented() }
}
extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { notImplemented() }
}
extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { notImplemented() }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

open class CGPath: Hashable {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { notImplemented() }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    notImplemented()
  }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { notImplemented() }
  init() {}
  public var boundingBox: CGRect { notImplemented() }
  public var boundingBoxOfPath: CGRect { notImplemented() }
  public var currentPoint: CGPoint { notImplemented() }
  public var isEmpty: Bool { notImplemented() }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { notImplemented() }
  public func copy() -> CGPath? { notImplemented() }
  public func mutableCopy() -> CGMutablePath? { notImplemented() }
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { notImplemented() }
  public func hash(into hasher: inout Hasher) {}
}

public final class CGMutablePath: CGPath {
  public override init() { super.init() }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {}
}

public final class CGColor: Hashable, Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { notImplemented() }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    notImplemented()
  }
  public init(gray: CGFloat, alpha: CGFloat) { notImplemented() }
  public var alpha: CGFloat { notImplemented() }
  public var components: [CGFloat]? { notImplemented() }
  public var numberOfComponents: Int { notImplemented() }
  public func copy() -> CGColor? { notImplemented() }
  public func copy(alpha: CGFloat) -> CGColor? { notImplemented() }
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { notImplemented() }
  public func hash(into hasher: inout Hasher) {}
}
