import Clients
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
    #expect(offset > 50)
    #expect(header.header.frame.height == max(200 - offset, 60))
    #expect(header.offsets.last == offset)
  }
}
