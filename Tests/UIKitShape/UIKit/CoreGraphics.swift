// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { declarationOnly() }
  public init(dx: CGFloat, dy: CGFloat) { declarationOnly() }
  public init(dx: Double, dy: Double) { declarationOnly() }
  public init(dx: Int, dy: Int) { declarationOnly() }
  public static var zero: CGVector { declarationOnly() }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat
  public init() { declarationOnly() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    declarationOnly()
  }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { declarationOnly() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { declarationOnly() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { declarationOnly() }
  public init(rotationAngle angle: CGFloat) { declarationOnly() }
  public init(_ components: CGAffineTransformComponents) { declarationOnly() }
  public static var identity: CGAffineTransform { declarationOnly() }
  public var isIdentity: Bool { declarationOnly() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { declarationOnly() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { declarationOnly() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { declarationOnly() }
  public func inverted() -> CGAffineTransform { declarationOnly() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { declarationOnly() }
  public func decomposed() -> CGAffineTransformComponents { declarationOnly() }
}

public struct CGAffineTransformComponents: Equatable, Sendable {
  public var rotation: CGFloat
  public var translation: CGVector
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) { declarationOnly() }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { declarationOnly() }
}
extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { declarationOnly() }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

open class CGPath: Hashable {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { declarationOnly() }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    declarationOnly()
  }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { declarationOnly() }
  init() {}
  public var boundingBox: CGRect { declarationOnly() }
  public var boundingBoxOfPath: CGRect { declarationOnly() }
  public var currentPoint: CGPoint { declarationOnly() }
  public var isEmpty: Bool { declarationOnly() }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { declarationOnly() }
  public func copy() -> CGPath? { declarationOnly() }
  public func mutableCopy() -> CGMutablePath? { declarationOnly() }
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { declarationOnly() }
  public func hash(into hasher: inout Hasher) {}
}

public final class CGMutablePath: CGPath {
  public override init() { super.init() }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
}

public final class CGColor: Hashable, Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { declarationOnly() }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    declarationOnly()
  }
  public init(gray: CGFloat, alpha: CGFloat) { declarationOnly() }
  public var alpha: CGFloat { declarationOnly() }
  public var components: [CGFloat]? { declarationOnly() }
  public var numberOfComponents: Int { declarationOnly() }
  public func copy() -> CGColor? { declarationOnly() }
  public func copy(alpha: CGFloat) -> CGColor? { declarationOnly() }
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { declarationOnly() }
  public func hash(into hasher: inout Hasher) {}
}
