/// A container controller that places bars and children in the layout pass of its view.
protocol ContainerController: UIViewController {
  /// Places bars and children.
  func layoutContainer()
}

/// A container controller that shows one child at a time, in its content area.
protocol ContentAreaOwner: ContainerController {
  var area: ContentArea { get }
  /// The children in the order of the model, of which one is wanted; a canceled exchange brings
  /// them back.
  var model: [UIViewController] { get }
  /// The child that the model wants shown.
  var wantedChild: UIViewController? { get }
  /// Who is told first when one takes another's place (UIKit rows 39, 40).
  var appearanceOrder: ContentExchange.Order { get }
  /// What the exchange is called: push, pop, selection.
  func name(of exchange: ContentExchange) -> String
  /// Who moves the views; nil for nobody.
  func supplyAnimator(for exchange: ContentExchange) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the animator; nil for nobody.
  func supplyInteractor(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// It begins; the two children have not been told yet.
  func exchangeWillBegin(_ exchange: ContentExchange)
  /// The two children have been told that it begins.
  func exchangeDidBegin(_ exchange: ContentExchange)
  /// It has ended completed, and the two children have been told.
  func exchangeDidComplete(_ exchange: ContentExchange)
  /// The model is again what it was before a canceled exchange.
  func restoreModel(_ former: [UIViewController], of exchange: ContentExchange)
  /// Nothing moves: those whom the model no longer has leave, and the new ones have arrived.
  func settleChildren()
}

/// The view of a container controller, whose layout pass is the container's.
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
