import HeadlessUIKit
import TestSupport
import Testing

/// Each delegate call is the last event of the log when the delegate receives it.
@Suite(.checkedDevices) struct DelegateLogTests {
  @Test(
    "a delegate call of a navigation or tab bar controller is the last log line when it is received"
  )
  func stacksAndTabs() {
    let scene = DelegateScene()
    let (stack, tabs) = (UINavigationController(nibName: nil, bundle: nil), UITabBarController())
    scene.run {
      (stack.delegate, tabs.delegate) = (scene.delegate, scene.delegate)
      stack.viewControllers = [scene.controller("home")]
      tabs.viewControllers = [stack, scene.controller("other")]
      scene.window.rootViewController = tabs
    }
    scene.expect([
      "home navigationController(_:willShow:animated: false)",
      "home navigationController(_:didShow:animated: false)",
    ])
    scene.run { stack.pushViewController(scene.controller("page"), animated: true) }
    scene.expect([
      "page navigationController(_:animationControllerFor: push)",
      "page navigationController(_:willShow:animated: true)",
      "page navigationController(_:didShow:animated: true)",
    ])
    // The second tab.
    scene.device.tap(at: CGPoint(x: 280, y: 640))
    scene.device.settle()
    scene.expect([
      "other tabBarController(_:shouldSelect:)", "other tabBarController(_:didSelect:)",
      "other tabBarController(_:animationControllerForTransitionFrom:to:)",
    ])
  }

  @Test("a delegate call of a page view controller is the last log line when it is received")
  func pageDelegateCallIsLoggedLast() {
    let scene = DelegateScene()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    scene.run {
      (pages.delegate, pages.dataSource) = (scene.delegate, scene.delegate)
      pages.setViewControllers(
        [scene.controller("one")], direction: .forward, animated: false, completion: nil)
      scene.window.rootViewController = pages
    }
    scene.delegate.neighbor = scene.controller("two")
    scene.drag(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -250, y: 0))
    scene.expect([
      "one pageViewController(_:viewControllerAfter:)",
      "two pageViewController(_:willTransitionTo:)",
      "one pageViewController(_:didFinishAnimating:previousViewControllers:"
        + "transitionCompleted: true)",
    ])
    scene.drag(from: CGPoint(x: 60, y: 300), by: CGPoint(x: 250, y: 0))
    #expect(scene.delegate.lines.first == "two pageViewController(_:viewControllerBefore:)")
  }

  @Test("a delegate call of a split view controller is the last log line when it is received")
  func columns() {
    let scene = DelegateScene(
      DeviceConfiguration(size: CGSize(width: 768, height: 1024), idiom: .pad))
    let split = UISplitViewController(style: .doubleColumn)
    scene.run {
      split.restorationIdentifier = "split"
      split.delegate = scene.delegate
      split.setViewController(scene.controller("list"), for: .primary)
      split.setViewController(scene.controller("detail"), for: .secondary)
      scene.window.rootViewController = split
    }
    scene.run { split.hide(.primary) }
    scene.run { split.show(.primary) }
    scene.expect([
      "split splitViewController(_:willChangeTo: secondaryOnly)",
      "split splitViewController(_:willHide: primary)",
      "split splitViewController(_:willChangeTo: oneBesideSecondary)",
      "split splitViewController(_:willShow: primary)",
    ])
    scene.device.resize(to: CGSize(width: 400, height: 1024))
    scene.device.settle()
    scene.device.resize(to: CGSize(width: 768, height: 1024))
    scene.device.settle()
    scene.expect([
      "split splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "split splitViewControllerDidCollapse(_:)",
      "split splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      "split splitViewControllerDidExpand(_:)",
    ])
  }

  @Test("a delegate call of a user's dismissal is the last log line when it is received")
  func dismissals() {
    let scene = DelegateScene()
    let sheet = scene.controller("sheet")
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = scene.delegate
    scene.run {
      scene.window.rootViewController?.present(sheet, animated: false) { scene.delegate.note() }
    }
    scene.expect(["sheet present"])
    scene.delegate.shouldDismiss = false
    scene.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 450))
    scene.expect([
      "sheet presentationControllerShouldDismiss",
      "sheet presentationControllerDidAttemptToDismiss",
    ])
    scene.delegate.shouldDismiss = true
    scene.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 450))
    scene.expect([
      "sheet presentationControllerShouldDismiss", "sheet presentationControllerWillDismiss",
      "sheet presentationControllerDidDismiss",
    ])
  }
}

/// A window on a device, and a delegate of its view controllers.
private final class DelegateScene {
  let device: SimulatedDevice
  let window: UIWindow
  let delegate: LoggingDelegate

  init(_ configuration: DeviceConfiguration = DeviceConfiguration()) {
    let device = makeDevice(configuration)
    self.device = device
    delegate = LoggingDelegate(device)
    window = device.perform {
      let window = makeWindow(UIViewController())
      return window
    }
    device.settle()
  }

  func controller(_ name: String) -> UIViewController {
    let made = UIViewController()
    made.restorationIdentifier = name
    return made
  }

  func run(_ body: () -> Void) {
    device.perform(body)
    device.settle()
  }

  /// Drags at constant velocity, pauses, and ends the touch.
  func drag(from start: CGPoint, by translation: CGPoint) {
    device.touchDown(at: start)
    for step in 1...5 {
      let fraction = CGFloat(step) / 5
      device.advance(by: 0.02)
      device.touchMove(
        to: CGPoint(x: start.x + translation.x * fraction, y: start.y + translation.y * fraction))
      device.turn()
    }
    device.advance(by: 0.3)
    device.touchUp()
    device.settle()
  }

  /// Compares the log lines that the delegate recorded since the last call.
  func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(delegate.lines == lines, sourceLocation: sourceLocation)
    delegate.lines = []
  }
}

/// A delegate that records the last line of the log at every call.
private final class LoggingDelegate: NSObject, @MainActor UIAdaptivePresentationControllerDelegate {
  private unowned let device: SimulatedDevice
  var lines: [String] = []
  var shouldDismiss = true
  /// The view controller after every page; nil for none.
  var neighbor: UIViewController?

  init(_ device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  func note() {
    lines.append(device.events.last.map { "\($0.subject) \($0.text)" } ?? "nothing")
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    note()
    return shouldDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note()
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note()
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { note() }
}

extension LoggingDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note() }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note()
    return nil
  }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note()
    return true
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { note() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note()
    return nil
  }
}

extension LoggingDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    note()
    return nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    note()
    return neighbor
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { note() }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { note() }
}

extension LoggingDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { note() }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { note() }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { note() }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note()
    return proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    note()
    return proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note() }
}
