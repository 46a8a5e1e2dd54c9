import HeadlessUIKit
import SegueCore

/// A style of tab changes that satisfies every invariant; its subclass has one error.
class PlainTabStyle: TransitionStyle, TabTransitionDelegate {
  init() {}

  var tabBarDelegate: (any TabTransitionDelegate)? { self }

  func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)? { PlainStackStyle.Slide { [weak self] in self?.finish($0) } }

  func finish(_ context: MovementContext) {}
}

/// Leaves the earlier tab dimmed.
final class DimmedTabStyle: PlainTabStyle {
  override func finish(_ context: MovementContext) { context.presentingView?.alpha = 0.5 }
}
