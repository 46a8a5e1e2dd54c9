/// The form that a presentation takes in an environment (UIKit rows 209-216).
extension ModalPresentation {
  /// Says in which style the presentation is about to start; none for unchanged (UIKit row 212).
  func tellAdaptiveStyle(_ coordinator: TransitionCoordinator) {
    let asked = original.controller
    asked.delegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: controller === asked ? .none : style,
      transitionCoordinator: coordinator)
  }

  /// The traits that its form is chosen by: those of its container, which has the presenter's place
  /// in a context, and else covers the window.
  private func containerTraits(in window: UITraitCollection) -> UITraitCollection {
    let style = original.presented.modalPresentationStyle
    return presenter.confines(style, original.controller) ? presenter.traitCollection : window
  }

  private func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    original.controller.adaptedStyle(of: original.presented.modalPresentationStyle, for: traits)
  }

  /// Takes the adapted form before anything is on the screen.
  func adaptBeforePresenting() {
    let window = presenter.viewIfLoaded?.window
    let traits = containerTraits(in: window?.traitCollection ?? presenter.traitCollection)
    adaptedTraits = traits
    let wanted = adaptedStyle(for: traits)
    if wanted != .none { exchange(for: wanted) }
  }

  /// The environment may have changed while the transition ran.
  func adaptAfterTransition() {
    guard phase == .presented, transition == nil, let window = container.window,
      adaptedTraits?.isEqual(containerTraits(in: window.traitCollection)) == false
    else { return }
    let coordinator = TransitionCoordinator(duration: 0, isAnimated: false, container: container)
    adapt(to: window.traitCollection, coordinator)
    coordinator.runAlongside()
    coordinator.finish(cancelled: false)
  }

  /// Changes form while on the screen.
  func adapt(to traits: UITraitCollection, _ coordinator: TransitionCoordinator) {
    guard phase == .presented, transition == nil, !isViewMovedAbove, !isPlaceAway else { return }
    let traits = containerTraits(in: traits)
    adaptedTraits = traits
    let wanted = adaptedStyle(for: traits)
    let target = wanted == .none ? original.presented.modalPresentationStyle : wanted
    if target != style {
      withPresentedView { changeForm(for: wanted, coordinator) }
      // Whether that is removed depends on this form (UIKit row 296).
      presented.ownPresentation?.updatePresenter()
    }
    updatePresenter()
  }

  private func updatePresenter() {
    guard phase == .presented, transition == nil else { return }
    let removes = wantsPresentersViewRemoved
    if removes != hasRemovedPresenter { changePresenter(isRemoved: removes) }
  }

  /// Whether a transition above has the presented view in its own container; the form changes when it
  /// has ended.
  private var isViewMovedAbove: Bool {
    guard let above = presented.ownPresentation, let transition = above.transition
    else { return false }
    return transition.hasBegun ? transition.tellsPresenter : above.removesPresentersView
  }

  /// Whether its place is off screen, or a push, a pop or a selection moves the presenter; the form
  /// changes when that is over.
  var isPlaceAway: Bool {
    container.window == nil || presenter.isAway || presenter.isMovedByContainer
  }

  private func changeForm(
    for wanted: UIModalPresentationStyle, _ coordinator: TransitionCoordinator
  ) {
    let old = (controller: controller, presented: presented)
    let oldView = controller.presentedView
    exchange(for: wanted)
    tellAdaptiveStyle(coordinator)
    old.controller.dismissalTransitionWillBegin()
    let isOther = old.presented !== presented
    if isOther {
      // What is presented in the place of its children goes with them.
      for child in old.presented.children { child.dismissEverythingAtOnce() }
    }
    // Neither sheet, the one that goes nor the one above, keeps what changes form as its card.
    let sheetAbove = old.presented.ownPresentation?.controller as? UISheetPresentationController
    UIView.performWithoutAnimation {
      for sheet in [old.controller as? UISheetPresentationController, sheetAbove] {
        sheet?.chrome.card.release()
      }
    }
    putUp()
    controller.presentationTransitionWillBegin()
    if isOther {
      // What the one presents, the other presents from now on.
      let above = old.presented.ownPresentation
      old.presented.ownPresentation = nil
      above?.presenter = presented
      presented.ownPresentation = above
      if old.presented.appearance.canBegin(false) {
        old.presented.beginAppearance(false, animated: false)
      }
      if above?.hasRemovedPresenter != true { presented.beginAppearance(true, animated: false) }
    }
    if let view = controller.presentedView {
      UIView.performWithoutAnimation {
        // A popover's bubble has taken it in.
        if let oldView, !oldView.isDescendant(of: view) { oldView.removeFromSuperview() }
        container.addSubview(view)
        view.frame = controller.frameOfPresentedViewInContainerView
        presented.ownPresentation?.moveToPresenter()
      }
    }
    sheetAbove?.presenterDidChangeForm()
    old.controller.dismissalTransitionDidEnd(true)
    if old.controller !== controller { old.controller.container = nil }
    controller.presentationTransitionDidEnd(true)
    if isOther {
      old.presented.endAppearanceIfUnderWay()
      presented.endAppearanceIfUnderWay()
    }
  }

  /// The adapted form covers the presenter, or no longer does.
  private func changePresenter(isRemoved: Bool) {
    guard presenter.appearance.canBegin(!isRemoved), isRemoved || !presenter.isAway else { return }
    hasRemovedPresenter = isRemoved
    presenter.beginAppearance(!isRemoved, animated: false)
    if isRemoved {
      rememberHome()
      presenter.viewIfLoaded?.removeFromSuperview()
    } else {
      restoreHome()
    }
    presenter.endAppearanceIfUnderWay()
  }

  private func exchange(for wanted: UIModalPresentationStyle) {
    let asked = original.controller
    if wanted == .none {
      if presented !== original.presented { presented.activePresentation = nil }
      (presented, controller) = original
      style = original.presented.modalPresentationStyle
    } else {
      presented = asked.adaptedController(for: wanted) ?? original.presented
      style = wanted
      controller = asked.adapted(to: wanted, showing: presented)
    }
    link()
  }
}

extension UIViewController {
  /// Whether a container moves this controller, or one that it is in, on the screen or off it.
  fileprivate final var isMovedByContainer: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { container in
      container.runningExchange.map { $0.hasBegun && !$0.isOver } ?? false
    }
  }
}
