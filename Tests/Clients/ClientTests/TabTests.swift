import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct TabTests {
  private let device: TestDevice
  private let tabs: SlidingTabs

  init() throws {
    device = TestDevice(.phone) {
      let tabs = SlidingTabs()
      tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      return tabs
    }
    tabs = try #require(device.root as? SlidingTabs)
  }

  @Test("the next tab slides in from the right")
  func slides() {
    device.perform { [tabs] in tabs.selectedIndex = 1 }
    device.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.viewControllers?[1].view.superview?.bounds == tabs.viewControllers?[1].view.frame)
    #expect(device.diagnostics == [])
  }

  @Test("in the background the first tab is selected")
  func background() {
    device.perform { [tabs] in tabs.selectedIndex = 2 }
    device.settle()
    device.background()
    device.settle()
    #expect(tabs.selectedIndex == 0)
  }
}
