/// The views of a presentation: the container view and the presenter's view.
extension ModalPresentation {
  /// Whether the presentation is confined to a presentation context (UIKit rows 65, 66, 83).
  var isConfined: Bool { presenter.confines(style, controller) }

  /// Adds the container to the window, or above the presenter's view in a presentation context.
  func install() {
    container.presentationController = controller
    controller.container = container
    presenterFillsSuperview =
      presenter.existingView.map { $0.parent.map($0.fills) ?? false } ?? false
    if isConfined, let view = presenter.existingView, let parent = view.parent {
      container.frame = view.untransformedFrame
      container.autoresizingMask = view.autoresizingMask
      if let window = parent.window, window === parent {
        container.insert(in: window)
      } else {
        parent.insertSubview(container, aboveSubview: view)
      }
    } else if isConfined, let home, let parent = home.view {
      // The presenter's view was removed from this superview.
      container.frame = home.frame(in: parent)
      container.autoresizingMask = presenter.existingView?.autoresizingMask ?? []
      parent.insertSubview(container, at: home.index)
    } else if !isConfined,
      let window = presenter.existingView?.window ?? container.window ?? home?.view?.window
    {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insert(in: window)
    }
  }

  /// Whether the presentation is confined to a context that is off screen or disappears.
  var isOffScreen: Bool {
    isConfined && (container.window == nil || presenter.isContainerOffScreen)
  }

  /// Whether the container's layout may set the presented view's frame (fault F049).
  ///
  /// During a transition the animator sets it, unless the container is resized; a dismissed view
  /// has no frame in the layout.
  var mayPlaceView: Bool { transition == nil || (phase != .dismissing && container.isResized) }

  /// Updates the container's frame to the presenter's view in a presentation context.
  func updateContainerFrame() {
    guard isConfined, let view = presenter.existingView, view.parent === container.parent
    else { return }
    view.window?.layoutIfNeeded()
    container.frame = view.untransformedFrame
  }

  /// Moves the container after an adaptation below has moved the presenter's view to another
  /// superview. Without a presentation context the container covers the window.
  func moveToPresenter() {
    guard isConfined else {
      if container.parent !== container.window { install() }
      return
    }
    guard let view = presenter.existingView, let parent = view.parent,
      parent !== container.parent
    else { return }
    container.frame = view.untransformedFrame
    parent.insertSubview(container, aboveSubview: view)
    guard hasRemovedPresenter else { return }
    home = nil
    rememberHome()
    view.removeFromSuperview()
  }

  // MARK: The presenter's view

  /// Moves the presenter's view into the container for the transition (UIKit row 60).
  func movePresentersViewToContainer() {
    rememberHome()
    guard let view = presenter.existingView else { return }
    let frame = container.convert(view.untransformedFrame, from: view.parent)
    UIView.performWithoutAnimation {
      container.insertSubview(view, at: 0)
      view.setUntransformedFrame(frame)
    }
  }

  func rememberHome() { home = home ?? presenter.existingView.flatMap(PresenterHome.init) }

  /// Runs a change with the presented view in the hierarchy, even if a presentation above has
  /// removed it.
  func withPresentedView(_ change: () -> Void) {
    guard let above = presented.ownPresentation else { return change() }
    isChangingForm = true
    defer { isChangingForm = false }
    let isRemoved = above.hasRemovedPresenter
    if isRemoved { above.restoreHome() }
    change()
    if above.isConfined { above.install() }
    guard isRemoved else { return }
    above.rememberHome()
    UIView.performWithoutAnimation { presented.existingView?.removeFromSuperview() }
  }

  /// Returns the presenter's view to its original superview, at the superview's current size.
  func restoreHome() {
    guard let home, home.view != nil, let view = presenter.existingView else { return }
    self.home = nil
    // A covered presenter's view is added by its container when the presenter appears again.
    let isAway = presenter.parent != nil && presenter.isCovered
    if isAway || (isConfined && container.parent == nil) { return }
    home.putBack(view, inPlaceOf: isConfined ? container : nil)
  }
}

extension UIPresentationController {
  /// Sets the presented view's frame, unless an animator sets it.
  final func setPresentedFrame() {
    guard presentation?.mayPlaceView == true else { return }
    layOut(in: frameOfPresentedViewInContainerView)
  }

  /// Sets the frame of the presented view, and of the container of a presentation in its context.
  final func layOut(in frame: CGRect) {
    let above = presentedViewController.ownPresentation
    let container = above?.isConfined == true ? above?.container : nil
    for view in [presentedView, container] where view?.parent === containerView {
      view?.setUntransformedFrame(frame, scaledBy: presentedScale)
    }
    if presentedScale != 1 { container?.transform = CGAffineTransform(scale: presentedScale) }
  }
}

extension UIViewController {
  /// Whether this controller is the presentation context for presentations of a style.
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
