import HeadlessUIKit
import TestSupport
import Testing

/// The status bar's changes in the device's log.
@Suite(.checkedDevices) struct StatusBarLogTests {
  private final class Page: UIViewController {
    var hidesStatusBar = false
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  @Test("[324] setNeedsStatusBarAppearanceUpdate in an animation block animates the change (324e)")
  func animates() {
    let device = makeDevice()
    device.perform {
      let page = Page()
      page.restorationIdentifier = "page"
      let window = makeWindow(page)
      device.settle()
      page.hidesStatusBar = true
      UIView.animate(withDuration: 0.3) { page.setNeedsStatusBarAppearanceUpdate() }
      #expect(device.statusBar.isHidden)
      page.hidesStatusBar = false
      page.setNeedsStatusBarAppearanceUpdate()
      #expect(!device.statusBar.isHidden)
      let events = device.events.filter { $0.kind == .statusBar }
      #expect(events.map(\.subject) == ["page", "page"])
      #expect(events.map(\.text) == ["hidden, animated", "default"])
      withExtendedLifetime(window) {}
    }
  }
}
