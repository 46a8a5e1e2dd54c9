import HeadlessUIKit
import TestSupport
import Testing

/// Each question and each word to a delegate stands in the log when the delegate gets it.
@Suite struct DelegateLogTests {
  @Test("what stacks and tabs ask and tell is the last line of the log at that moment")
  func stacksAndTabs() {
    let scene = WitnessScene()
    let (stack, tabs) = (UINavigationController(nibName: nil, bundle: nil), UITabBarController())
    scene.run {
      (stack.delegate, tabs.delegate) = (scene.witness, scene.witness)
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
    scene.device.tap(at: CGPoint(x: 280, y: 640))
    scene.device.settle()
    scene.expect([
      "other tabBarController(_:shouldSelect:)", "other tabBarController(_:didSelect:)",
      "other tabBarController(_:animationControllerForTransitionFrom:to:)",
    ])
  }

  @Test("what pages ask and tell is the last line of the log at that moment")
  func pages() {
    let scene = WitnessScene()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    scene.run {
      (pages.delegate, pages.dataSource) = (scene.witness, scene.witness)
      pages.setViewControllers(
        [scene.controller("one")], direction: .forward, animated: false, completion: nil)
      scene.window.rootViewController = pages
    }
    scene.witness.neighbor = scene.controller("two")
    scene.drag(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -250, y: 0))
    scene.expect([
      "one pageViewController(_:viewControllerAfter:)",
      "two pageViewController(_:willTransitionTo:)",
      "one pageViewController(_:didFinishAnimating:previousViewControllers:"
        + "transitionCompleted: true)",
    ])
    scene.drag(from: CGPoint(x: 60, y: 300), by: CGPoint(x: 250, y: 0))
    #expect(scene.witness.lines.first == "two pageViewController(_:viewControllerBefore:)")
  }

  @Test("what columns ask and tell is the last line of the log at that moment")
  func columns() {
    let scene = WitnessScene(
      DeviceConfiguration(size: CGSize(width: 768, height: 1024), idiom: .pad))
    let split = UISplitViewController(style: .doubleColumn)
    scene.run {
      split.restorationIdentifier = "split"
      split.delegate = scene.witness
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

  @Test("what a person's dismissal asks and tells is the last line of the log at that moment")
  func dismissals() {
    let scene = WitnessScene()
    let sheet = scene.controller("sheet")
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = scene.witness
    scene.run {
      scene.window.rootViewController?.present(sheet, animated: false) { scene.witness.note() }
    }
    scene.expect(["sheet present"])
    scene.witness.mayDismiss = false
    scene.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 450))
    scene.expect([
      "sheet presentationControllerShouldDismiss",
      "sheet presentationControllerDidAttemptToDismiss",
    ])
    scene.witness.mayDismiss = true
    scene.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 450))
    scene.expect([
      "sheet presentationControllerShouldDismiss", "sheet presentationControllerWillDismiss",
      "sheet presentationControllerDidDismiss",
    ])
  }
}

/// A window on a device, and a delegate for everything in it.
private final class WitnessScene {
  let device: SimulatedDevice
  let window: UIWindow
  let witness: Witness

  init(_ configuration: DeviceConfiguration = DeviceConfiguration()) {
    let device = SimulatedDevice(configuration)
    self.device = device
    witness = Witness(device)
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

  /// A finger goes evenly, rests and lifts.
  func drag(from start: CGPoint, by way: CGPoint) {
    device.touchDown(at: start)
    for step in 1...5 {
      let share = CGFloat(step) / 5
      device.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
      device.turn()
    }
    device.advance(by: 0.3)
    device.touchUp()
    device.settle()
  }

  /// Compares what the delegate saw in the log since the last look.
  func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(witness.lines == lines, sourceLocation: sourceLocation)
    witness.lines = []
  }
}

/// Notes the last line of the log whenever it is asked or told something.
private final class Witness: NSObject, @MainActor UIAdaptivePresentationControllerDelegate {
  private unowned let device: SimulatedDevice
  var lines: [String] = []
  var mayDismiss = true
  /// The page beside any page.
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
    return mayDismiss
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

extension Witness: UINavigationControllerDelegate, UITabBarControllerDelegate {
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

extension Witness: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
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

extension Witness: UISplitViewControllerDelegate {
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
