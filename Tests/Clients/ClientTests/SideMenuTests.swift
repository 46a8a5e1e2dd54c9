import Clients
import SegueConfig
import SegueParts
import SegueTesting
import SlideInStyle
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

  @Test("a touch that the system cancels leaves the menu closed")
  func canceledTouch() {
    device.hold(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 250, dy: 0), over: 0.4)
    let held = device.frame(of: menu.view)
    #expect(isClose(held, CGRect(x: -55.167, y: 0, width: 294.75, height: 852)))
    device.device.touchCancel()
    device.settle()
    #expect(device.root.presentedViewController == nil)
    #expect(device.diagnostics == [])
  }

  @Test("a rotation gives the open menu three quarters of the new width")
  func rotates() {
    device.perform { transition.open() }
    device.settle()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(isClose(device.frame(of: menu.view), CGRect(x: 0, y: 0, width: 639, height: 393)))
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

  /// A menu of the slide-in style over the same time.
  private func makeStyled() -> (TestDevice, UIViewController) {
    let other = TestDevice(.phone) { UIViewController() }
    let panel = other.device.perform {
      let panel = UIViewController()
      var parameters = SlideInParameters()
      parameters.extent = .fraction(0.75)
      parameters.timing.duration = 0.4
      panel.use(.slideIn, parameters)
      return panel
    }
    return (other, panel)
  }

  @Test("the menu moves as a view of the slide-in style")
  func equalsStyle() {
    let (other, panel) = makeStyled()
    expectEqualFrames(
      Play(device, of: menu.view) { transition.open() },
      Play(other, of: panel.view) { other.root.present(panel, animated: true) })
    expectEqualFrames(
      Play(device, of: menu.view) { menu.dismiss(animated: true) },
      Play(other, of: panel.view) { panel.dismiss(animated: true) })
  }

  @Test("a drag moves the menu as a view of the slide-in style, back and forth")
  func equalsDraggedStyle() {
    let (other, panel) = makeStyled()
    device.perform { transition.open() }
    other.perform { other.root.present(panel, animated: true) }
    expectEqual(frames(on: device, of: menu), frames(on: other, of: panel))
  }

  private func frames(on device: TestDevice, of controller: UIViewController) -> [CGRect?] {
    device.settle()
    var places: [CGRect?] = []
    let start = CGPoint(x: 200, y: 400)
    device.hold(from: start, by: CGVector(dx: -80, dy: 0), over: 0.2)
    places.append(device.frame(of: controller.view))
    device.move(from: CGPoint(x: 120, y: 400), by: CGVector(dx: -60, dy: 0), over: 0.2)
    places.append(device.frame(of: controller.view))
    device.move(from: CGPoint(x: 60, y: 400), by: CGVector(dx: 120, dy: 0), over: 0.2)
    places.append(device.frame(of: controller.view))
    device.lift()
    device.settle()
    places.append(device.frame(of: controller.view))
    return places
  }
}
