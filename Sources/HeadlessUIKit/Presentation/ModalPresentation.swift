/// A view controller presented by another: the link between them, the container view, the adapted
/// style.
///
/// It exists from the call of `present` to the end of the dismissal.
package final class ModalPresentation: BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package var referenceBox: ReferenceBox?
  package enum Phase { case presenting, presented, dismissing, over }

  package var presented: UIViewController
  package var controller: UIPresentationController
  package var style: UIModalPresentationStyle
  package var phase = Phase.presenting
  /// The running transition, which the device retains.
  @BoxedReference package var transition: PresentationTransition?
  let container = TransitionContainerView()
  /// The number of presentations on the device when this one was made; a higher one is in front.
  let order: Int
  /// The requested controllers, before an adaptation replaced them.
  let original: (presented: UIViewController, controller: UIPresentationController)
  /// The traits that the current style was chosen for.
  var adaptedTraits: UITraitCollection?
  /// The original position of the presenter's view while it is moved or removed.
  var home: PresenterHome?
  /// Whether the presenter's view filled its superview before the presentation.
  var presenterFillsSuperview = false
  /// Whether the presenter's view was removed, so that a dismissal restores it.
  var hasRemovedPresenter = false
  /// Whether the presentation has begun and is not over.
  var isUp: Bool {
    switch phase {
    case .presenting: transition?.hasBegun == true
    case .presented, .dismissing: true
    case .over: false
    }
  }
  /// Whether the presented view is in the window only for an adaptation, without callbacks.
  var isChangingForm = false
  /// Whether a dismissal has begun and is not canceled.
  var isOnItsWayOut: Bool { phase == .dismissing && transition?.hasBegun == true }
  /// Whether the presenter's view stays removed; a dismissal that has begun restores it.
  var keepsPresenterAway: Bool { hasRemovedPresenter && !isOnItsWayOut }
  // Weak, because the presenter retains this object.
  @BoxedReference private var weakPresenter: UIViewController?
  @BoxedReference private var weakSource: UIViewController?
  /// The presenter, once it is no longer its window's root; kept in memory (UIKit row 335).
  var formerRoot: UIViewController?
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
    SimulatedDevice.current?.presentationCount += 1
    order = SimulatedDevice.current?.presentationCount ?? 0
    link()
  }

  nonisolated deinit { referenceBox?.end() }

  /// The presenting view controller; an empty one once it is deallocated.
  package var presenter: UIViewController {
    get { weakPresenter ?? UIViewController() }
    set { weakPresenter = newValue }
  }
  /// The view controller that received `present`.
  var source: UIViewController { weakSource ?? presenter }

  /// Whether the presenter's view takes part in a transition. The presentation controller decides
  /// while presenting; afterward `hasRemovedPresenter` counts.
  var removesPresentersView: Bool {
    phase == .presenting ? wantsPresentersViewRemoved : hasRemovedPresenter
  }
  /// Whether the presentation controller removes the presenter's view. A presenter inside a popover
  /// keeps its view, and receives no appearance callbacks (UIKit row 296).
  var wantsPresentersViewRemoved: Bool {
    controller.shouldRemovePresentersView
      && presenter.presentedAncestor?.activePresentation?.style != .popover
  }

  /// The built-in transition; the presentation context's where it provides one (UIKit row 71).
  var transitionStyle: UIModalTransitionStyle {
    // A popover always fades.
    if style == .popover { return .crossDissolve }
    return isConfined && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : original.presented.modalTransitionStyle
  }

  // MARK: Calls

  func present(animated: Bool, completion: (() -> Void)?, on device: SimulatedDevice) {
    start(.present, animated: animated, completion: completion, on: device)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?, on device: SimulatedDevice) {
    PresentationTransition.withdrawDismissals(below: self, on: device)
    // Refused without animation too (UIKit row 77).
    guard !isDismissedBelow, !isPresentingHereOrAbove else { return reportBusy(on: device) }
    phase = .dismissing
    start(.dismiss, animated: animated, completion: completion, on: device)
  }

  func reportBusy(on device: SimulatedDevice) {
    device.diagnose(
      .transitionInProgress,
      "Trying to dismiss the presentation controller while transitioning already. "
        + "(\(device.name(of: controller)))")
  }

  private func start(
    _ direction: PresentationTransition.Direction, animated: Bool, completion: (() -> Void)?,
    on device: SimulatedDevice
  ) {
    let transition = PresentationTransition(
      direction, of: self, animated: animated, completion: completion)
    device.transitions.append(transition)
    // The transition begins in the next run-loop turn (UIKit rows 1, 261).
    device.schedule(after: 0) { [unowned device] in transition.begin(on: device) }
  }

  // MARK: Links

  func link() {
    presenter.ownPresentation = self
    original.presented.activePresentation = self
    presented.activePresentation = self
    controller.presentation = self
  }

  /// Removes the container, the presented view and the links.
  func uninstall() {
    removeViews()
    unlink()
  }

  func removeViews() {
    phase = .over
    restoreHome()
    for view in [controller.presentedView, presented.existingView] { view?.removeFromSuperview() }
    container.removeFromSuperview()
    container.presentationController = nil
    controller.container = nil
    original.controller.container = nil
  }

  func unlink() {
    if presenter.ownPresentation === self { presenter.ownPresentation = nil }
    for controller in [presented, original.presented]
    where controller.activePresentation === self {
      controller.activePresentation = nil
    }
  }

  // MARK: Size and traits

  /// Returns the size of the container in a window of another size.
  func containerSize(in windowSize: CGSize) -> CGSize {
    isConfined ? presenter.futureSize(in: windowSize) : windowSize
  }
}
