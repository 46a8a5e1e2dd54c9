// The optional requirements of the protocols of a transition, as code calls them.

extension UIViewControllerTransitioningDelegate {
  /// The optional requirements `animationController`.
  public var animationController: OptionalRequirement.AnimationController? { .init(delegate: self) }
  /// The optional requirement `interactionControllerForPresentation`.
  public var interactionControllerForPresentation:
    OptionalRequirement.InteractionControllerForPresentation?
  { .init(delegate: self) }
  /// The optional requirement `interactionControllerForDismissal`.
  public var interactionControllerForDismissal:
    OptionalRequirement.InteractionControllerForDismissal?
  { .init(delegate: self) }
  /// The optional requirement `presentationController`.
  public var presentationController: OptionalRequirement.TransitioningPresentationController? {
    .init(delegate: self)
  }
}

extension OptionalRequirement {
  /// `animationController` of `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor public struct AnimationController {
    let delegate: any UIViewControllerTransitioningDelegate
    /// Calls the requirement.
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.animationController(forPresented: presented, presenting: presenting, source: source)
    }
    /// Calls the requirement.
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? {
      delegate.animationController(forDismissed: dismissed)
    }
  }
  /// `interactionControllerForPresentation` of `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor public struct InteractionControllerForPresentation {
    let delegate: any UIViewControllerTransitioningDelegate
    /// Calls the requirement.
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      delegate.interactionControllerForPresentation(using: animator)
    }
  }
  /// `interactionControllerForDismissal` of `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor public struct InteractionControllerForDismissal {
    let delegate: any UIViewControllerTransitioningDelegate
    /// Calls the requirement.
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      delegate.interactionControllerForDismissal(using: animator)
    }
  }
  /// `presentationController` of `UIViewControllerTransitioningDelegate`.
  @preconcurrency @MainActor public struct TransitioningPresentationController {
    let delegate: any UIViewControllerTransitioningDelegate
    /// Calls the requirement.
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      delegate.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// The optional requirement `interruptibleAnimator`.
  public var interruptibleAnimator: OptionalRequirement.InterruptibleAnimator? {
    .init(animator: self)
  }
  /// The optional requirement `animationEnded`.
  public var animationEnded: (@MainActor (Bool) -> Void)? { { self.animationEnded($0) } }
}

extension OptionalRequirement {
  /// `interruptibleAnimator` of `UIViewControllerAnimatedTransitioning`.
  @preconcurrency @MainActor public struct InterruptibleAnimator {
    let animator: any UIViewControllerAnimatedTransitioning
    /// Calls the requirement; the result is `nil` if it is not implemented.
    public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
      -> (any UIViewImplicitlyAnimating)?
    {
      let found = animator.interruptibleAnimator(using: transitionContext)
      return found === NoInterruptibleAnimator.shared ? nil : found
    }
  }
}

// The type of each `value` selects the requirement; otherwise the property would call itself.
extension UIViewControllerInteractiveTransitioning {
  /// The value of the optional requirement `completionCurve`.
  public var completionCurve: UIView.AnimationCurve? {
    let value: UIView.AnimationCurve = (self as any UIViewControllerInteractiveTransitioning)
      .completionCurve
    return value
  }
  /// The value of the optional requirement `completionSpeed`.
  public var completionSpeed: CGFloat? {
    let value: CGFloat = (self as any UIViewControllerInteractiveTransitioning).completionSpeed
    return value
  }
  /// The value of the optional requirement `wantsInteractiveStart`.
  public var wantsInteractiveStart: Bool? {
    let value: Bool = (self as any UIViewControllerInteractiveTransitioning).wantsInteractiveStart
    return value
  }
}

extension UIViewImplicitlyAnimating {
  /// The optional requirements `addAnimations`.
  public var addAnimations: OptionalRequirement.AddAnimations? { .init(animator: self) }
  /// The optional requirement `addCompletion`.
  public var addCompletion: (@MainActor (@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
  /// The optional requirement `continueAnimation`.
  public var continueAnimation: OptionalRequirement.ContinueAnimation? { .init(animator: self) }
}

extension OptionalRequirement {
  /// `addAnimations` of `UIViewImplicitlyAnimating`.
  @preconcurrency @MainActor public struct AddAnimations {
    let animator: any UIViewImplicitlyAnimating
    /// Calls the requirement.
    public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
      animator.addAnimations(animation, delayFactor: delayFactor)
    }
    /// Calls the requirement.
    public func callAsFunction(_ animation: @escaping () -> Void) {
      animator.addAnimations(animation)
    }
  }
  /// `continueAnimation` of `UIViewImplicitlyAnimating`.
  @preconcurrency @MainActor public struct ContinueAnimation {
    let animator: any UIViewImplicitlyAnimating
    /// Calls the requirement.
    public func callAsFunction(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
      animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
  }
}

extension CAAnimationDelegate {
  /// The optional requirement `animationDidStart`.
  public nonisolated var animationDidStart: ((CAAnimation) -> Void)? {
    { self.animationDidStart($0) }
  }
  /// The optional requirement `animationDidStop`.
  public nonisolated var animationDidStop: OptionalRequirement.AnimationDidStop? {
    .init(delegate: self)
  }
}

extension OptionalRequirement {
  /// `animationDidStop` of `CAAnimationDelegate`.
  public nonisolated struct AnimationDidStop {
    let delegate: any CAAnimationDelegate
    /// Calls the requirement.
    public nonisolated func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
      delegate.animationDidStop(anim, finished: flag)
    }
  }
}
