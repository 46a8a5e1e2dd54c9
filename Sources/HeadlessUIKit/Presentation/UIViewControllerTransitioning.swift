/// A key that selects one of a transition's two view controllers.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's raw value.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view controller visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key that selects one of a transition's two views.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's raw value.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Supplies the objects of a modal transition; every member returns `nil` by default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asks the delegate for the animator of a presentation; `nil` selects the built-in transition
  /// (UIKit row 9).
  @_spi(OptionalRequirements) func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the animator of a dismissal; `nil` selects the built-in transition.
  @_spi(OptionalRequirements) func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the interaction controller of a presentation; `nil` for no interaction.
  @_spi(OptionalRequirements) func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks the delegate for the interaction controller of a dismissal; `nil` for no interaction.
  @_spi(OptionalRequirements) func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks the delegate for the presentation controller, for the style `custom` only (UIKit row 5).
  @_spi(OptionalRequirements) func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

@_documentation(visibility: internal)
extension UIViewControllerTransitioningDelegate where Self: NSObject {
  /// The default implementation returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  /// The default implementation returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, s.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Animates the views and calls `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be paused and reversed, the same one each time (UIKit row 123);
  /// none by default.
  @_spi(OptionalRequirements) func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  )
    -> any UIViewImplicitlyAnimating
  /// Called after the transition has ended.
  @_spi(OptionalRequirements) func animationEnded(_ transitionCompleted: Bool)
}

@_documentation(visibility: internal)
extension UIViewControllerAnimatedTransitioning where Self: NSObject {
  /// The default implementation returns a placeholder: the transition is not interruptible.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }
  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The timing curve of the remaining animation after the interaction; `.easeInOut` by default.
  @_spi(OptionalRequirements) var completionCurve: UIView.AnimationCurve { get }
  /// The speed of the remaining animation after the interaction; 1 by default.
  @_spi(OptionalRequirements) var completionSpeed: CGFloat { get }
  /// Whether the transition starts interactively; `true` by default (UIKit row 117).
  @_spi(OptionalRequirements) var wantsInteractiveStart: Bool { get }
}

@_documentation(visibility: internal)
extension UIViewControllerInteractiveTransitioning where Self: NSObject {
  /// The default implementation returns `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default implementation returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default implementation returns `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides information about a transition, and receives its progress and completion.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The container view of the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Updates the progress, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition continues to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition reverses to its start.
  func cancelInteractiveTransition()
  /// Interrupts the running transition.
  func pauseInteractiveTransition()
  /// Ends the transition. Call it exactly once, with `!transitionWasCancelled` (UIKit rows 84-86).
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views; `nil` if the transition leaves it in place (UIKit rows 49, 50).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the container relative to its window.
  var targetTransform: CGAffineTransform { get }
  /// Returns the initial frame of a view controller's view; zero if it has none.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a view controller's view; zero if it is unspecified (UIKit row 57).
  func finalFrame(for vc: UIViewController) -> CGRect
}
