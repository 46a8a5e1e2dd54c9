import HeadlessUIKit
import TestSupport

/// The setups of `Facts/defaults.txt`, by name.
/// The setups of `Facts/defaults.txt`, by name.
let defaults: [String: Setup] = [
  "view controller": { onDevice { newController() } },
  "view set to nil": { onDevice { replacedView() } },
  "appearance by hand": { appearanceByHand() },
  "navigation controller": { onDevice { newNavigationController() } },
  "page view controller": { onDevice { newPageViewController() } },
  "tab bar controller": { onDevice { newTabBarController() } },
  "window": { onDevice { newWindow() } },
  "view": { onDevice { newView() } },
  "view with a frame": { onDevice { placedView() } },
  "segmented control": {
    onDevice {
      ["segments": Recorded(UISegmentedControl(items: ["one", "two"]).numberOfSegments)]
    }
  },
  "navigation bar": {
    onDevice { ["prefersLargeTitles": Recorded(UINavigationBar().prefersLargeTitles)] }
  },
  "layer": { onDevice { newLayer() } },
  "transaction": {
    onDevice { ["completion block is nil": Recorded(CATransaction.completionBlock() == nil)] }
  },
]

private func onDevice(_ body: () -> [String: Recorded]) -> [String: Recorded] {
  makeDevice().perform(body)
}

// MARK: Controllers

private func newController() -> [String: Recorded] {
  let controller = UIViewController()
  return [
    "it has no children": Recorded(controller.children.isEmpty),
    "definesPresentationContext": Recorded(controller.definesPresentationContext),
    "isBeingPresented": Recorded(controller.isBeingPresented),
    "isMovingFromParent": Recorded(controller.isMovingFromParent),
    "isViewLoaded": Recorded(controller.isViewLoaded),
    "it has no navigation controller": Recorded(controller.navigationController == nil),
    "it has no parent": Recorded(controller.parent == nil),
    "it has no presenting controller": Recorded(controller.presentingViewController == nil),
    "it provides the transition style of its context": Recorded(
      controller.providesPresentationContextTransitionStyle),
    "it forwards appearance callbacks": Recorded(
      controller.shouldAutomaticallyForwardAppearanceMethods),
    "hidesBottomBarWhenPushed": Recorded(controller.hidesBottomBarWhenPushed),
    "it has no title": Recorded(controller.title == nil),
  ]
}

private func replacedView() -> [String: Recorded] {
  let controller = UIViewController()
  var values = ["reading the view makes one": readingMakesView(controller)]
  controller.view = nil
  values["isViewLoaded after the view is set to nil"] = Recorded(controller.isViewLoaded)
  values["reading the view makes one again"] = readingMakesView(controller)
  return values
}

/// Returns whether a controller without a view has one after the view is read.
private func readingMakesView(_ controller: UIViewController) -> Recorded {
  Recorded(!controller.isViewLoaded && controller.view != nil && controller.isViewLoaded)
}

private func appearanceByHand() -> [String: Recorded] {
  let device = makeDevice()
  device.perform {
    let controller = UIViewController()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
  }
  device.settle()
  return ["a controller without a parent accepts both calls": Recorded(device.diagnostics == [])]
}

private func newNavigationController() -> [String: Recorded] {
  let stack = UINavigationController()
  var values = ["it has no controllers": Recorded(stack.viewControllers.isEmpty)]
  stack.setViewControllers([], animated: false)
  values["it has no controllers after none were set"] = Recorded(stack.viewControllers.isEmpty)
  return values
}

private func newPageViewController() -> [String: Recorded] {
  let pages = UIPageViewController()
  return [
    "number of gesture recognizers": Recorded(pages.gestureRecognizers.count),
    "it is horizontal": Recorded(pages.navigationOrientation == .horizontal),
    "spine location": Recorded(pages.spineLocation.rawValue),
    "number of controllers": pages.viewControllers.map { Recorded($0.count) } ?? Recorded("nil"),
  ]
}

private func newTabBarController() -> [String: Recorded] {
  let tabs = UITabBarController()
  return [
    "the selected index is not found": Recorded(tabs.selectedIndex == Int.max),
    "no controller is selected": Recorded(tabs.selectedViewController == nil),
    "the controllers are nil": Recorded(tabs.viewControllers == nil),
  ]
}

// MARK: Views and layers

private func newWindow() -> [String: Recorded] {
  let window = UIWindow()
  return [
    "isKeyWindow": Recorded(window.isKeyWindow),
    "level": Recorded(window.windowLevel.rawValue),
    "alert level": Recorded(UIWindow.Level.alert.rawValue),
    "status bar level": Recorded(UIWindow.Level.statusBar.rawValue),
  ]
}

private func newView() -> [String: Recorded] {
  let view = UIView()
  var values = ["tag": Recorded(view.tag), "it has a tint": Recorded(view.tintColor != nil)]
  view.tintColor = nil
  values["it has a tint after none was set"] = Recorded(view.tintColor != nil)
  return values
}

private func placedView() -> [String: Recorded] {
  let view = UIView(frame: rect(10, 10, 100, 100))
  let inside = CGPoint(x: 50, y: 50)
  return [
    "frame": Recorded(view.frame),
    "a hit outside finds a view": Recorded(
      view.hitTest(CGPoint(x: -10, y: -10), with: nil) != nil),
    "a hit inside finds the view": Recorded(view.hitTest(inside, with: nil) === view),
    "a point inside is in it": Recorded(view.point(inside: inside, with: nil)),
  ]
}

private func newLayer() -> [String: Recorded] {
  let layer = CALayer()
  return [
    "mask is nil": Recorded(layer.mask == nil),
    "actions are nil": Recorded(layer.actions == nil),
    "action of an unknown key is nil": Recorded(layer.action(forKey: "unknown") == nil),
  ]
}
