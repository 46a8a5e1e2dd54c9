/// A container controller that lays out bars and children in the layout pass of its view.
protocol ContainerController: UIViewController {
  /// Lays out bars and children.
  func layoutContainer()
}

/// A container controller that shows one child at a time, in its content area.
protocol ContentAreaContainer: ContainerController {
  var area: ContentArea { get }
  /// The children in model order, one of which is shown; a canceled exchange restores them.
  var model: ControllerList { get }
  /// The child that the model selects.
  var wantedChild: UIViewController? { get }
  /// Which child is notified first in an exchange (UIKit rows 39, 40).
  var appearanceOrder: ContainerTransition.Order { get }
  /// Returns the name of an exchange: push, pop, selection, page.
  func name(of exchange: ContainerTransition) -> String
  /// Returns the child view controller that messages about an exchange name.
  func subject(of exchange: ContainerTransition) -> UIViewController
  /// Returns the app's animator of an exchange; `nil`, the default, for the system's.
  func supplyAnimator(for exchange: ContainerTransition) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Returns the system's animator of an exchange; `nil`, the default, for one without animation.
  func systemAnimator(for exchange: ContainerTransition) -> (any SystemAnimator)?
  /// Returns the interaction controller that drives an animator; `nil` if there is no interaction.
  func supplyInteractor(
    of exchange: ContainerTransition, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The navigation bar outside of the content area; `nil`, the default, if there is none.
  var barBesideArea: UINavigationBar? { get }
  /// Called when an exchange begins, before the two children are notified.
  func exchangeWillBegin(_ exchange: ContainerTransition)
  /// Called when an exchange begins, after the two children have been notified.
  func exchangeDidBegin(_ exchange: ContainerTransition)
  /// Called when an exchange has completed and the views are at their final positions, before the
  /// two children are notified.
  func exchangeDidPlace(_ exchange: ContainerTransition)
  /// Called when an exchange has completed, after the two children have been notified.
  func exchangeDidComplete(_ exchange: ContainerTransition)
  /// Restores the model from before a canceled exchange.
  func restoreModel(_ former: ControllerList, of exchange: ContainerTransition)
  /// Called while no exchange runs; removes children that left the model and completes the addition
  /// of new ones.
  func updateChildren()
}

extension ContentAreaContainer {
  var barBesideArea: UINavigationBar? { nil }
  func supplyAnimator(for exchange: ContainerTransition) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }
  func systemAnimator(for exchange: ContainerTransition) -> (any SystemAnimator)? { nil }
}

/// The view of a container controller; its layout pass lays out the container.
final class ContainerControllerView: UIView {
  private weak var owner: (any ContainerController)?

  init(_ owner: any ContainerController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }
  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layoutContainer()
  }
}
