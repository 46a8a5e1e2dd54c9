/// Provides information about a transition to animations that run alongside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style; `.none` for other transitions (UIKit row 108).
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started interactively; never changes (UIKit row 106).
  var initiallyInteractive: Bool { get }
  /// Whether the running transition can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, s.
  var transitionDuration: TimeInterval { get }
  /// The fraction complete of an interactive transition, 0...1.
  var percentComplete: CGFloat { get }
  /// The speed of the remaining animation after the interaction.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the remaining animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns one of the two view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The container view of the transition.
  var containerView: UIView { get }
  /// The rotation of the container relative to its window.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block in the transition's animation, and another at its end (UIKit rows 101, 105).
  ///
  /// - Returns: `false` if the transition already runs; the completion is still called (UIKit row
  ///   103).
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a block in the transition's animation for a view outside the container (UIKit row 104).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a block whenever the transition becomes interactive or noninteractive (UIKit row 109).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a block once, when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block in the transition's animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  /// Runs a block in the transition's animation for a view outside the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
