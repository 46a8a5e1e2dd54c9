/// One controller presented by another: the link between them, the container, the adapted form.
///
/// It lives from the call of `present` to the end of the dismissal; its `transition` is the
/// movement under way, if there is one.
package final class ModalPresentation {
  package enum Phase { case presenting, presented, dismissing, over }

  package var presented: UIViewController
  package var controller: UIPresentationController
  package var style: UIModalPresentationStyle
  package var phase = Phase.presenting
  /// The movement under way; the device keeps it.
  package weak var transition: PresentationTransition?
  let container = TransitionContainerView()
  /// The count of presentations on the device when this one was made; later ones are in front.
  let order: Int
  /// What was asked for, before an adaptation put something else in its place.
  let original: (presented: UIViewController, controller: UIPresentationController)
  /// The environment that its form was chosen for.
  var adaptedTraits: UITraitCollection?
  /// Where the presenter's view belongs while it is not there.
  var home: PresenterHome?
  /// Whether the presenter's view filled its superview before the presentation.
  var presenterFills = false
  /// Whether the presenter's view was taken out, so that a dismissal brings it back.
  var hasRemovedPresenter = false
  /// Whether it has begun, and is not over.
  var isUp: Bool {
    switch phase {
    case .presenting: transition?.hasBegun == true
    case .presented, .dismissing: true
    case .over: false
    }
  }
  /// Whether the presented view is in the window for a moment only, so that nobody is told.
  var isChangingForm = false
  /// Whether a dismissal has begun, and is not canceled yet.
  var isOnItsWayOut: Bool { phase == .dismissing && transition?.hasBegun == true }
  /// Whether the presenter stays out of sight: a dismissal that has begun brings it back.
  var keepsPresenterAway: Bool { hasRemovedPresenter && !isOnItsWayOut }
  // Weak, because the presenter owns this object; whoever drops all controllers frees them all.
  private weak var weakPresenter: UIViewController?
  private weak var weakSource: UIViewController?
  var transitioningDelegate: TransitioningDelegateReference

  init(
    of presented: UIViewController, by presenter: UIViewController, source: UIViewController,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.controller = controller
    weakPresenter = presenter
    weakSource = source
    style = presented.modalPresentationStyle
    original = (presented, controller)
    transitioningDelegate = TransitioningDelegateReference(of: presented)
    order = SimulatedDevice.current?.countPresentation() ?? 0
    link()
  }

  package var presenter: UIViewController {
    get { weakPresenter ?? UIViewController() }
    set { weakPresenter = newValue }
  }
  /// Who called `present`.
  var source: UIViewController { weakSource ?? presenter }

  /// Whether the presenter's view takes part: on the way in the controller answers, from then on what
  /// was done counts.
  var removesPresentersView: Bool {
    phase == .presenting ? wantsPresentersViewRemoved : hasRemovedPresenter
  }
  /// What stands in a popover keeps its place there whatever covers it, and hears nothing (UIKit row
  /// 296).
  var wantsPresentersViewRemoved: Bool {
    controller.shouldRemovePresentersView
      && presenter.presentedAncestor?.activePresentation?.style != .popover
  }

  /// The built-in transition: the context's own where it provides one (UIKit row 71).
  var transitionStyle: UIModalTransitionStyle {
    // A popover has a movement of its own: it fades.
    if style == .popover { return .crossDissolve }
    return isConfined && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : original.presented.modalTransitionStyle
  }

  // MARK: Calls

  func present(animated: Bool, completion: (() -> Void)?, on device: SimulatedDevice) {
    start(.present, animated: animated, completion: completion, on: device)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?, on device: SimulatedDevice) {
    // Refused without animation too (UIKit row 77).
    guard !isDismissedBelow, !isPresentingHereOrAbove else { return reportBusy(on: device) }
    phase = .dismissing
    start(.dismiss, animated: animated, completion: completion, on: device)
  }

  func reportBusy(on device: SimulatedDevice) {
    device.diagnose(
      .transitionInProgress,
      "Trying to dismiss the presentation controller while transitioning already. "
        + "(\(device.name(of: controller)) of \(device.name(of: presented)))")
  }

  private func start(
    _ direction: PresentationTransition.Direction, animated: Bool, completion: (() -> Void)?,
    on device: SimulatedDevice
  ) {
    let transition = PresentationTransition(
      direction, of: self, animated: animated, completion: completion)
    device.transitions.append(transition)
    // The transition itself is the next turn's work (UIKit rows 1, 261).
    device.schedule(after: 0) { [unowned device] in transition.begin(on: device) }
  }

  // MARK: Links

  func link() {
    presenter.ownPresentation = self
    original.presented.activePresentation = self
    presented.activePresentation = self
    controller.presentation = self
  }

  /// Takes container, presented view and links away.
  func takeDown() {
    phase = .over
    restoreHome()
    for view in [controller.presentedView, presented.viewIfLoaded] { view?.removeFromSuperview() }
    container.removeFromSuperview()
    container.presentationController = nil
    controller.container = nil
    original.controller.container = nil
    if presenter.ownPresentation === self { presenter.ownPresentation = nil }
    for controller in [presented, original.presented]
    where controller.activePresentation === self {
      controller.activePresentation = nil
    }
  }

  // MARK: Size and traits

  /// The size of the container when the window has another.
  func containerSize(in windowSize: CGSize) -> CGSize {
    isConfined ? presenter.futureSize(in: windowSize) : windowSize
  }
}
