/// Which of a transition's two controllers is meant.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
  /// The key's text.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is left.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is reached.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views is meant.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is left.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that is reached.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Supplies the objects of a modal transition; every member has UIKit's default: nil.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of a presentation; nil means the built-in transition (UIKit row 9).
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; nil means the built-in transition.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives a presentation; nil means nobody does.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who drives a dismissal; nil means nobody does.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller; asked for the style `custom` only (UIKit row 5).
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  /// Nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves the views of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, s.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Moves the views and calls `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be paused and turned round; the same one each time (UIKit row 123). By
  /// default there is none.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// The transition is over; nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// A mark that the engine knows: the animator cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator.shared }
  /// Nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The transition starts.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The curve of what is left after the finger lifts; easeInOut by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed of what is left after the finger lifts; 1 by default.
  var completionSpeed: CGFloat { get }
  /// Whether the transition starts under the finger; true by default (UIKit row 117).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// easeInOut.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// What an animator is told of its transition, and how it reports.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where the transition takes place.
  var containerView: UIView { get }
  /// Whether it is to be seen moving.
  var isAnimated: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it came from.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports progress, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger let go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The finger let go, and the transition goes back.
  func cancelInteractiveTransition()
  /// A finger takes hold of the running transition.
  func pauseInteractiveTransition()
  /// The transition is over: owed exactly once, `!transitionWasCancelled` (UIKit rows 84-86).
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil where the transition does not move it (UIKit rows 49, 50).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the container is turned against its window.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view starts; zero means it has no place yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends; zero means free choice (UIKit row 57).
  func finalFrame(for vc: UIViewController) -> CGRect
}
