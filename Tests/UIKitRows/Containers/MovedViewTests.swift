import HeadlessUIKit
import Testing

/// The frames of a view that the animator of a push or a pop moves.
@Suite struct MovedViewTests {
  @Test(
    "[56] in a push and a pop the frames of the from view do not follow the animator (56a, 56b)",
    arguments: [true, false])
  func keepsTheFrames(pushes: Bool) {
    Driver.run { ui in
      let scene = ui.stack("a", "b", conduct: .slides)
      let from = scene[1]
      let beginning = from.view.frame
      var starts: [CGRect] = []
      var ends: [CGRect] = []
      (scene.delegate.animator as? LoggingAnimator)?.onStart = { context in
        for y in [100.0, 300] {
          from.view.frame.origin.y = y
          starts.append(context.initialFrame(for: from))
          ends.append(context.finalFrame(for: from))
        }
      }
      if pushes {
        scene.stack.pushViewController(ui.controller("c"), animated: true)
      } else {
        scene.stack.popViewController(animated: true)
      }
      ui.settle()
      #expect(starts == [beginning, beginning])
      #expect(ends == [.zero, .zero])
      #expect(scene.names == (pushes ? ["a", "b", "c"] : ["a"]))
    }
  }
}
