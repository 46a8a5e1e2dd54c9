import HeadlessUIKit
import Testing

/// The faults that the grammar reports: other tests expect that it reports none, which a check that finds
/// nothing would always meet.
@Suite struct AppearanceGrammarTests {
  @Test("a container behind its presenter's container is a fault")
  func order() throws {
    try Driver.run { ui in
      let lower = ui.controller("lower", style: .overFullScreen)
      let upper = ui.controller("upper", style: .overFullScreen)
      ui.show(lower)
      ui.show(upper, on: lower)
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
      let container = try #require(upper.presentationController?.containerView)
      ui.window.sendSubviewToBack(container)
      #expect(AppearanceGrammar.faults(in: ui.log) == ["upper: behind its presenter's container"])
    }
  }

  @Test("a root or full-screen controller that does not fill its container is a fault")
  func size() {
    Driver.run { ui in
      let cover = ui.controller("cover", style: .overFullScreen)
      ui.show(cover)
      for controller in [ui.root, cover] {
        let frame = controller.view.frame
        controller.view.frame.size.width -= 0.1
        #expect(
          AppearanceGrammar.faults(of: controller, in: ui.log)
            == ["at \(controller.view.frame) instead of \(frame)"])
        controller.view.frame = frame
      }
      #expect(AppearanceGrammar.faults(in: ui.log) == [])
    }
  }

  @Test("a view that is removed from its window without appearance callbacks is a fault")
  func window() {
    Driver.run { ui in
      let cover = ui.controller("cover", style: .overFullScreen)
      ui.show(cover)
      cover.view.removeFromSuperview()
      ui.settle()
      #expect(
        AppearanceGrammar.faults(of: cover, in: ui.log) == ["not in the window after viewDidAppear"]
      )
    }
  }
}
