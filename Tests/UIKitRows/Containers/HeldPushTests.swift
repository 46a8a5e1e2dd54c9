import HeadlessUIKit
import Testing

/// A push in the run-loop turn of a change without animation.
@Suite struct HeldPushTests {
  @Test(
    "[282] a push in the turn of setViewControllers is held on iOS 16 and 17 only (282d, 282e)",
    arguments: [15, 16, 17, 18])
  func holdsPush(systemVersion: Int) {
    var configuration = DeviceConfiguration()
    configuration.systemVersion = systemVersion
    Driver.run(configuration) { ui in
      let scene = ui.stack("home")
      let (other, page) = (ui.controller("other"), ui.controller("page"))
      scene.stack.setViewControllers([other], animated: false)
      scene.stack.pushViewController(page, animated: true)
      let isHeld = systemVersion == 16 || systemVersion == 17
      #expect(scene.stack.viewControllers == (isHeld ? [other] : [other, page]))
      #expect((scene.stack.transitionCoordinator == nil) == isHeld)
      ui.settle()
      #expect(scene.stack.viewControllers == [other, page])
      #expect(ui.log.count(of: "page.viewDidAppear") == 1)
    }
  }

  @Test(
    "[282] a push in a later turn than setViewControllers starts at once on iOS 17 (282a, 282d)")
  func laterPushIsNotHeld() {
    var configuration = DeviceConfiguration()
    configuration.systemVersion = 17
    Driver.run(configuration) { ui in
      let scene = ui.stack("home")
      let (other, page) = (ui.controller("other"), ui.controller("page"))
      scene.stack.setViewControllers([other], animated: false)
      ui.settle()
      scene.stack.pushViewController(page, animated: true)
      #expect(scene.stack.viewControllers == [other, page])
      #expect(scene.stack.transitionCoordinator != nil)
      ui.settle()
    }
  }
}
