/// An animator of a built-in transition.
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  /// Whether a touch can interrupt the transition at any time; `false` by default.
  var isInterruptible: Bool { get }
  /// Whether the transition has a pan of its own, and a transition that interrupts it continues from the
  /// current positions (UIKit row 97); `false` by default.
  var isFluid: Bool { get }
  /// Whether a cancellation restores the views entirely. If `false`, it restores only their positions in
  /// the hierarchy, as after an app's animator (UIKit row 96); `true` by default.
  var restoresViews: Bool { get }
  /// The direction of a page turn; `nil`, the default, for other transitions.
  var pageDirection: UIPageViewController.NavigationDirection? { get }
  /// Returns the interaction controller of a fluid transition's pan, and no longer retains it; `nil` if no
  /// pan began the transition.
  func removeInteractionController() -> (any UIViewControllerInteractiveTransitioning)?
  /// Saves the current positions of a fluid transition for the one that interrupts it.
  func interrupt()
}

extension SystemAnimator {
  var isInterruptible: Bool { false }
  var isFluid: Bool { false }
  var restoresViews: Bool { true }
  var pageDirection: UIPageViewController.NavigationDirection? { nil }
  func removeInteractionController() -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func interrupt() {}
}
