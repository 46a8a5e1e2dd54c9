/// The views of a presentation: its container, and the presenter's place.
extension ModalPresentation {
  /// Whether the presentation keeps to the place of a context (UIKit rows 65, 66, 83).
  var isConfined: Bool { presenter.confines(style, controller) }

  /// Puts the container over the window, or over the presenter's view in its place.
  func putUp() {
    container.presentationController = controller
    controller.container = container
    presenterFills = presenter.viewIfLoaded.map { $0.superview.map($0.fills) ?? false } ?? false
    if isConfined, let view = presenter.viewIfLoaded, let parent = view.superview {
      container.frame = view.place
      container.autoresizingMask = view.autoresizingMask
      if let window = parent as? UIWindow {
        container.insert(in: window)
      } else {
        parent.insertSubview(container, aboveSubview: view)
      }
    } else if isConfined, let home, let parent = home.view {
      // The presenter's view was taken out of there.
      container.frame = home.frame(in: parent)
      container.autoresizingMask = presenter.viewIfLoaded?.autoresizingMask ?? []
      parent.insertSubview(container, at: home.index)
    } else if !isConfined,
      let window = presenter.viewIfLoaded?.window ?? container.window ?? home?.view?.window
    {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insert(in: window)
    }
  }

  /// Whether the place of the context that the presentation keeps to is off screen, or disappears.
  var isOffScreen: Bool {
    isConfined && (container.window == nil || presenter.isContainerOffScreen)
  }

  /// Whether a layout of the container may put the presented view in its place: while it moves it is
  /// where the animator has it, unless its place is another now; on its way out it has none (fault
  /// F049).
  var mayPlaceView: Bool { transition == nil || (phase != .dismissing && container.isResized) }

  /// A container in the presenter's place moves with the presenter's view.
  func followPresenter() {
    guard isConfined, let view = presenter.viewIfLoaded, view.superview === container.superview
    else { return }
    view.window?.layoutIfNeeded()
    container.frame = view.place
  }

  /// The presenter's view has another parent, because what presents that changed its form: a
  /// container in the presenter's place goes along; one whose presenter is no context any more covers
  /// the window.
  func moveToPresenter() {
    guard isConfined else {
      if container.superview != nil, !(container.superview is UIWindow) { putUp() }
      return
    }
    guard let view = presenter.viewIfLoaded, let parent = view.superview,
      parent !== container.superview
    else { return }
    container.frame = view.place
    parent.insertSubview(container, aboveSubview: view)
    guard hasRemovedPresenter else { return }
    home = nil
    rememberHome()
    view.removeFromSuperview()
  }

  // MARK: The presenter's view

  /// The presenter's view takes part, so the container holds it (UIKit row 60).
  func takePresentersView() {
    rememberHome()
    guard let view = presenter.viewIfLoaded else { return }
    let frame = container.convert(view.place, from: view.superview)
    UIView.performWithoutAnimation {
      container.insertSubview(view, at: 0)
      view.place(in: frame)
    }
  }

  /// Where a presenter that filled its surroundings belongs although its view is smaller meanwhile, in
  /// the container (UIKit row 301); nil for any other, or one whose view was taken out.
  var presentersOwnFrame: CGRect? {
    guard presenterFills, !hasRemovedPresenter, let view = presenter.viewIfLoaded?.superview
    else { return nil }
    return container.convert(view.bounds, from: view)
  }

  func rememberHome() { home = home ?? presenter.viewIfLoaded.flatMap(PresenterHome.init) }

  /// Runs a change that needs the presented view in the container, also while a presentation above has
  /// removed it.
  func withPresentedView(_ change: () -> Void) {
    guard let above = presented.ownPresentation else { return change() }
    isChangingForm = true
    defer { isChangingForm = false }
    let isRemoved = above.hasRemovedPresenter
    if isRemoved { above.restoreHome() }
    change()
    if above.isConfined { above.putUp() }
    guard isRemoved else { return }
    above.rememberHome()
    UIView.performWithoutAnimation { presented.viewIfLoaded?.removeFromSuperview() }
  }

  /// The presenter's view back where it was before the presentation, in the size of today.
  func restoreHome() {
    guard let home, home.view != nil, let view = presenter.viewIfLoaded else { return }
    self.home = nil
    // Out of sight its container's child, or nobody, is in that place: it is put there when it is
    // shown again.
    let isAway = presenter.parent != nil && presenter.isCovered
    if isAway || (isConfined && container.superview == nil) { return }
    home.putBack(view, inPlaceOf: isConfined ? container : nil)
  }
}

extension UIPresentationController {
  /// The view comes to its place, unless an animator has it.
  final func placeView() {
    guard presentation?.mayPlaceView == true else { return }
    place(in: frameOfPresentedViewInContainerView)
  }

  /// Gives the presented view a place, and what stands over it, or instead of it, in its context.
  final func place(in frame: CGRect) {
    let above = presentedViewController.ownPresentation
    let container = above?.isConfined == true ? above?.container : nil
    for view in [presentedView, container] where view?.superview === containerView {
      view?.place(in: frame)
    }
  }
}

extension UIViewController {
  /// Whether presentations of a style keep to this controller's place, if it is a context.
  final func confines(
    _ style: UIModalPresentationStyle, _ controller: UIPresentationController?
  ) -> Bool {
    guard definesPresentationContext else { return false }
    switch style {
    case .currentContext, .overCurrentContext: return true
    case .custom:
      let choices = SimulatedDevice.current?.configuration.choices ?? BehaviorChoices()
      if choices.customSearchesForContext { return true }
      return choices.customHonorsShouldPresentInFullscreen
        && controller?.shouldPresentInFullscreen == false
    default: return false
    }
  }
}
