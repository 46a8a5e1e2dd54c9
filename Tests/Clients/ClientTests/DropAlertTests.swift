import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct DropAlertTests {
  private let device = TestDevice(.phone) { UIViewController() }
  private let alert: DropAlertController

  init() {
    alert = device.device.perform { DropAlertController() }
    device.perform { [alert] in alert.show() }
  }

  private var center: CGPoint { alert.card.center }

  @Test(
    "the alert drops into the middle of a window of its own, which is key and has no status bar")
  func drops() {
    #expect(device.device.windows.count == 2)
    #expect(device.device.perform { alert.view.window?.isKeyWindow } == true)
    #expect(center == CGPoint(x: 196.5, y: -180))
    device.advance(by: 0.2)
    #expect(isClose(alert.card.frame, CGRect(x: 61.5, y: 298.145, width: 270, height: 180)))
    device.settle()
    #expect(isClose(alert.card.frame, CGRect(x: 61.5, y: 336, width: 270, height: 180)))
    #expect(
      device.device.perform { alert.view.window?.windowScene?.statusBarManager?.isStatusBarHidden }
        == true)
    #expect(device.diagnostics == [])
  }

  @Test("a tap beside the alert lets it fall, and the window of the app is key again")
  func tapCloses() {
    var closed = 0
    alert.didClose = { closed += 1 }
    device.settle()
    device.tap(at: CGPoint(x: 20, y: 700))
    // Half of 1000 pt/s² over a quarter of a second, in steps.
    device.advance(by: 0.25)
    #expect(isClose(alert.card.frame, CGRect(x: 61.5, y: 367.77, width: 270, height: 180)))
    #expect(closed == 0)
    device.settle()
    #expect(center.y > 942)
    #expect(closed == 1)
    #expect(device.device.windows.count == 1)
    #expect(device.device.perform { device.root.view.window?.isKeyWindow } == true)
    #expect(device.diagnostics == [])
  }

  @Test("a slow drag moves the alert with the touch, and it snaps back")
  func snapsBack() {
    device.settle()
    let start = CGPoint(x: 196.5, y: 426)
    device.hold(from: start, by: CGVector(dx: 60, dy: 90), over: 1)
    device.advance(by: 0.5)
    #expect(isClose(alert.card.frame, CGRect(x: 115.5, y: 417, width: 270, height: 180)))
    device.lift()
    device.settle()
    #expect(isClose(alert.card.frame, CGRect(x: 61.5, y: 336, width: 270, height: 180)))
    #expect(alert.view.window != nil)
  }

  @Test("a fast drag throws the alert out of the screen")
  func throwsAway() {
    device.settle()
    device.drag(from: "alert", by: CGVector(dx: 250, dy: 0), over: 0.1)
    device.settle()
    #expect(device.device.windows.count == 1)
    #expect(alert.card.center.x > 528)
    #expect(device.diagnostics == [])
  }

  @Test("a touch catches the dropping alert, which then stays at the touch")
  func interrupts() {
    device.advance(by: 0.15)
    device.hold(from: center, by: CGVector(dx: 0, dy: 40), over: 0.5)
    device.advance(by: 1)
    #expect(isClose(alert.card.frame, CGRect(x: 61.5, y: 362.561, width: 270, height: 180)))
    device.lift()
    device.settle()
    #expect(isClose(alert.card.frame, CGRect(x: 61.5, y: 336, width: 270, height: 180)))
  }

  @Test("a rotation moves the alert into the middle of the new screen")
  func rotates() {
    device.settle()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(isClose(alert.card.frame, CGRect(x: 291, y: 106.5, width: 270, height: 180)))
    #expect(device.view("backdrop")?.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test("in the background the alert is closed at once, once")
  func background() {
    var closed = 0
    alert.didClose = { closed += 1 }
    device.advance(by: 0.1)
    device.background()
    device.settle()
    #expect(closed == 1)
    #expect(device.device.windows.count == 1)
  }

  @Test("the alert tilts by 12 pt with the device")
  func tilts() {
    device.settle()
    let values = device.device.perform {
      alert.card.motionEffects.first?.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: 1, vertical: -0.5))
    }
    #expect(values?["center.x"] as? Double == 12)
    #expect(values?["center.y"] as? Double == -6)
  }
}
