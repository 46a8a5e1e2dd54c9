import HeadlessUIKit
import TestSupport
import Testing

/// Reports of several touches at exact times.
@Suite(.checkedDevices) struct TouchReportTests {
  /// A recognizer that records the touches that it receives, with their times.
  private final class LoggingRecognizer: UIGestureRecognizer {
    var lines: [String] = []
    var device: SimulatedDevice?

    private func note(_ verb: String, _ touches: Set<UITouch>, _ event: UIEvent) {
      let locations = touches.map { $0.location(in: nil) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      let text = locations.map { "(\($0.x), \($0.y))" }.joined(separator: " ")
      lines.append("\(event.timestamp) \(verb) \(text)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      note("down", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      note("up", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      note("canceled", touches, event)
    }
  }

  private func scene() -> (GestureScene, LoggingRecognizer) {
    let scene = GestureScene()
    scene.run { scene.card.isMultipleTouchEnabled = true }
    let recognizer = scene.device.perform {
      scene.attach(LoggingRecognizer(), "recognizer", to: nil)
    }
    return (scene, recognizer)
  }

  @Test("the effects of the last report have happened when all reports are played")
  func last() {
    let (scene, _) = scene()
    _ = scene.addPan(UIPanGestureRecognizer(), "pan")
    scene.device.play([
      TouchReport(time: 0.1, .down(CGPoint(x: 10, y: 10))),
      TouchReport(time: 0.2, .move(CGPoint(x: 40, y: 10))),
    ])
    #expect(scene.lines.last == "pan began")
  }

  @Test(
    "each report is delivered at its exact time, in any order, and simultaneous moves in one event")
  func exactTimes() {
    let (scene, recognizer) = scene()
    scene.device.play([
      TouchReport(time: 0.25, identifier: 1, .cancel),
      TouchReport(time: 0.1, .down(CGPoint(x: 10, y: 10))),
      TouchReport(time: 0.1, identifier: 1, .down(CGPoint(x: 30, y: 10))),
      TouchReport(time: 0.1 + 1.0 / 240, .move(CGPoint(x: 12, y: 10))),
      TouchReport(time: 0.1 + 1.0 / 240, identifier: 1, .move(CGPoint(x: 28, y: 10))),
      TouchReport(time: 0.1 + 1.0 / 240, .move(CGPoint(x: 13, y: 10))),
      TouchReport(time: 0.2, .up),
    ])
    #expect(
      recognizer.lines == [
        "0.1 down (10.0, 10.0)", "0.1 down (30.0, 10.0)",
        "0.10416666666666667 moved (12.0, 10.0) (28.0, 10.0)",
        "0.10416666666666667 moved (13.0, 10.0)", "0.2 up (13.0, 10.0)",
        "0.25 canceled (28.0, 10.0)",
      ])
    #expect(scene.device.now == 0.25)
    #expect(
      scene.lines == [
        "card began", "card began", "card moved", "card moved", "card ended", "card canceled",
      ])
  }

  @Test("a view that shares no event with another receives its own touches only")
  func grouped() {
    let (scene, recognizer) = scene()
    scene.run {
      let other = TouchedView(
        "other", scene.notes, frame: CGRect(x: 200, y: 0, width: 100, height: 100))
      scene.window.addSubview(other)
    }
    scene.device.touchDown(0, at: CGPoint(x: 10, y: 10))
    scene.device.touchDown(1, at: CGPoint(x: 250, y: 10))
    scene.device.touchMove([(0, CGPoint(x: 20, y: 10)), (1, CGPoint(x: 260, y: 10))])
    #expect(scene.lines == ["card began", "other began", "card moved", "other moved"])
    #expect(recognizer.lines == ["0.0 down (10.0, 10.0)", "0.0 moved (20.0, 10.0)"])
  }

  @Test(
    "a report in the past is delivered now; one with no valid time or location is ignored and reported"
  )
  func strange() {
    let (scene, recognizer) = scene()
    scene.device.advance(to: 1)
    scene.device.play([
      TouchReport(time: 0.5, .down(CGPoint(x: 10, y: 10))),
      TouchReport(time: .nan, .up),
      TouchReport(time: 1.5, .move(CGPoint(x: 2e6, y: 10))),
    ])
    #expect(recognizer.lines == ["1.0 down (10.0, 10.0)"])
    #expect(
      scene.diagnosticMessages == [
        "the report of touch 0 has the non-finite time nan; it is ignored",
        "a touch moved to (2000000.0, 10.0), which is not a valid location; it was ignored",
      ])
    #expect(scene.device.now == 1.5)
  }

  @Test("[197] a recognizer that another one has failed receives nothing more of the same event")
  func deafWithinAnEvent() {
    let scene = GestureScene()
    let (winner, loser) = (scene.addScripted("winner"), scene.addScripted("loser"))
    winner.onMoved = .began
    loser.recordsTouches = true
    scene.device.touchDown(at: inCard)
    scene.device.touchMove(to: CGPoint(x: 60, y: 50))
    scene.device.touchUp()
    #expect(scene.lines == ["loser touchesBegan", "card began"])
  }
}
