import SegueCore

/// A change of screens there and back, with a style: what a contract run plays.
protocol ContractScene {
  /// What the window shows before the style is used and after it has been taken off.
  var root: UIViewController { get }
  /// What is told of the ends of both ways when they are miscounted.
  var ends: (there: String, back: String) { get }
  /// A controller comes with the style.
  func come(with style: any TransitionStyle, animated: Bool, completion: @escaping () -> Void)
  /// The controller goes.
  func go(animated: Bool, completion: @escaping () -> Void)
  /// How what came misses its place; nil when it does not.
  var misplacement: String? { get }
  /// What must not outlive the way back, by name.
  var witnesses: [(name: String, object: AnyObject?)] { get }
  /// Lets go of what came, and takes the style off what stays.
  func end()
}

/// A presentation and its dismissal.
final class ModalScene: ContractScene {
  let root = UIViewController()
  private var presented: UIViewController?

  init() { root.restorationIdentifier = "presenter" }

  let ends = (there: "the completion of present", back: "the completion of dismiss")

  func come(with style: any TransitionStyle, animated: Bool, completion: @escaping () -> Void) {
    let presented = UIViewController()
    presented.restorationIdentifier = "presented"
    presented.use(style)
    self.presented = presented
    root.present(presented, animated: animated, completion: completion)
  }

  func go(animated: Bool, completion: @escaping () -> Void) {
    root.dismiss(animated: animated, completion: completion)
  }

  var misplacement: String? {
    guard let controller = presented?.presentationController, let view = controller.presentedView
    else { return nil }
    if view.superview !== controller.containerView {
      return "the presented view is not in the container"
    }
    return view.frame.misses(controller.frameOfPresentedViewInContainerView)
  }

  var witnesses: [(name: String, object: AnyObject?)] {
    [
      ("the presented controller", presented), ("its view", presented?.view),
      ("the presentation controller", presented?.presentationController),
    ]
  }

  func end() { presented = nil }
}

/// A push and its pop.
final class NavigationScene: ContractScene {
  private let stack: UINavigationController
  private let below = UIViewController()
  private var pushed: Page?
  private var place: CGRect?

  init() {
    below.restorationIdentifier = "the page below"
    stack = UINavigationController(rootViewController: below)
  }

  var root: UIViewController { stack }

  let ends = (
    there: "viewDidAppear of the pushed page", back: "viewDidDisappear of the popped page"
  )

  func come(with style: any TransitionStyle, animated: Bool, completion: @escaping () -> Void) {
    let pushed = Page()
    pushed.restorationIdentifier = "the pushed page"
    pushed.didAppear = completion
    self.pushed = pushed
    place = below.view.frame
    stack.use(style)
    stack.pushViewController(pushed, animated: animated)
  }

  func go(animated: Bool, completion: @escaping () -> Void) {
    pushed?.didDisappear = completion
    stack.popViewController(animated: animated)
  }

  var misplacement: String? {
    guard let pushed, let place else { return nil }
    if pushed.view.window == nil { return "the pushed page is not in the window" }
    return pushed.view.frame.misses(place)
  }

  var witnesses: [(name: String, object: AnyObject?)] {
    [("the popped page", pushed), ("its view", pushed?.view)]
  }

  func end() {
    pushed = nil
    stack.use(nil)
  }

  /// A page that tells when it has come and gone.
  private final class Page: UIViewController {
    var didAppear: () -> Void = {}
    var didDisappear: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      didAppear()
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      didDisappear()
    }
  }
}

extension CGRect {
  /// How a rectangle differs from the wanted one by more than rounding; nil when it does not.
  fileprivate func misses(_ wanted: CGRect) -> String? {
    let isClose =
      abs(minX - wanted.minX) < 1e-6 && abs(minY - wanted.minY) < 1e-6
      && abs(width - wanted.width) < 1e-6 && abs(height - wanted.height) < 1e-6
    return isClose ? nil : "it stands at \(TreeText.text(self)) instead of \(TreeText.text(wanted))"
  }
}
