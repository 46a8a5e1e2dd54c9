public struct CGVector: Equatable, Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { unbuilt() }
  public init(dx: CGFloat, dy: CGFloat) { unbuilt() }
  public init(dx: Double, dy: Double) { unbuilt() }
  public init(dx: Int, dy: Int) { unbuilt() }
  public static var zero: CGVector { unbuilt() }
}

public struct CGAffineTransform: Equatable, Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init() { unbuilt() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    unbuilt()
  }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { unbuilt() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { unbuilt() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { unbuilt() }
  public init(rotationAngle angle: CGFloat) { unbuilt() }
  public init(_ components: CGAffineTransformComponents) { unbuilt() }
  public static var identity: CGAffineTransform { unbuilt() }
  public var isIdentity: Bool { unbuilt() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { unbuilt() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { unbuilt() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { unbuilt() }
  public func inverted() -> CGAffineTransform { unbuilt() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { unbuilt() }
  public func decomposed() -> CGAffineTransformComponents { unbuilt() }
}

public struct CGAffineTransformComponents: Equatable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) { unbuilt() }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { unbuilt() }
}
extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { unbuilt() }
}
extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { unbuilt() }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

open class CGPath: Hashable {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { unbuilt() }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { unbuilt() }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { unbuilt() }
  init() {}
  public var boundingBox: CGRect { unbuilt() }
  public var boundingBoxOfPath: CGRect { unbuilt() }
  public var currentPoint: CGPoint { unbuilt() }
  public var isEmpty: Bool { unbuilt() }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { unbuilt() }
  public func copy() -> CGPath? { unbuilt() }
  public func mutableCopy() -> CGMutablePath? { unbuilt() }
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { unbuilt() }
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
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { unbuilt() }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { unbuilt() }
  public init(gray: CGFloat, alpha: CGFloat) { unbuilt() }
  public var alpha: CGFloat { unbuilt() }
  public var components: [CGFloat]? { unbuilt() }
  public var numberOfComponents: Int { unbuilt() }
  public func copy() -> CGColor? { unbuilt() }
  public func copy(alpha: CGFloat) -> CGColor? { unbuilt() }
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { unbuilt() }
  public func hash(into hasher: inout Hasher) {}
}
