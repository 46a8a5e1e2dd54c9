import HeadlessUIKit
import Testing

/// The tab bar during pushes and pops of a controller that hides it.
@Suite struct BottomBarTests {
  /// A tab bar controller with a stack as its first tab, and a controller that hides the bar.
  private struct Scene {
    let ui: Driver
    let stack: StackScene
    let tabs: UITabBarController
    let detail: LoggingController

    init(_ ui: Driver, hides: Bool = true) {
      self.ui = ui
      stack = ui.stack("home")
      tabs = ui.tabs([stack.stack, ui.controller("other")]).tabs
      detail = ui.controller("detail")
      detail.hidesBottomBarWhenPushed = hides
    }

    /// Whether the tab bar is inside of the window.
    var showsBar: Bool {
      let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
      return frame == CGRect(x: 0, y: 618, width: 375, height: 49)
    }
    /// Whether the tab bar is between its two positions, as during an animation.
    var hasTravel: Bool {
      let minX = presentationFrame(of: tabs.tabBar).minX
      return minX < 0 && minX > -375
    }
    func bottomInset(of controller: UIViewController) -> CGFloat {
      controller.view.layoutIfNeeded()
      return controller.view.safeAreaInsets.bottom
    }
  }

  @Test(
    "[325] the tab bar leaves with the push, and returns with the pop (325a, 325b)",
    arguments: [true, false])
  func leaves(animated: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      #expect(scene.showsBar)
      scene.stack.stack.pushViewController(scene.detail, animated: animated)
      ui.advance(by: 0.1)
      #expect(scene.hasTravel == animated)
      ui.settle()
      #expect(!scene.showsBar)
      #expect(scene.tabs.tabBar.frame.maxX <= 0)
      scene.stack.stack.popViewController(animated: animated)
      ui.advance(by: 0.1)
      #expect(scene.hasTravel == animated)
      ui.settle()
      #expect(scene.showsBar)
    }
  }

  @Test(
    "[325] the bar is hidden for controllers above as well, until the pop of the one that hides (325a)"
  )
  func staysAway() {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.stack.stack.pushViewController(scene.detail, animated: true)
      ui.settle()
      scene.stack.stack.pushViewController(ui.controller("page"), animated: true)
      ui.settle()
      #expect(!scene.showsBar)
      scene.tabs.selectedIndex = 1
      ui.settle()
      #expect(scene.showsBar)
      scene.tabs.selectedIndex = 0
      ui.settle()
      #expect(!scene.showsBar)
      scene.stack.stack.popToRootViewController(animated: true)
      ui.settle()
      #expect(scene.showsBar)
    }
  }

  @Test(
    "[325] the flag of the pushing controller hides the bar too, also if it is reset at once (325a)"
  )
  func flagOfPushingController() {
    Driver.run { ui in
      let scene = Scene(ui, hides: false)
      scene.stack[0].hidesBottomBarWhenPushed = true
      scene.stack.stack.pushViewController(scene.detail, animated: true)
      scene.stack[0].hidesBottomBarWhenPushed = false
      ui.settle()
      #expect(!scene.showsBar)
      scene.stack.stack.popViewController(animated: true)
      ui.settle()
      #expect(scene.showsBar)
    }
  }

  @Test(
    "[325] an interactive pop brings the bar back; a canceled one leaves it as it was (325c, 325d)",
    arguments: [true, false])
  func interactivePop(finishes: Bool) {
    Driver.run { ui in
      let scene = Scene(ui)
      scene.stack.stack.pushViewController(scene.detail, animated: true)
      ui.settle()
      SystemTouch.atTheEdge.drag(ui, over: [22, 122])
      #expect(scene.hasTravel)
      if finishes {
        ui.touchMove(to: CGPoint(x: 360, y: 300))
      } else {
        ui.touchMove(to: CGPoint(x: 24, y: 300))
        ui.advance(by: 0.2)
      }
      ui.touchUp()
      ui.settle()
      #expect(scene.showsBar == finishes)
      #expect(scene.stack.names == (finishes ? ["home"] : ["home", "detail"]))
    }
  }

  @Test("[325] the bottom safe area has the tab bar only where that is shown (325e)")
  func safeArea() {
    Driver.run { ui in
      let scene = Scene(ui)
      #expect(scene.bottomInset(of: scene.stack[0]) == 49)
      scene.stack.stack.pushViewController(scene.detail, animated: true)
      ui.settle()
      #expect(scene.bottomInset(of: scene.detail) == 0)
      scene.stack.stack.popViewController(animated: true)
      ui.settle()
      #expect(scene.bottomInset(of: scene.stack[0]) == 49)
      let page = ui.controller("page")
      scene.stack.stack.pushViewController(page, animated: true)
      ui.settle()
      #expect(scene.bottomInset(of: page) == 49)
      #expect(scene.showsBar)
    }
  }
}
