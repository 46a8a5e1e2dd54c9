import HeadlessUIKit
import Testing

/// Built-in transitions for users who prefer cross-fades.
@Suite struct CrossFadeTests {
  private func device(reducesMotion: Bool) -> DeviceConfiguration {
    var device = DeviceConfiguration()
    device.accessibility.prefersCrossFadeTransitions = true
    device.accessibility.isReduceMotionEnabled = reducesMotion
    return device
  }

  @Test("[328] with prefersCrossFadeTransitions and Reduce Motion a push and a pop fade (328a)")
  func pushFades() {
    for reducesMotion in [true, false] {
      Driver.run(device(reducesMotion: reducesMotion)) { ui in
        let scene = ui.stack("home")
        let detail = ui.controller("detail")
        scene.stack.pushViewController(detail, animated: true)
        ui.advance(by: 0.1)
        #expect((presentationFrame(of: detail.view).minX == 0) == reducesMotion)
        #expect((presentationOpacity(of: detail.view) < 1) == reducesMotion)
        ui.settle()
        scene.stack.popViewController(animated: true)
        ui.advance(by: 0.1)
        #expect((presentationFrame(of: detail.view).minX == 0) == reducesMotion)
        #expect((presentationOpacity(of: scene[0].view) < 1) == reducesMotion)
        ui.settle()
        #expect(scene[0].view.alpha == 1)
        #expect(detail.view.alpha == 1)
      }
    }
  }

  @Test("[328] with prefersCrossFadeTransitions and Reduce Motion a sheet fades (328b)")
  func sheetFades() {
    for reducesMotion in [true, false] {
      Driver.run(device(reducesMotion: reducesMotion)) { ui in
        let sheet = ui.controller("sheet", style: .pageSheet)
        ui.root.present(sheet, animated: true)
        ui.advance(by: 0.1)
        let moving = top(of: sheet.view)
        ui.settle()
        #expect((moving == top(of: sheet.view)) == reducesMotion)
        ui.root.dismiss(animated: true)
        ui.settle()
        #expect(sheet.view.window == nil)
      }
    }
  }

  /// The visible top edge in the window, pt.
  private func top(of view: UIView) -> CGFloat {
    sequence(first: view) { $0.superview }.reduce(0) { $0 + presentationFrame(of: $1).minY }
  }
}
