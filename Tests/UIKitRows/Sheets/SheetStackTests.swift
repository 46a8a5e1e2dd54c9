import HeadlessUIKit
import Testing

/// Repeated presentations, and stacks of sheets that are dismissed.
@Suite struct SheetStackTests {
  @Test("[336] each presentation has a presentation controller of its own")
  func presentationControllersAreNotReused() {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let first = scene.controller
      first?.prefersGrabberVisible = true
      ui.root.dismiss(animated: true)
      ui.settle()
      first?.detents = [.medium()]
      ui.show(scene.sheet)
      #expect(first != nil)
      #expect(scene.controller !== first)
      #expect(scene.controller?.prefersGrabberVisible == false)
      #expect(scene.top == 30)
    }
  }

  @Test(
    "[337] dismissing a lower sheet removes those above without didDismiss",
    arguments: [true, false])
  func dismissalOfTheLowerSheet(animated: Bool) {
    Driver.run { ui in
      let scene = SheetScene(ui)
      let judge = SheetJudge(ui.log)
      let other = ui.controller("other", style: .pageSheet)
      other.presentationController?.delegate = judge
      ui.show(other, on: scene.sheet)
      ui.log.clear()
      ui.root.dismiss(animated: animated)
      ui.settle()
      #expect(ui.window.subviews == [ui.root.view])
      #expect(ui.log.calls.filter { $0.hasPrefix("judge.") } == [])
    }
  }
}
