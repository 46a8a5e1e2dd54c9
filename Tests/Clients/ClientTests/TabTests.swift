import Clients
import PushStyle
import SegueConfig
import SegueParts
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

  @Test("a selection during a transition ends it, and begins the next")
  func interrupts() {
    device.perform { [tabs] in tabs.selectedIndex = 1 }
    device.advance(by: 0.1)
    device.perform { [tabs] in tabs.selectedIndex = 2 }
    device.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.changes == 2)
    #expect(device.diagnostics == [])
  }

  @Test("after a rotation the next tab fills the new screen")
  func rotates() {
    device.rotate(to: .landscapeLeft)
    device.settle()
    device.perform { [tabs] in tabs.selectedIndex = 2 }
    device.advance(by: 0.125)
    let next = device.frame(of: tabs.viewControllers?[2].view)
    #expect(isClose(next, CGRect(x: 426, y: 0, width: 852, height: 393)))
    device.settle()
    #expect(tabs.viewControllers?[2].view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(device.diagnostics == [])
  }

  @Test("the tabs move as those of the push style, to the next one and back")
  func equalsStyle() throws {
    let other = TestDevice(.phone) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      return tabs
    }
    let styled = try #require(other.root as? UITabBarController)
    other.perform {
      var parameters = PushParameters()
      // A block of keyframes has the curve of a block: easeInOut.
      parameters.timing.duration = 0.25
      styled.use(.push, parameters, for: [.tabs])
    }
    for index in [1, 0] {
      for moving in 0...1 {
        device.perform { [tabs] in tabs.selectedIndex = 1 - index }
        other.perform { styled.selectedIndex = 1 - index }
        device.settle()
        other.settle()
        expectEqualFrames(
          Play(device, of: tabs.viewControllers?[moving].view) { tabs.selectedIndex = index },
          Play(other, of: styled.viewControllers?[moving].view) { styled.selectedIndex = index })
      }
    }
  }
}
