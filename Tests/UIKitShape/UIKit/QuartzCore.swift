// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m41, m42, m43, m44: CGFloat
  public init() { declarationOnly() }
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) { declarationOnly() }
}

public let CATransform3DIdentity: CATransform3D = declarationOnly()
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { declarationOnly() }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  declarationOnly()
}
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  declarationOnly()
}

public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { declarationOnly() }

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

open class CALayer: NSObject, CAMediaTiming {
  public override init() { super.init() }
  public init(layer: Any) { declarationOnly() }
  public init?(coder: NSCoder) { nil }
  open func presentation() -> Self? { declarationOnly() }
  open func model() -> Self { declarationOnly() }
  open var bounds: CGRect = .zero
  open var position: CGPoint = .zero
  open var transform: CATransform3D = declarationOnly()
  open func affineTransform() -> CGAffineTransform { declarationOnly() }
  open var frame: CGRect = .zero
  open var isHidden: Bool = false
  open var superlayer: CALayer? { declarationOnly() }
  open var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) {}
  open var sublayerTransform: CATransform3D = declarationOnly()
  open var mask: CALayer?
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { declarationOnly() }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { declarationOnly() }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { declarationOnly() }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { declarationOnly() }
  open func hitTest(_ p: CGPoint) -> CALayer? { declarationOnly() }
  open func contains(_ p: CGPoint) -> Bool { declarationOnly() }
  open var contents: Any?
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = []
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var opacity: Float = 1
  open var shadowOpacity: Float = 0
  open var shadowOffset: CGSize = .zero
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func animationKeys() -> [String]? { declarationOnly() }
  open func animation(forKey key: String) -> CAAnimation? { declarationOnly() }
  open func action(forKey event: String) -> (any CAAction)? { declarationOnly() }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { declarationOnly() }
  open var name: String?
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = .removed
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
}
