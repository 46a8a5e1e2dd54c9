import SegueCore

/// A presentation and its dismissal.
final class ModalScene: ContractScene {
  let root = UIViewController()
  let reverseWaitsForForward = false
  let answersCanceledCalls = true
  private var presented: UIViewController?
  private var driven: DrivenPresentation?
  /// Makes a controller with a delegate of its own; nil if the style gives it one.
  private let makeController: (() -> UIViewController)?

  init(presenting makeController: (() -> UIViewController)? = nil) {
    self.makeController = makeController
    root.restorationIdentifier = "presenter"
    root.fill(isUpper: false)
  }

  var words: ContractWords { ContractSceneKind.modal.words }

  var delegate: AnyObject? { presented?.transitioningDelegate }

  func use(_ style: any TransitionStyle) { presented = makePresented("presented", style) }

  private func makePresented(_ name: String, _ style: any TransitionStyle) -> UIViewController {
    let made = makeController?() ?? UIViewController()
    made.restorationIdentifier = name
    if makeController == nil {
      // Smaller than any screen, so that a style that uses the preferred size must position the view.
      made.preferredContentSize = CGSize(width: 280, height: 320)
      made.fill(isUpper: true)
    }
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

  func makeAnother(_ style: any TransitionStyle) -> UIViewController? {
    let another = makePresented("another", style)
    root.present(another, animated: true)
    return another
  }

  func removeAnother() {
    if !isShown, root.presentedViewController != nil { root.dismiss(animated: true) }
  }

  func drive(by driver: (any UIViewControllerInteractiveTransitioning)?) {
    if driven == nil, let delegate = presented?.transitioningDelegate {
      let driven = DrivenPresentation(delegate)
      self.driven = driven
      presented?.transitioningDelegate = driven
    }
    driven?.driver = driver
  }

  func forward(animated: Bool, completion: @escaping () -> Void) {
    guard let presented else { return }
    root.present(presented, animated: animated, completion: completion)
  }

  func reverse(animated: Bool, completion: @escaping () -> Void) {
    root.dismiss(animated: animated, completion: completion)
  }

  func makeRefusedCalls(completion: @escaping () -> Void) {
    root.present(UIViewController(), animated: true, completion: completion)
    root.dismiss(animated: true, completion: completion)
  }

  // MARK: State

  private var presentationController: UIPresentationController? {
    presented?.activePresentationController
  }
  var isShown: Bool { presented != nil && root.presentedViewController === presented }
  var movingView: UIView? { presentationController?.presentedView }
  var content: UIView? { presented?.view }
  var viewBelow: UIView? { root.view.window == nil ? nil : root.view }
  var finalFrame: CGRect? { presentationController?.frameOfPresentedViewInContainerView }

  var chrome: [UIView] {
    guard let movingView, let container = presentationController?.containerView else { return [] }
    return container.subviews.filter {
      !movingView.isDescendant(of: $0) && !root.view.isDescendant(of: $0)
    }
  }

  var contradiction: (expected: String, found: String)? {
    guard let presented else { return nil }
    let isSeen = presented.viewIfLoaded?.window != nil
    guard isSeen != (isShown && !isCovered) else { return nil }
    let name = "the view of presented"
    return isShown
      ? ("\(name) in the window, because the presenter presents it", "it is in no window")
      : ("\(name) in no window, because no controller presents it", "it is in the window")
  }

  var misplacement: (expected: String, found: String)? {
    guard let content else { return nil }
    let name = ViewState.name(of: content)
    guard isShown else { return content.misplacement(of: name, in: nil) }
    guard !isCovered, let movingView, let presentationController else { return nil }
    guard content.isDescendant(of: movingView) else {
      return (
        "\(name) in the presented view, as before",
        "in \(content.superview.map(ViewState.name) ?? "no view")"
      )
    }
    return movingView.misplacement(
      of: words.movingView, in: presentationController.containerView)
  }

  /// Whether a presentation above has removed the view, as the style's parameters request.
  private var isCovered: Bool {
    guard let above = presented?.presentedViewController, !above.isBeingPresented,
      !above.isBeingDismissed
    else { return false }
    return above.presentationController?.shouldRemovePresentersView == true
  }

  var trackedObjects: [(name: String, object: AnyObject?)] {
    [
      ("the presented controller", presented), ("its view", presented?.view),
      ("the presented view", movingView), ("the presentation controller", presentationController),
    ]
  }

  func end() {
    presented = nil
    driven = nil
  }
}
