/// Where the presenter's view belongs, so that it can be put back.
struct PresenterHome {
  weak var view: UIView?
  var index: Int
  var frame: CGRect
  var size: CGSize

  /// Where the view belongs in the size of today: what filled its surroundings fills them.
  func frame(in parent: UIView) -> CGRect {
    frame == CGRect(origin: .zero, size: size) ? parent.bounds : frame
  }
}

/// The views of a presentation: its container, and the presenter's place.
extension ModalPresentation {
  /// Whether the presentation keeps to the place of a context (UIKit rows 65, 66, 83).
  var isConfined: Bool { presenter.confines(style, controller) }

  /// Puts the container over the window, or over the presenter's view in its place.
  func putUp() {
    container.presentationController = controller
    controller.container = container
    presenterFills = presenter.viewIfLoaded.map { $0.place == $0.superview?.bounds } ?? false
    if isConfined, let view = presenter.viewIfLoaded, let parent = view.superview {
      container.frame = view.frame
      container.autoresizingMask = view.autoresizingMask
      parent.insertSubview(container, aboveSubview: view)
    } else if let window = presenter.viewIfLoaded?.window {
      container.frame = window.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(container)
    }
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
    container.frame = view.frame
  }

  // MARK: The presenter's view

  /// The presenter's view takes part, so the container holds it (UIKit row 60).
  func takePresentersView() {
    rememberHome()
    guard let view = presenter.viewIfLoaded else { return }
    let frame = container.convert(view.frame, from: view.superview)
    UIView.performWithoutAnimation {
      container.insertSubview(view, at: 0)
      view.frame = frame
    }
  }

  /// Where a presenter that filled its surroundings belongs although its view is smaller meanwhile, in
  /// the container (UIKit row 301); nil for any other, or one whose view was taken out.
  var presentersOwnFrame: CGRect? {
    guard presenterFills, !hasRemovedPresenter, let view = presenter.viewIfLoaded?.superview
    else { return nil }
    return container.convert(view.bounds, from: view)
  }

  func rememberHome() {
    guard home == nil, let view = presenter.viewIfLoaded, let parent = view.superview,
      let index = parent.subviews.firstIndex(where: { $0 === view })
    else { return }
    home = PresenterHome(view: parent, index: index, frame: view.place, size: parent.bounds.size)
  }

  /// The presenter's view back where it was before the presentation, in the size of today.
  func restoreHome() {
    guard let home, let parent = home.view, let view = presenter.viewIfLoaded else { return }
    self.home = nil
    // Out of sight its container's child, or nobody, is in that place: it is put there when it is
    // shown again.
    if isConfined, container.superview == nil { return }
    UIView.performWithoutAnimation {
      if view.superview !== parent { parent.insertSubview(view, at: home.index) }
      let frame = home.frame(in: parent)
      if view.place != frame { view.place(in: frame) }
    }
  }
}

extension UIPresentationController {
  /// The view comes to its place, unless an animator has it.
  final func placeView() {
    guard presentation?.mayPlaceView == true else { return }
    presentedView?.place(in: frameOfPresentedViewInContainerView)
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
      let choices = SimulatedDevice.current?.configuration.choices ?? UIKitChoices()
      if choices.customSearchesForContext { return true }
      return choices.customHonoursShouldPresentInFullscreen
        && controller?.shouldPresentInFullscreen == false
    default: return false
    }
  }
}
