import HeadlessUIKit
import TestSupport
import Testing

/// S9: a custom animator and driver only for a dismissal that a gesture began; for any other the
/// delegate returns `nil`, and the system's transition runs.
@Suite("S9: a custom animator for interactive dismissals only", .checkedDevices)
struct S09GestureOnlyTests {
  private func run(_ body: (Stage, Page, Panel) throws -> Void) rethrows {
    let (home, panel) = (Page("home"), Panel("panel"))
    panel.animatesOnlyInteractively = true
    try Stage.run(home) { stage in
      home.present(panel, animated: true)
      stage.settle()
      try body(stage, home, panel)
    }
  }

  @Test("an interactive dismissal uses the app's animator, a programmatic one the system's")
  func both() {
    run { stage, home, panel in
      stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 400))
      #expect(roundedFrame(of: panel.view).minY == 400)
      #expect(panel.delegateCalls.suffix(2) == ["dismisses", "interaction for Downwards"])
      stage.endTouchAfterRest()
      stage.settle()
      #expect(home.presentedViewController == nil)
      home.present(panel, animated: true)
      stage.settle()
      panel.dismiss(animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      // The system's spring, 0.5 s; the app's linear animation would be halfway.
      #expect(isClose(roundedFrame(of: panel.view).minY, 0.544778 * 800, within: 0.01))
      #expect(panel.delegateCalls.last == "dismisses")
      stage.settle()
      #expect(home.presentedViewController == nil)
    }
  }

  @Test(
    "after a canceled interactive dismissal, a programmatic one uses the system's animation again")
  func afterCanceling() {
    run { stage, home, panel in
      let before = stage.tree
      stage.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200))
      stage.endTouchAfterRest()
      stage.settle()
      #expect(stage.tree == before)
      panel.dismiss(animated: true)
      stage.turn()
      #expect(panel.delegateCalls.last == "dismisses")
      stage.advance(by: 0.1)
      #expect(isClose(roundedFrame(of: panel.view).minY, 0.544778 * 800, within: 0.01))
      stage.settle()
      #expect(home.presentedViewController == nil)
    }
  }
}
