import HeadlessUIKit

/// A navigation controller in the window, with its delegate and view controllers.
struct StackScene {
  let ui: Driver
  let stack: UINavigationController
  let delegate: LoggingStackDelegate
  let controllers: [LoggingController]

  subscript(index: Int) -> LoggingController { controllers[index] }
  var names: [String] { stack.viewControllers.map { $0.restorationIdentifier ?? "?" } }
  var log: CallLog { ui.log }
  /// The calls of view controllers and the delegate, without the animators' calls.
  var calls: [String] { ui.log.calls.filter { !$0.hasPrefix("animator.") } }

  /// Makes pops interactive, and begins one, as a drag would.
  func beginInteractivePop() -> HandInteractor {
    let hand = HandInteractor(ui.log)
    delegate.animator = LoggingAnimator(ui.log)
    delegate.interactor = hand
    stack.popViewController(animated: true)
    ui.turn()
    return hand
  }
}

/// A tab bar controller in the window, with its delegate, if it has one, and view controllers.
struct TabScene {
  let ui: Driver
  let tabs: UITabBarController
  /// Retained here, because the tab bar controller does not.
  let delegate: LoggingStackDelegate?
  let controllers: [UIViewController]
  var log: CallLog { ui.log }

  /// Taps an item of the tab bar.
  func tap(_ index: Int) {
    let bar = tabs.tabBar
    let width = bar.bounds.width / CGFloat(controllers.count)
    ui.tap(at: bar.convert(CGPoint(x: (CGFloat(index) + 0.5) * width, y: 20), to: nil))
  }
}

extension Driver {
  /// Makes a view controller the window's root, waits until it appears, and clears the log.
  func mount(_ controller: UIViewController) {
    window.rootViewController = controller
    settle()
    log.clear()
  }

  /// Makes a navigation controller with named view controllers the window's root.
  ///
  /// - Parameter conduct: What the delegate's animator does; `nil` leaves pushes to UIKit.
  func stack(_ names: String..., conduct: LoggingAnimator.Conduct? = nil) -> StackScene {
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.restorationIdentifier = "stack"
    let delegate = LoggingStackDelegate(log, conduct)
    stack.delegate = delegate
    let controllers = names.map { controller($0) }
    stack.viewControllers = controllers
    mount(stack)
    return StackScene(ui: self, stack: stack, delegate: delegate, controllers: controllers)
  }

  /// Makes a tab bar controller the window's root, by default without a delegate.
  func tabs(_ controllers: [UIViewController], delegate: LoggingStackDelegate? = nil) -> TabScene {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.restorationIdentifier = "tabs"
    tabs.delegate = delegate
    tabs.viewControllers = controllers
    mount(tabs)
    return TabScene(ui: self, tabs: tabs, delegate: delegate, controllers: controllers)
  }
}

extension UIViewController {
  /// Adds a child that fills the view.
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the view controller from its parent, in UIKit's three steps.
  func leave() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
