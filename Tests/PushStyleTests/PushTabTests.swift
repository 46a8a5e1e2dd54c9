import HeadlessUIKit
import PushStyle
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

/// Pans on tabs that are moving, as on the pages of a page view controller (UIKit row 330).
@Suite(.checkedDevices) struct PushTabTests {
  /// Three tabs on a device of 400 x 600 pt.
  private struct Tabs: StageHolder {
    let stage: Stage
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    let pages = (0..<3).map { _ in UIViewController() }

    init(_ index: Int = 0, of count: Int = 3) {
      for (name, page) in zip(["one", "two", "three"], pages) { page.restorationIdentifier = name }
      tabs.viewControllers = Array(pages.prefix(count))
      tabs.selectedIndex = index
      stage = Stage(DeviceConfiguration(size: CGSize(width: 400, height: 600)), root: tabs)
      device.perform { [tabs] in
        var parameters = PushParameters()
        parameters.timing.motion = .curve(.linear)
        parameters.timing.duration = 0.4
        tabs.use(StyleDescriptor.push.make(parameters))
      }
    }

    /// The position of the visible content, in tabs: 0.25 shows a quarter of the second tab.
    var position: Double {
      device.perform {
        let shown = pages.enumerated().filter { $1.viewIfLoaded?.window != nil }
        let lefts = shown.map { index, page in
          Double(index) - Double(page.view.layer.presentation()?.frame.minX ?? .nan) / 400
        }
        // Neighboring views agree.
        for left in lefts { #expect(isClose(left, lefts[0], within: 1e-6)) }
        return lefts.first ?? .nan
      }
    }

    /// Selects a tab, and runs a time of its 0.4 s.
    func select(_ index: Int, for time: Double) {
      device.perform {
        tabs.selectedIndex = index
        device.turn()
      }
      device.advance(by: time)
    }

    /// Begins a touch, and moves it by 12 pt, by which a pan begins.
    func touchDown(at x: CGFloat, _ direction: CGFloat) {
      device.touchDown(at: CGPoint(x: x, y: 300))
      move(to: x + direction * 12)
    }

    func move(to x: CGFloat) {
      device.touchMove(to: CGPoint(x: x, y: 300))
      device.turn()
    }

    func swipe(_ direction: CGFloat, from x: CGFloat = 300) {
      device.touchDown(at: CGPoint(x: x, y: 300))
      for step in 1...6 {
        device.advance(by: 1.0 / 60)
        move(to: x + direction * CGFloat(step) * 25)
      }
      device.touchUp()
    }
  }

  @Test(
    "two quick swipes select the tab after next, in either direction", arguments: [-1.0, 1],
    [0.02, 0.05, 0.15, 0.3])
  func swipesTwice(_ direction: CGFloat, _ pause: Double) {
    let tabs = Tabs(direction < 0 ? 0 : 2)
    let x: CGFloat = direction < 0 ? 300 : 100
    tabs.swipe(direction, from: x)
    tabs.device.advance(by: pause)
    #expect(tabs.device.perform { tabs.tabs.transitionCoordinator != nil })
    tabs.swipe(direction, from: x)
    tabs.device.settle()
    #expect(tabs.tabs.selectedIndex == (direction < 0 ? 2 : 0))
    #expect(isClose(tabs.position, direction < 0 ? 2 : 0))
  }

  @Test("a pan that interrupts a tab change follows the touch past its end, into the next tab")
  func passesTheEnd() {
    let tabs = Tabs()
    tabs.select(1, for: 0.2)
    tabs.touchDown(at: 390, -1)
    let start = tabs.position
    #expect(isClose(start, 0.5, within: 0.01))
    for distance in stride(from: CGFloat(20), through: 340, by: 20) {
      tabs.device.advance(by: 0.02)
      tabs.move(to: 378 - distance)
      #expect(isClose(tabs.position, start + distance / 400, within: 1e-6))
    }
    tabs.device.advance(by: 0.2)
    tabs.device.touchUp()
    tabs.device.settle()
    // A third of the travel is short of the threshold.
    #expect(tabs.tabs.selectedIndex == 1)
  }

  @Test("a pan that interrupts a tab change follows the touch past its start, and back again")
  func passesTheStart() {
    let tabs = Tabs(1)
    tabs.select(2, for: 0.1)
    tabs.touchDown(at: 10, 1)
    let start = tabs.position
    for distance in Array(stride(from: CGFloat(20), through: 300, by: 20)) + [100, 40, 200, 340] {
      tabs.device.advance(by: 0.02)
      tabs.move(to: 22 + distance)
      #expect(isClose(tabs.position, start - distance / 400, within: 1e-6))
    }
    tabs.device.advance(by: 0.2)
    tabs.device.touchUp()
    tabs.device.settle()
    #expect(tabs.tabs.selectedIndex == 0)
  }

  @Test("a pan past the last tab stays there, and follows the touch back")
  func staysAtTheLast() {
    let tabs = Tabs(0, of: 2)
    tabs.select(1, for: 0.3)
    tabs.touchDown(at: 390, -1)
    let start = tabs.position
    tabs.device.advance(by: 0.02)
    tabs.move(to: 100)
    #expect(isClose(tabs.position, 1))
    tabs.device.advance(by: 0.02)
    tabs.move(to: 378 + 100)
    #expect(isClose(tabs.position, start - 0.25, within: 1e-6))
    tabs.device.advance(by: 0.2)
    tabs.device.touchUp()
    tabs.device.settle()
    #expect(tabs.tabs.selectedIndex == 0)
  }

  @Test("a tab that code selects while a swiped one settles is the last")
  func codeWins() {
    let tabs = Tabs()
    tabs.swipe(-1)
    tabs.device.advance(by: 0.02)
    tabs.swipe(-1)
    tabs.device.advance(by: 0.02)
    tabs.device.perform { tabs.tabs.selectedIndex = 0 }
    tabs.device.settle()
    #expect(tabs.tabs.selectedIndex == 0)
    #expect(isClose(tabs.position, 0))
  }
}
