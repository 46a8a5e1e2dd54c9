/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The current state.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs in reverse.
  var isReversed: Bool { get set }
  /// The completed fraction, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Starts the animation after a delay, s.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of blocks that can continue with another timing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that starts after a fraction of the duration, 0...1.
  @_spi(OptionalRequirements) func addAnimations(
    _ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  @_spi(OptionalRequirements) func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion block.
  @_spi(OptionalRequirements) func addCompletion(
    _ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  @_spi(OptionalRequirements) func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

@_documentation(visibility: internal)
extension UIViewImplicitlyAnimating where Self: NSObject {
  /// The default implementation does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// The default implementation does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// The default implementation does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// The default implementation does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// The default result of `interruptibleAnimator(using:)`, which is an optional requirement in UIKit.
/// Swift on Linux has none, so this object means that the method is not implemented.
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NoInterruptibleAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
