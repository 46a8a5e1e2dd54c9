import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct TabTapTests {
  private final class Tabs: UITabBarController {
    var taps: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      taps.append("\(item.title ?? "") at \(selectedIndex)")
    }
  }

  @Test("a tap on a tab is a call before the selection changes, a selection by code is none")
  func tap() {
    let tabs = Tabs()
    tabs.viewControllers = ["first", "second"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let device = makeDevice()
    device.perform { makeWindow(tabs).makeKeyAndVisible() }
    device.perform { tabs.selectedIndex = 1 }
    device.perform { tabs.selectedIndex = 0 }
    device.settle()
    let bar = tabs.tabBar.frame
    device.tap(at: CGPoint(x: bar.maxX - bar.width / 4, y: bar.minY + 20))
    device.settle()
    #expect(tabs.taps == ["second at 0"])
    #expect(tabs.selectedIndex == 1)
  }
}
