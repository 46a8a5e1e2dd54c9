import SegueCore

/// A change to a later tab, and back.
final class TabScene: ContractScene {
  let reverseWaitsForForward = true
  private let tabs: UITabBarController
  private let first = ScenePage("the first tab", isUpper: false)
  private let second = ScenePage("the second tab", isUpper: true)
  private var driven: DrivenTabs?
  /// The superview of the visible tab.
  @UIKitReference private var wrapper: UIView?

  init(in tabs: UITabBarController = UITabBarController()) {
    self.tabs = tabs
    tabs.restorationIdentifier = "the tabs"
    tabs.viewControllers = [first, second]
  }

  var root: UIViewController { tabs }

  var words: ContractWords { ContractSceneKind.tabs.words }

  var delegate: AnyObject? { tabs.delegate }

  func use(_ style: any TransitionStyle) {
    wrapper = first.view.superview
    tabs.use(style)
  }

  func drive(by driver: (any UIViewControllerInteractiveTransitioning)?) {
    if driven == nil, let delegate = tabs.delegate {
      let driven = DrivenTabs(delegate)
      self.driven = driven
      tabs.delegate = driven
    }
    driven?.driver = driver
  }

  func forward(animated: Bool, completion: @escaping () -> Void) {
    second.didAppear = completion
    select(1, animated: animated)
  }

  func reverse(animated: Bool, completion: @escaping () -> Void) {
    second.didDisappear = completion
    select(0, animated: animated)
  }

  private func select(_ index: Int, animated: Bool) {
    let delegate = tabs.delegate
    // Without a delegate the change is not animated.
    if !animated { tabs.delegate = nil }
    tabs.selectedIndex = index
    tabs.delegate = delegate
  }

  /// A tab bar controller refuses no selection.
  func makeRefusedCalls(completion: @escaping () -> Void) {}

  // MARK: State

  var isShown: Bool { tabs.selectedIndex == 1 }
  var movingView: UIView? { second.view }
  var content: UIView? { second.view }
  var viewBelow: UIView? { first.view.window == nil ? nil : first.view }
  var finalFrame: CGRect? { second.view.superview?.bounds }
  var barInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabs.tabBar.bounds.height, right: 0)
  }
  let chrome: [UIView] = []

  var contradiction: (expected: String, found: String)? {
    ScenePage.contradiction(shown: isShown ? second : first, hidden: isShown ? first : second)
  }

  var misplacement: (expected: String, found: String)? {
    second.view.misplacement(of: words.movingView, in: isShown ? wrapper : nil)
  }

  /// Both pages stay allocated.
  let trackedObjects: [(name: String, object: AnyObject?)] = []

  func end() {
    if let driven { tabs.delegate = driven.original }
    driven = nil
    tabs.use(nil)
  }
}
