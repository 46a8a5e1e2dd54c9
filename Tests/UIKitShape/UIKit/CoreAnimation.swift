// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { declarationOnly() }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    declarationOnly()
  }
}

public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public protocol CAAction {
  func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
extension NSNull: CAAction {
  public func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  open func run(
    forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion: Bool = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = .removed
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { declarationOnly() }
  open var keyPath: String?
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) { declarationOnly() }
  open var perceptualDuration: CFTimeInterval { declarationOnly() }
  open var bounce: CGFloat { declarationOnly() }
  open var settlingDuration: CFTimeInterval { declarationOnly() }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var path: CGPath?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func animationDuration() -> CFTimeInterval { declarationOnly() }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func animationTimingFunction() -> CAMediaTimingFunction? { declarationOnly() }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func disableActions() -> Bool { declarationOnly() }
  open class func setDisableActions(_ flag: Bool) {}
  open class func completionBlock() -> (() -> Void)? { declarationOnly() }
  open class func setCompletionBlock(_ block: (() -> Void)?) {}
  open class func value(forKey key: String) -> Any? { declarationOnly() }
  open class func setValue(_ anObject: Any?, forKey key: String) {}
}

open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) { declarationOnly() }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
  open var timestamp: CFTimeInterval { declarationOnly() }
  open var targetTimestamp: CFTimeInterval { declarationOnly() }
  open var duration: CFTimeInterval { declarationOnly() }
}
