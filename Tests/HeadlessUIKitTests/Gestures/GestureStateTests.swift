import HeadlessUIKit
import TestSupport
import Testing

/// The states of one recognizer, and the actions that they send.
@Suite(.checkedDevices) struct GestureStateTests {
  typealias State = UIGestureRecognizer.State

  nonisolated struct Transition: CustomTestStringConvertible, Sendable {
    var path: [State]
    var requested: State
    var reached: State
    var testDescription: String { "\(path) then \(requested)" }
  }

  @Test(
    "[195] setting a state leads to a state that the rules allow (195a, 195b, 195c)",
    arguments: [
      Transition(path: [], requested: .ended, reached: .ended),
      Transition(path: [], requested: .failed, reached: .failed),
      Transition(path: [], requested: .began, reached: .began),
      Transition(path: [], requested: .changed, reached: .began),
      Transition(path: [], requested: .cancelled, reached: .failed),
      Transition(path: [.began], requested: .changed, reached: .changed),
      Transition(path: [.began], requested: .ended, reached: .ended),
      Transition(path: [.began], requested: .cancelled, reached: .cancelled),
      Transition(path: [.began], requested: .failed, reached: .cancelled),
      Transition(path: [.began, .changed], requested: .changed, reached: .changed),
      Transition(path: [.began, .changed], requested: .ended, reached: .ended),
      Transition(path: [.began, .changed], requested: .possible, reached: .changed),
      Transition(path: [.ended], requested: .began, reached: .ended),
      Transition(path: [.failed], requested: .ended, reached: .failed),
      Transition(path: [.began, .cancelled], requested: .changed, reached: .cancelled),
    ])
  func transitions(example: Transition) {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    scene.device.touchDown(at: inCard)
    scene.run {
      for state in example.path { recognizer.state = state }
      recognizer.state = example.requested
      #expect(recognizer.state == example.reached)
    }
  }

  @Test(
    "[196] began, changed, ended and canceled send the action, failed does not (196a, 196b)",
    arguments: [
      ([.began, .changed, .changed, .ended], ["a began", "a changed", "a changed", "a ended"]),
      ([.began, .cancelled], ["a began", "a cancelled"]), ([.ended], ["a ended"]), ([.failed], []),
    ] as [([State], [String])])
  func actions(path: [State], expected: [String]) {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    recognizer.cancelsTouchesInView = false
    scene.device.touchDown(at: inCard)
    scene.run { for state in path { recognizer.state = state } }
    scene.device.turn()
    #expect(scene.lines.filter { $0.hasPrefix("a ") } == expected)
  }

  @Test(
    "[291] actions are sent in the next run-loop turn, just after the view's cancellation (291a, 291b)"
  )
  func nextTurn() {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    scene.device.touchDown(at: inCard)
    scene.device.turn()
    scene.run { recognizer.state = .began }
    // From this state on the view receives no touches.
    scene.device.touchMove(to: CGPoint(x: 51, y: 50))
    #expect(scene.lines == ["card began"])
    scene.device.turn()
    #expect(scene.lines == ["card began", "card canceled", "a began"])
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.lines.count == 3)
  }

  @Test(
    "[197] after its end it is possible again once the touches have ended",
    arguments: [State.ended, .failed])
  func reset(state: State) {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    scene.device.touchDown(at: inCard)
    scene.run { recognizer.state = state }
    scene.device.advance(by: 1)
    #expect(recognizer.state == state)
    #expect(recognizer.resets == 0)
    scene.device.touchUp()
    scene.device.turn()
    #expect(recognizer.state == .possible)
    #expect(recognizer.resets == 1)
  }

  @Test("[197] a recognizer that has ended or failed receives no more touches of the sequence")
  func deaf() {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    recognizer.recordsTouches = true
    recognizer.onMoved = .failed
    scene.device.touchDown(0, at: inCard)
    scene.device.touchMove(0, to: CGPoint(x: 51, y: 50))
    scene.device.touchMove(0, to: CGPoint(x: 52, y: 50))
    scene.device.touchDown(1, at: inCard)
    scene.device.touchUp(0)
    scene.device.touchUp(1)
    #expect(scene.lines.filter { $0.hasPrefix("a ") } == ["a touchesBegan", "a touchesMoved"])
  }

  @Test("[198] disabled during a gesture it is canceled, and reports it once")
  func disabled() {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    recognizer.cancelsTouchesInView = false
    scene.device.touchDown(at: inCard)
    scene.run {
      recognizer.state = .began
      recognizer.isEnabled = false
      #expect(recognizer.state == .cancelled)
      recognizer.isEnabled = true
    }
    scene.device.touchMove(to: CGPoint(x: 60, y: 60))
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.lines.filter { $0.hasPrefix("a ") } == ["a began", "a cancelled"])
    #expect(recognizer.state == .possible)
  }

  @Test("[198] while disabled it receives no touches")
  func disabledBefore() {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    recognizer.recordsTouches = true
    recognizer.isEnabled = false
    scene.device.tap(at: inCard)
    #expect(scene.lines == ["card began", "card ended"])
  }

  @Test(
    "[292] touches canceled by the system cancel a begun gesture and fail another (292a, 292b)",
    arguments: [([State.began], ["a began", "a cancelled"]), ([], [])])
  func systemCancels(path: [State], end: [String]) {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    recognizer.recordsTouches = true
    recognizer.cancelsTouchesInView = false
    scene.device.touchDown(at: inCard)
    scene.run { for state in path { recognizer.state = state } }
    scene.device.touchCancel()
    #expect(recognizer.state == (path.isEmpty ? .failed : .cancelled))
    scene.device.turn()
    #expect(
      scene.lines.filter { !$0.contains("touchesBegan") }
        == ["card began", "a touchesCancelled", "card canceled"] + end)
    #expect(recognizer.state == .possible)
  }

  @Test("an action reads the state that it reports, and the location of the gesture")
  func actionSees() {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    scene.listener.recordsLocation = true
    scene.run { scene.card.frame.origin = CGPoint(x: 10, y: 20) }
    scene.device.touchDown(0, at: CGPoint(x: 30, y: 40))
    scene.device.touchDown(1, at: CGPoint(x: 50, y: 80))
    scene.run {
      recognizer.state = .began
      recognizer.state = .ended
    }
    scene.device.touchUp(0)
    scene.device.touchUp(1)
    scene.device.turn()
    // Both touches have ended when the actions are sent; the location of the last one remains.
    #expect(
      scene.lines.filter { $0.hasPrefix("a ") }.map { $0.prefix(7) } == ["a began", "a ended"])
    #expect(scene.lines.last == "a ended 40.0 60.0 1")
  }

  @Test("a released target receives no action, and is not retained")
  func targets() {
    let scene = GestureScene()
    let recognizer = scene.addScripted("a")
    weak var released: ActionListener?
    scene.run {
      let listener = ActionListener(scene.notes)
      recognizer.addTarget(listener, action: Selector(ActionListener.act(_:)))
      released = listener
    }
    #expect(released == nil)
    recognizer.removeTarget(scene.listener, action: nil)
    scene.device.touchDown(at: inCard)
    scene.run { recognizer.state = .ended }
    scene.device.turn()
    #expect(scene.lines == ["card began", "card canceled"])
  }

  @Test("[F024] added twice it sends one action; added to another view it moves there")
  func adding() {
    let scene = GestureScene()
    let tap = scene.addTap("a")
    scene.run { scene.card.addGestureRecognizer(tap) }
    scene.device.tap(at: inCard)
    scene.device.turn()
    #expect(scene.lines.filter { $0 == "a ended" }.count == 1)
    scene.run { scene.window.addGestureRecognizer(tap) }
    #expect(scene.card.gestureRecognizers == nil)
    #expect(tap.view === scene.window)
    scene.run { scene.window.removeGestureRecognizer(tap) }
    #expect(tap.view == nil)
  }
}
