import HeadlessUIKit
import Testing

/// Built-in transitions for users who prefer cross-fades.
@Suite struct CrossFadeTests {
  /// The two accessibility settings on which cross-fades depend.
  struct Settings: CustomTestStringConvertible, Sendable {
    var prefersCrossFades: Bool
    var reducesMotion: Bool
    var testDescription: String {
      "prefers cross-fades: \(prefersCrossFades), Reduce Motion: \(reducesMotion)"
    }
    var fades: Bool { prefersCrossFades && reducesMotion }
    var device: DeviceConfiguration {
      var device = DeviceConfiguration()
      device.accessibility.prefersCrossFadeTransitions = prefersCrossFades
      device.accessibility.isReduceMotionEnabled = reducesMotion
      return device
    }
    nonisolated static let all = [
      Settings(prefersCrossFades: true, reducesMotion: true),
      Settings(prefersCrossFades: true, reducesMotion: false),
      Settings(prefersCrossFades: false, reducesMotion: true),
    ]
  }

  @Test(
    "[328] a push and a pop fade only with both prefersCrossFadeTransitions and Reduce Motion (328a)",
    arguments: Settings.all)
  func pushFades(settings: Settings) {
    Driver.run(settings.device) { ui in
      let scene = ui.stack("home")
      let detail = ui.controller("detail")
      scene.stack.pushViewController(detail, animated: true)
      ui.advance(by: 0.1)
      #expect((presentationFrame(of: detail.view).minX == 0) == settings.fades)
      #expect((presentationOpacity(of: detail.view) < 1) == settings.fades)
      ui.settle()
      scene.stack.popViewController(animated: true)
      ui.advance(by: 0.1)
      #expect((presentationFrame(of: detail.view).minX == 0) == settings.fades)
      #expect((presentationOpacity(of: scene[0].view) < 1) == settings.fades)
      ui.settle()
      #expect(scene[0].view.alpha == 1)
      #expect(detail.view.alpha == 1)
    }
  }

  @Test(
    "[328] a sheet fades only with both prefersCrossFadeTransitions and Reduce Motion (328b)",
    arguments: Settings.all)
  func sheetFades(settings: Settings) {
    Driver.run(settings.device) { ui in
      let sheet = ui.controller("sheet", style: .pageSheet)
      ui.root.present(sheet, animated: true)
      ui.advance(by: 0.1)
      let rising = (top: top(of: sheet.view), opacity: opacity(of: sheet.view))
      ui.settle()
      let rest = top(of: sheet.view)
      #expect(opacity(of: sheet.view) == 1)
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      let falling = (top: top(of: sheet.view), opacity: opacity(of: sheet.view))
      for moving in [rising, falling] {
        #expect((moving.top == rest) == settings.fades)
        #expect((moving.opacity < 1) == settings.fades)
        #expect(moving.opacity > 0)
      }
      ui.settle()
      #expect(sheet.view.window == nil)
    }
  }

  /// The visible top edge in the window, pt.
  private func top(of view: UIView) -> CGFloat {
    sequence(first: view) { $0.superview }.reduce(0) { $0 + presentationFrame(of: $1).minY }
  }

  /// The visible opacity in the window, with that of the superviews.
  private func opacity(of view: UIView) -> CGFloat {
    sequence(first: view) { $0.superview }.reduce(1) { $0 * presentationOpacity(of: $1) }
  }
}
