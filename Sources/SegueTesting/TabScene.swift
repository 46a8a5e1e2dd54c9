import SegueCore

/// A change to a later tab, and back.
final class TabScene: ContractScene {
  let goWaitsForCome = true
  private let tabs = UITabBarController()
  private let first = ScenePage("the first tab")
  private let second = ScenePage("the second tab")
  private var driven: DrivenTabs?

  init() {
    tabs.restorationIdentifier = "the tabs"
    tabs.viewControllers = [first, second]
  }

  var root: UIViewController { tabs }

  var words: ContractWords { ContractSceneKind.tabs.words }

  func use(_ style: any TransitionStyle) { tabs.use(style) }

  func drive(by driver: (any UIViewControllerInteractiveTransitioning)?) {
    if driven == nil, let delegate = tabs.delegate {
      let driven = DrivenTabs(delegate)
      self.driven = driven
      tabs.delegate = driven
    }
    driven?.driver = driver
  }

  func come(animated: Bool, completion: @escaping () -> Void) {
    second.didAppear = completion
    select(1, animated: animated)
  }

  func go(animated: Bool, completion: @escaping () -> Void) {
    second.didDisappear = completion
    select(0, animated: animated)
  }

  private func select(_ index: Int, animated: Bool) {
    let delegate = tabs.delegate
    // Without a delegate nobody can move it.
    if !animated { tabs.delegate = nil }
    tabs.selectedIndex = index
    tabs.delegate = delegate
  }

  /// Tabs refuse nothing.
  func askForTooMuch(completion: @escaping () -> Void) {}

  // MARK: What is there

  var isUp: Bool { tabs.selectedIndex == 1 }
  var mover: UIView? { second.view }
  var content: UIView? { second.view }
  var stayer: UIView? { first.view.window == nil ? nil : first.view }
  var place: CGRect? { second.view.superview?.bounds }
  let chrome: [UIView] = []

  var contradiction: (expected: String, found: String)? {
    ScenePage.contradiction(shown: isUp ? second : first, hidden: isUp ? first : second)
  }

  /// Both pages stay.
  let witnesses: [(name: String, object: AnyObject?)] = []

  func end() {
    if let driven { tabs.delegate = driven.original }
    driven = nil
    tabs.use(nil)
  }
}
