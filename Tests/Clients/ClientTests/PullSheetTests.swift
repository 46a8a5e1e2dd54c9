import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct PullSheetTests {
  private let device: TestDevice
  private let sheet: PullSheetController

  init() throws {
    device = TestDevice(.phone) { PullSheetController(content: UIViewController()) }
    sheet = try #require(device.root as? PullSheetController)
  }

  private var height: CGFloat { sheet.children[0].view.frame.height }

  @Test("a drag up expands the sheet, a drag down collapses it")
  func drags() {
    #expect(height == 120)
    device.drag(from: "sheet", by: CGVector(dx: 0, dy: -300), over: 0.3)
    device.settle()
    #expect(height == 520)
    device.drag(from: "sheet", by: CGVector(dx: 0, dy: 200), over: 0.2)
    device.settle()
    #expect(height == 120)
    #expect(device.diagnostics == [])
  }

  @Test("a touch stops the sheet where it is")
  func interrupts() {
    device.perform { sheet.setState(.expanded) }
    device.advance(by: 0.1)
    device.drag(from: "sheet", by: CGVector(dx: 0, dy: 20), over: 1)
    device.settle()
    #expect(height == (sheet.state == .expanded ? 520 : 120))
    #expect(device.diagnostics == [])
  }
}
