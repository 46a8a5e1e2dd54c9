import HeadlessUIKit
import TestSupport
import Testing

/// S9: an animator and a driver only for a dismissal that a finger began; for any other the
/// delegate answers nothing, and the system's own transition runs.
@Suite("S9: one's own animator only under a finger") struct S09GestureOnlyTests {
  private func run(_ body: (Stage, Page, Panel) throws -> Void) rethrows {
    let (home, panel) = (Page("home"), Panel("panel"))
    panel.animatesOnlyUnderFinger = true
    try Stage.run(home) { stage in
      home.present(panel, animated: true)
      stage.settle()
      try body(stage, home, panel)
    }
  }

  @Test("a finger's dismissal is the app's own, one by code the system's")
  func both() {
    run { stage, home, panel in
      stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 400))
      #expect(roundedFrame(of: panel.view).minY == 400)
      #expect(panel.questions.suffix(2) == ["dismisses", "drives Downwards"])
      stage.endTouch()
      stage.settle()
      #expect(home.presentedViewController == nil)
      home.present(panel, animated: true)
      stage.settle()
      panel.dismiss(animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      // The system's spring, 0.5 s; the app's own would be half way in a straight line.
      #expect(isClose(roundedFrame(of: panel.view).minY, 0.544778 * 800, within: 0.01))
      #expect(panel.questions.last == "dismisses")
      stage.settle()
      #expect(home.presentedViewController == nil)
      #expect(stage.diagnosticMessages == [])
    }
  }

  @Test("after a finger that let go too soon, a dismissal by code is the system's again")
  func afterCanceling() {
    run { stage, home, panel in
      let before = stage.tree
      stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200))
      stage.endTouch()
      stage.settle()
      #expect(stage.tree == before)
      panel.dismiss(animated: true)
      stage.turn()
      #expect(panel.questions.last == "dismisses")
      stage.advance(by: 0.1)
      #expect(isClose(roundedFrame(of: panel.view).minY, 0.544778 * 800, within: 0.01))
      stage.settle()
      #expect(home.presentedViewController == nil)
      #expect(stage.diagnosticMessages == [])
    }
  }
}
