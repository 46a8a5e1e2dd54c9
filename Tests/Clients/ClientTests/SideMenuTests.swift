import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct SideMenuTests {
  private let menu = UIViewController()
  private let device = TestDevice(.phone) { UIViewController() }
  private let transition: SideMenuTransition

  init() {
    let menu = menu
    let device = device
    transition = device.device.perform { SideMenuTransition(from: device.root) { menu } }
  }

  @Test("a drag from the edge beyond the middle opens the menu")
  func opens() {
    device.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 250, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController === menu)
    #expect(isClose(menu.view.frame, CGRect(x: 0, y: 0, width: 294.75, height: 852)))
    #expect(device.diagnostics == [])
  }

  @Test("a drag from the edge that ends early leaves the menu closed")
  func cancels() {
    device.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 90, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(menu.view.window == nil)
    #expect(device.diagnostics == [])
  }

  @Test("the menu follows the touch")
  func follows() {
    device.perform { transition.open() }
    device.settle()
    menu.view.accessibilityIdentifier = "menu"
    device.drag(from: "menu", by: CGVector(dx: -250, dy: 0), over: 0.4)
    device.settle()
    #expect(device.root.presentedViewController == nil)
  }
}
