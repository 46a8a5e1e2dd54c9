import Clients
import CrossDissolveStyle
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct HeaderTests {
  @Test("the header shrinks as the list scrolls, and both observers see each offset")
  func shrinks() throws {
    let device = TestDevice(.phone) { StretchyHeaderController() }
    let header = try #require(device.root as? StretchyHeaderController)
    device.drag(from: "list", by: CGVector(dx: 0, dy: -110), over: 1)
    device.settle()
    let offset = header.scrollView.contentOffset.y
    #expect(offset == 91)
    #expect(header.header.frame == CGRect(x: 0, y: 0, width: 393, height: 109))
    #expect(header.offsets.last == offset)
  }

  @Test(
    "a pull of the list grows the header; a long one closes the screen", arguments: [100.0, 300.0])
  func pulls(distance: Double) {
    let device = TestDevice(.phone) { UIViewController() }
    let header = device.device.perform { StretchyHeaderController() }
    device.perform {
      device.root.present(header, animated: true)
    }
    device.settle()
    device.hold(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: distance), over: 0.5)
    let height = distance < 200 ? 305.667 : 393.333
    #expect(isClose(header.header.frame, CGRect(x: 0, y: 0, width: 393, height: height)))
    device.lift()
    device.settle()
    #expect((device.root.presentedViewController != nil) == (distance < 200))
    #expect(device.diagnostics == [])
  }

  @Test("the screen fades in and out as one of the cross-dissolve style")
  func equalsStyle() {
    let (device, other) = (
      TestDevice(.phone) { UIViewController() }, TestDevice(.phone) { UIViewController() }
    )
    let header = device.device.perform { StretchyHeaderController() }
    let page = other.device.perform {
      let page = UIViewController()
      page.use(.crossDissolve)
      return page
    }
    let opacity = { (layer: CALayer) in CGRect(x: Double(layer.opacity), y: 0, width: 1, height: 1)
    }
    expectEqualFrames(
      Play(device, of: header.view, opacity) { device.root.present(header, animated: true) },
      Play(other, of: page.view, opacity) { other.root.present(page, animated: true) })
    expectEqualFrames(
      Play(device, of: header.view, opacity) { header.dismiss(animated: true) },
      Play(other, of: page.view, opacity) { page.dismiss(animated: true) })
  }
}
