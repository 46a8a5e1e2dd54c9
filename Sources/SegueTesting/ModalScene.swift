import SegueCore

/// A presentation and its dismissal.
final class ModalScene: ContractScene {
  let root = UIViewController()
  let goWaitsForCome = false
  private var presented: UIViewController?
  private var driven: DrivenPresentation?

  init() {
    root.restorationIdentifier = "presenter"
    root.fill()
  }

  var words: ContractWords { ContractSceneKind.modal.words }

  func use(_ style: any TransitionStyle) { presented = makePresented("presented", style) }

  private func makePresented(_ name: String, _ style: any TransitionStyle) -> UIViewController {
    let made = UIViewController()
    made.restorationIdentifier = name
    // Smaller than any screen, so that styles that ask for it have to place it.
    made.preferredContentSize = CGSize(width: 280, height: 320)
    made.fill()
    made.use(style)
    return made
  }

  func stack(
    _ style: (any TransitionStyle)?, completion: @escaping () -> Void
  ) -> UIViewController? {
    guard let style else {
      presented?.dismiss(animated: true, completion: completion)
      return nil
    }
    let second = makePresented("the second", style)
    presented?.present(second, animated: true, completion: completion)
    return second
  }

  func drive(by driver: (any UIViewControllerInteractiveTransitioning)?) {
    if driven == nil, let delegate = presented?.transitioningDelegate {
      let driven = DrivenPresentation(delegate)
      self.driven = driven
      presented?.transitioningDelegate = driven
    }
    driven?.driver = driver
  }

  func come(animated: Bool, completion: @escaping () -> Void) {
    guard let presented else { return }
    root.present(presented, animated: animated, completion: completion)
  }

  func go(animated: Bool, completion: @escaping () -> Void) {
    root.dismiss(animated: animated, completion: completion)
  }

  func askForTooMuch(completion: @escaping () -> Void) {
    root.present(UIViewController(), animated: true, completion: completion)
    root.dismiss(animated: true, completion: completion)
  }

  // MARK: What is there

  private var controller: UIPresentationController? { presented?.activePresentationController }
  var isUp: Bool { presented != nil && root.presentedViewController === presented }
  var mover: UIView? { controller?.presentedView }
  var content: UIView? { presented?.view }
  var stayer: UIView? { root.view.window == nil ? nil : root.view }
  var place: CGRect? { controller?.frameOfPresentedViewInContainerView }

  var chrome: [UIView] {
    guard let mover, let container = controller?.containerView else { return [] }
    return container.subviews.filter {
      !mover.isDescendant(of: $0) && !root.view.isDescendant(of: $0)
    }
  }

  var contradiction: (expected: String, found: String)? {
    guard let presented else { return nil }
    let isSeen = presented.viewIfLoaded?.window != nil
    guard isSeen != (isUp && !isCovered) else { return nil }
    let name = "the view of presented"
    return isUp
      ? ("\(name) in the window, as the presenter presents it", "it is in no window")
      : ("\(name) in no window, as nobody presents it", "it is in the window")
  }

  /// Whether what it presents has taken its view out, as the style was tuned to do.
  private var isCovered: Bool {
    guard let above = presented?.presentedViewController, !above.isBeingPresented,
      !above.isBeingDismissed
    else { return false }
    return above.presentationController?.shouldRemovePresentersView == true
  }

  var witnesses: [(name: String, object: AnyObject?)] {
    [
      ("the presented controller", presented), ("its view", presented?.view),
      ("the presented view", mover), ("the presentation controller", controller),
    ]
  }

  func end() {
    presented = nil
    driven = nil
  }
}
