/// One controller presented by another: the link between them, the container, the adapted form.
///
/// It lives from the call of `present` to the end of the dismissal; its `transition` is the
/// movement under way, if there is one.
package final class ModalPresentation {
  package enum Phase { case presenting, presented, dismissing, over }

  package let presenter: UIViewController
  package private(set) var presented: UIViewController
  package private(set) var controller: UIPresentationController
  package private(set) var style: UIModalPresentationStyle
  package var phase = Phase.presenting
  package var transition: PresentationTransition?
  let container = TransitionContainerView()
  let source: UIViewController
  /// What was asked for, before an adaptation put something else in its place.
  private let original: (presented: UIViewController, controller: UIPresentationController)
  /// The delegate that supplied the presentation, to notice when it goes (fault F086).
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let hadDelegate: Bool
  /// Where the presenter's view belongs when it is not in the container.
  private var home: (view: UIView, index: Int)?

  init(
    of presented: UIViewController, by presenter: UIViewController, source: UIViewController,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    style = presented.modalPresentationStyle
    original = (presented, controller)
    delegate = presented.transitioningDelegate
    hadDelegate = presented.transitioningDelegate != nil
    controller.presentation = self
  }

  /// The delegate that supplies animators; its loss is reported once.
  func transitioningDelegate(on device: SimulatedDevice) -> (any UIViewControllerTransitioningDelegate)? {
    let now = original.presented.transitioningDelegate
    if hadDelegate, now == nil {
      device.diagnose(
        .delegateGone,
        "the transitioningDelegate of \(device.name(of: original.presented)) is gone: it is weak, so "
          + "something must keep it; the built-in transition runs instead")
    }
    return now
  }

  var removesPresentersView: Bool { controller.shouldRemovePresentersView }

  // MARK: Calls

  func present(animated: Bool, completion: (() -> Void)?, on device: SimulatedDevice) {
    let transition = PresentationTransition(
      .present, of: self, animated: animated, completion: completion)
    begin(transition, on: device)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?, on device: SimulatedDevice) {
    if phase == .presenting {
      if animated { return reportBusy(on: device) }
      // Without animation a running one is ended at its end first (fault F037).
      transition?.jumpToEnd()
    }
    phase = .dismissing
    let transition = PresentationTransition(
      .dismiss, of: self, animated: animated, completion: completion)
    begin(transition, on: device)
  }

  func reportBusy(on device: SimulatedDevice) {
    device.diagnose(
      .transitionInProgress,
      "Trying to dismiss the presentation controller while transitioning already. "
        + "(\(device.name(of: controller)) of \(device.name(of: presented)))")
  }

  private func begin(_ transition: PresentationTransition, on device: SimulatedDevice) {
    device.transitions.append(transition)
    // The transition itself is the next turn's work (UIKit rows 1, 261).
    device.schedule(after: 0) { transition.begin(on: device) }
  }

  /// Everything above goes at once, topmost first (UIKit row 74).
  func vanishAbove() { presented.dismissEverythingAtOnce() }

  /// This presentation goes at once, with all above it.
  func vanish() {
    vanishAbove()
    transition?.abandon()
    let isShown = presented.appearance.canBegin(false)
    controller.dismissalTransitionWillBegin()
    if isShown {
      presented.isMoving = .dismissed
      presented.beginAppearance(false, animated: false)
    }
    controller.dismissalTransitionDidEnd(true)
    takeDown()
    if isShown { presented.endAppearance() }
    presented.isMoving = nil
  }

  // MARK: Views

  func putUp() {
    guard let window = presenter.viewIfLoaded?.window else { return }
    container.presentationController = controller
    container.frame = confiningView?.bounds ?? window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (confiningView ?? window).addSubview(container)
    controller.container = container
  }

  /// The view that a current-context presentation stays in (UIKit row 66).
  private var confiningView: UIView? {
    guard style == .currentContext || style == .overCurrentContext else { return nil }
    return presenter.definesPresentationContext ? presenter.view : nil
  }

  func rememberHome() {
    guard home == nil, let view = presenter.viewIfLoaded, let parent = view.superview,
      let index = parent.subviews.firstIndex(where: { $0 === view })
    else { return }
    home = (parent, index)
  }

  /// The presenter's view back where it was before the presentation.
  func restoreHome() {
    guard let home, let view = presenter.viewIfLoaded else { return }
    if view.superview !== home.view || home.view.subviews.firstIndex(where: { $0 === view }) != home.index {
      home.view.insertSubview(view, at: home.index)
    }
    view.frame = home.view.bounds
    self.home = nil
  }

  /// Takes container, presented view and links away.
  func takeDown() {
    restoreHome()
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
    controller.container = nil
    original.controller.container = nil
    phase = .over
    if presenter.ownPresentation === self { presenter.ownPresentation = nil }
    presented.activePresentation = nil
    original.presented.activePresentation = nil
  }

  // MARK: Adaptation (UIKit rows 209-215)

  /// The style for an environment; none means that the original one stays.
  func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let asked = original.controller
    if let delegate = asked.delegate {
      return delegate.adaptivePresentationStyle(for: asked, traitCollection: traits)
    }
    return asked.adaptivePresentationStyle(for: traits)
  }

  /// Who hears that a presentation starts, and in which adapted style; none for unchanged.
  func tellAdaptiveStyle(_ coordinator: TransitionCoordinator) {
    let asked = original.controller
    asked.delegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: controller === asked ? .none : style,
      transitionCoordinator: coordinator)
  }

  /// Takes the adapted form before anything is on the screen.
  func adaptBeforePresenting(to traits: UITraitCollection) {
    let wanted = adaptedStyle(for: traits)
    if wanted != .none, wanted != style { exchange(for: wanted) }
  }

  /// Changes form while on the screen, within the animation of a size change if one runs.
  func adapt(to traits: UITraitCollection) {
    guard phase == .presented else { return }
    let wanted = adaptedStyle(for: traits)
    let target = wanted == .none ? original.presented.modalPresentationStyle : wanted
    guard target != style else { return }
    let (oldController, oldPresented) = (controller, presented)
    let oldView = controller.presentedView
    oldController.dismissalTransitionWillBegin()
    exchange(for: wanted)
    container.presentationController = controller
    controller.container = container
    controller.presentationTransitionWillBegin()
    if oldPresented !== presented { oldPresented.beginAppearance(false, animated: false) }
    if oldPresented !== presented { presented.beginAppearance(true, animated: false) }
    if let view = controller.presentedView {
      UIView.performWithoutAnimation {
        if oldView !== view { oldView?.removeFromSuperview() }
        container.addSubview(view)
        view.frame = controller.frameOfPresentedViewInContainerView
      }
    }
    oldController.dismissalTransitionDidEnd(true)
    controller.presentationTransitionDidEnd(true)
    if oldController !== controller { oldController.container = nil }
    if oldPresented !== presented {
      presented.tellIsAppearing()
      oldPresented.endAppearance()
      presented.endAppearance()
    }
    container.setNeedsLayout()
  }

  private func exchange(for wanted: UIModalPresentationStyle) {
    guard wanted != .none else {
      (presented, controller) = original
      style = original.presented.modalPresentationStyle
      link()
      return
    }
    let asked = original.controller
    let other = asked.delegate?.presentationController(
      asked, viewControllerForAdaptivePresentationStyle: wanted)
    presented = other ?? original.presented
    controller = SystemPresentationController(wanted, presented: presented)
    asked.delegate?.presentationController(asked, prepare: controller)
    style = wanted
    link()
  }

  private func link() {
    controller.presentation = self
    presented.activePresentation = self
  }

  func tellSize(_ size: CGSize, _ coordinator: TransitionCoordinator) {
    SimulatedDevice.current?.log(
      .size, presented, "presentationController.viewWillTransition(to: \(size.shortText))")
    controller.viewWillTransition(to: size, with: coordinator)
  }
}
