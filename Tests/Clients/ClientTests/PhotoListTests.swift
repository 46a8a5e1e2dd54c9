import Clients
import SegueConfig
import SegueParts
import SegueTesting
import Testing
import ZoomStyle

@testable import Clients

@MainActor @Suite struct PhotoListTests {
  @Test("the detail screen grows out of the selected row's photo")
  func grows() throws {
    let device = TestDevice(.phone) { PhotoListController(style: .plain) }
    let list = try #require(device.root as? PhotoListController)
    device.tap("photo 3")
    device.advance(by: 0.1)
    let frame = device.frame(of: device.root.presentedViewController?.view)
    #expect(isClose(frame, CGRect(x: 1.559, y: 30.116, width: 360.545, height: 774.809)))
    let detail = device.root.presentedViewController
    #expect(list.selected == IndexPath(row: 3, section: 0))
    #expect(detail != nil)
    device.settle()
    #expect(detail?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(device.diagnostics == [])
  }

  private func open() throws -> (TestDevice, UIViewController) {
    let device = TestDevice(.phone) { PhotoListController(style: .plain) }
    device.tap("photo 3")
    device.settle()
    return (device, try #require(device.root.presentedViewController))
  }

  @Test("a dismissal returns the detail screen to the photo, which a rotation has moved")
  func shrinks() throws {
    let (device, detail) = try open()
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    device.perform { device.root.dismiss(animated: true) }
    device.advance(by: 0.29)
    let shown = device.frame(of: detail.view)
    #expect(isClose(shown, CGRect(x: 16.01, y: 309.202, width: 59.483, height: 59.783)))
    device.settle()
    #expect(detail.view.window == nil)
    #expect(device.root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(device.diagnostics == [])
  }

  @Test("the detail screen grows as one of the zoom style from the same photo")
  func equalsStyle() throws {
    let (device, other) = (
      TestDevice(.phone) { PhotoListController(style: .plain) },
      TestDevice(.phone) { PhotoListController(style: .plain) }
    )
    let list = try #require(other.root as? PhotoListController)
    let detail = UIViewController()
    other.perform {
      let cell = list.tableView.cellForRow(at: IndexPath(row: 3, section: 0)) as! PhotoCell
      var parameters = ZoomParameters()
      parameters.source = SourceView(cell.photoView)
      parameters.timing = TimingParameters(
        duration: 0.3, motion: .dampedSpring(ratio: 0.8, initialVelocity: 0))
      detail.use(.zoom, parameters)
    }
    expectEqualFrames(
      Play(device, of: device.root.presentedViewController?.view) {
        let list = device.root as! PhotoListController
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 3, section: 0))
      },
      Play(other, of: other.view("zoomStage") ?? detail.view) {
        list.present(detail, animated: true)
      })
    expectEqualFrames(
      Play(device, of: device.root.presentedViewController?.view) {
        device.root.dismiss(animated: true)
      }, Play(other, of: other.view("zoomStage")) { list.dismiss(animated: true) })
  }
}
