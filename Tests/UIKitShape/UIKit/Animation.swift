// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

extension UIView {
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

@MainActor public protocol UITimingCurveProvider: NSCopying, NSObjectProtocol {}

@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public override init() { super.init() }
  public init?(coder: NSCoder) { nil }
  public init(animationCurve curve: UIView.AnimationCurve) { declarationOnly() }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { declarationOnly() }
  open var animationCurve: UIView.AnimationCurve { declarationOnly() }
  open var controlPoint1: CGPoint { declarationOnly() }
  open var controlPoint2: CGPoint { declarationOnly() }
  open var timingCurveType: UITimingCurveType { declarationOnly() }
  open var cubicTimingParameters: UICubicTimingParameters? { declarationOnly() }
  open var springTimingParameters: UISpringTimingParameters? { declarationOnly() }
}

@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public override init() { super.init() }
  public init?(coder: NSCoder) { nil }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { declarationOnly() }
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { declarationOnly() }
  public convenience init(dampingRatio ratio: CGFloat) { declarationOnly() }
  public convenience init(duration: TimeInterval, bounce: CGFloat) { declarationOnly() }
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    declarationOnly()
  }
  open var initialVelocity: CGVector { declarationOnly() }
  open var timingCurveType: UITimingCurveType { declarationOnly() }
  open var cubicTimingParameters: UICubicTimingParameters? { declarationOnly() }
  open var springTimingParameters: UISpringTimingParameters? { declarationOnly() }
}

@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { declarationOnly() }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    declarationOnly()
  }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) { declarationOnly() }
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { declarationOnly() }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { declarationOnly() }
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self { declarationOnly() }
  open var timingParameters: (any UITimingCurveProvider)? { declarationOnly() }
  open var duration: TimeInterval { declarationOnly() }
  open var delay: TimeInterval { declarationOnly() }
  open var state: UIViewAnimatingState { declarationOnly() }
  open var isRunning: Bool { declarationOnly() }
  open var isReversed: Bool = false
  open var fractionComplete: CGFloat = 0
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
