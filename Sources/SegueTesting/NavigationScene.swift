import SegueCore

/// A push and its pop.
final class NavigationScene: ContractScene {
  let reverseWaitsForForward = true
  private let stack: UINavigationController
  private let below = ScenePage("the page below", isUpper: false)
  private var pushed: ScenePage?
  private var driven: DrivenStack?
  /// The superview of the visible page.
  @UIKitReference private var wrapper: UIView?

  init(in stack: UINavigationController = UINavigationController()) {
    self.stack = stack
    stack.viewControllers = [below]
    stack.restorationIdentifier = "the stack"
  }

  var root: UIViewController { stack }

  var words: ContractWords { ContractSceneKind.navigation.words }

  var delegate: AnyObject? { stack.delegate }

  func use(_ style: any TransitionStyle) {
    let pushed = ScenePage("the pushed page", isUpper: true)
    self.pushed = pushed
    wrapper = below.view.superview
    stack.use(style)
  }

  func drive(by driver: (any UIViewControllerInteractiveTransitioning)?) {
    if driven == nil, let delegate = stack.delegate {
      let driven = DrivenStack(delegate)
      self.driven = driven
      stack.delegate = driven
    }
    driven?.driver = driver
  }

  func forward(animated: Bool, completion: @escaping () -> Void) {
    guard let pushed else { return }
    pushed.didAppear = completion
    stack.pushViewController(pushed, animated: animated)
  }

  func reverse(animated: Bool, completion: @escaping () -> Void) {
    pushed?.didDisappear = completion
    stack.popViewController(animated: animated)
  }

  func makeAnother(_ style: any TransitionStyle) -> UIViewController? {
    let another = ScenePage("another page", isUpper: true)
    stack.pushViewController(another, animated: true)
    return another
  }

  func removeAnother() {
    if let top = stack.topViewController, top !== pushed, top !== below {
      stack.popViewController(animated: true)
    }
  }

  func makeRefusedCalls(completion: @escaping () -> Void) {
    guard let pushed else { return }
    // A navigation controller refuses to push a controller twice, or to pop its root.
    if isShown { stack.pushViewController(pushed, animated: true) }
    if !isShown { _ = stack.popViewController(animated: true) }
  }

  // MARK: State

  var isShown: Bool { pushed != nil && stack.topViewController === pushed }
  var movingView: UIView? { pushed?.view }
  var content: UIView? { pushed?.view }
  var viewBelow: UIView? { below.view.window == nil ? nil : below.view }
  var finalFrame: CGRect? { pushed?.view.superview?.bounds }
  let chrome: [UIView] = []

  var contradiction: (expected: String, found: String)? {
    ScenePage.contradiction(
      shown: stack.topViewController as? ScenePage, hidden: isShown ? below : pushed)
  }

  var misplacement: (expected: String, found: String)? {
    pushed?.view.misplacement(of: words.movingView, in: isShown ? wrapper : nil)
  }

  var trackedObjects: [(name: String, object: AnyObject?)] {
    [("the popped page", pushed), ("its view", pushed?.view)]
  }

  func end() {
    if let driven { stack.delegate = driven.original }
    pushed = nil
    driven = nil
    stack.use(nil)
  }
}
