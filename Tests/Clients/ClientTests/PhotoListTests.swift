import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct PhotoListTests {
  @Test("the detail screen grows out of the selected row's photo")
  func grows() throws {
    let device = TestDevice(.phone) { PhotoListController(style: .plain) }
    let list = try #require(device.root as? PhotoListController)
    device.tap("photo 3")
    device.advance(by: 1.0 / 60)
    let detail = device.root.presentedViewController
    #expect(list.selected == IndexPath(row: 3, section: 0))
    #expect(detail != nil)
    device.settle()
    #expect(detail?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(device.diagnostics == [])
  }
}
