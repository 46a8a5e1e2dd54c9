/// What those who move along with a transition are told of it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is to be seen moving.
  var isAnimated: Bool { get }
  /// The style of the presentation; none for other transitions (UIKit row 108).
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger; never changes (UIKit row 106).
  var initiallyInteractive: Bool { get }
  /// Whether it can be taken hold of while it runs.
  var isInterruptible: Bool { get }
  /// Whether a finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it came from.
  var isCancelled: Bool { get }
  /// How long it takes, s.
  var transitionDuration: TimeInterval { get }
  /// How far the finger has taken it, 0...1.
  var percentComplete: CGFloat { get }
  /// The speed of what is left after the finger lifts.
  var completionVelocity: CGFloat { get }
  /// The curve of what is left after the finger lifts.
  var completionCurve: UIView.AnimationCurve { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the transition takes place.
  var containerView: UIView { get }
  /// How the container is turned against its window.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others move along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block inside the transition's animation, and another at its end (UIKit rows 101, 105).
  ///
  /// - Returns: False when the transition moves already; the completion still runs (UIKit row 103).
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view outside the container (UIKit row 104).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a block whenever a finger takes hold or lets go (UIKit row 109).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs a block once, when the finger lets go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block inside the transition's animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
