import Clients
import SegueConfig
import SegueParts
import SegueTesting
import SheetStyle
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
    let view = sheet.children[0].view
    #expect(isClose(device.frame(of: view), CGRect(x: 0, y: 463.573, width: 393, height: 388.427)))
    device.hold(from: CGPoint(x: 196, y: 780), by: CGVector(dx: 0, dy: 12), over: 1.0 / 30)
    #expect(isClose(device.frame(of: view), CGRect(x: 0, y: 407.13, width: 393, height: 444.87)))
    device.move(from: CGPoint(x: 196, y: 792), by: CGVector(dx: 0, dy: 20), over: 0.5)
    #expect(isClose(device.frame(of: view), CGRect(x: 0, y: 427, width: 393, height: 425)))
    device.lift()
    device.settle()
    #expect(height == 520)
    #expect(device.diagnostics == [])
  }

  @Test("a rotation keeps the sheet at the bottom of the new screen")
  func rotates() {
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(sheet.children[0].view.frame == CGRect(x: 0, y: 273, width: 852, height: 120))
  }

  /// A sheet of the sheet style with the same heights and the same spring.
  private func makeStyled() throws -> (TestDevice, any DetentPresentation) {
    let other = TestDevice(.phone) { UIViewController() }
    let panel = other.device.perform {
      let panel = UIViewController()
      var parameters = SheetParameters()
      parameters.detents = [.points(120), .points(520)]
      parameters.drag.settleDuration = 0.4
      panel.use(.sheet, parameters)
      other.root.present(panel, animated: false)
      return panel
    }
    other.settle()
    return (other, try #require(panel.presentationController as? any DetentPresentation))
  }

  @Test("the sheet moves as one of the sheet style between the same heights")
  func equalsStyle() throws {
    let (other, styled) = try makeStyled()
    expectEqualFrames(
      Play(device, of: sheet.children[0].view) { sheet.setState(.expanded) },
      Play(other, of: styled.presentedView) { styled.selectDetent("520 pt") })
    expectEqualFrames(
      Play(device, of: sheet.children[0].view) { sheet.setState(.collapsed) },
      Play(other, of: styled.presentedView) { styled.selectDetent("120 pt") })
  }

  @Test("a drag moves the sheet as one of the sheet style, and it continues with the same velocity")
  func equalsDraggedStyle() throws {
    let (other, styled) = try makeStyled()
    expectEqual(
      drag(on: device) { sheet.children[0].view }, drag(on: other) { styled.presentedView })
  }

  private func drag(on device: TestDevice, _ view: () -> UIView?) -> [CGRect?] {
    device.hold(from: CGPoint(x: 196, y: 780), by: CGVector(dx: 0, dy: -120), over: 0.2)
    var frames = [device.frame(of: view())]
    device.move(from: CGPoint(x: 196, y: 660), by: CGVector(dx: 0, dy: -120), over: 0.1)
    frames.append(device.frame(of: view()))
    device.lift()
    for _ in 0..<4 {
      device.advance(by: 0.05)
      frames.append(device.frame(of: view()))
    }
    device.settle()
    return frames + [device.frame(of: view())]
  }
}
