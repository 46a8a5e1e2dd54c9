import HeadlessUIKit
import Testing

/// The states of one recognizer and the actions they send.
@Suite struct GestureStateTests {
  typealias State = UIGestureRecognizer.State

  nonisolated struct Transition: CustomTestStringConvertible, Sendable {
    var path: [State]
    var wanted: State
    var reached: State
    var testDescription: String { "\(path) then \(wanted)" }
  }

  @Test(
    "[195] A state that is set leads where the rules allow (195a, 195b, 195c)",
    arguments: [
      Transition(path: [], wanted: .ended, reached: .ended),
      Transition(path: [], wanted: .failed, reached: .failed),
      Transition(path: [], wanted: .began, reached: .began),
      Transition(path: [], wanted: .changed, reached: .began),
      Transition(path: [], wanted: .cancelled, reached: .failed),
      Transition(path: [.began], wanted: .changed, reached: .changed),
      Transition(path: [.began], wanted: .ended, reached: .ended),
      Transition(path: [.began], wanted: .cancelled, reached: .cancelled),
      Transition(path: [.began], wanted: .failed, reached: .cancelled),
      Transition(path: [.began, .changed], wanted: .changed, reached: .changed),
      Transition(path: [.began, .changed], wanted: .ended, reached: .ended),
      Transition(path: [.began, .changed], wanted: .possible, reached: .changed),
      Transition(path: [.ended], wanted: .began, reached: .ended),
      Transition(path: [.failed], wanted: .ended, reached: .failed),
      Transition(path: [.began, .cancelled], wanted: .changed, reached: .cancelled),
    ])
  func transitions(example: Transition) {
    let scene = GestureScene()
    let recognizer = scene.addSteered("a")
    scene.device.touchDown(at: inCard)
    scene.run {
      for state in example.path { recognizer.state = state }
      recognizer.state = example.wanted
      #expect(recognizer.state == example.reached)
    }
  }

  @Test("[196] began, changed, ended and canceled send the action, failed does not (196a, 196b)")
  func actions() {
    for (path, told) in [
      ([.began, .changed, .changed, .ended], ["a began", "a changed", "a changed", "a ended"]),
      ([.began, .cancelled], ["a began", "a cancelled"]),
      ([.ended], ["a ended"]),
      ([.failed], []),
    ] as [([State], [String])] {
      let scene = GestureScene()
      let recognizer = scene.addSteered("a")
      recognizer.cancelsTouchesInView = false
      scene.device.touchDown(at: inCard)
      scene.run { for state in path { recognizer.state = state } }
      scene.device.turn()
      #expect(scene.lines.filter { $0.hasPrefix("a ") } == told)
    }
  }

  @Test("[291] Actions go out in the turn after, the view's cancellation just before (291a, 291b)")
  func nextTurn() {
    let scene = GestureScene()
    let recognizer = scene.addSteered("a")
    scene.device.touchDown(at: inCard)
    scene.device.turn()
    scene.run { recognizer.state = .began }
    // From the state on the view hears of no touch.
    scene.device.touchMove(to: CGPoint(x: 51, y: 50))
    #expect(scene.lines == ["card began"])
    scene.device.turn()
    #expect(scene.lines == ["card began", "card canceled", "a began"])
    scene.device.touchUp()
    scene.device.turn()
    #expect(scene.lines.count == 3)
  }

  @Test("[197] After its end it is possible again once the touches are over")
  func reset() {
    for state in [State.ended, .failed] {
      let scene = GestureScene()
      let recognizer = scene.addSteered("a")
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
  }

  @Test("[197] A settled recognizer gets no more touches of the same sequence")
  func deaf() {
    let scene = GestureScene()
    let recognizer = scene.addSteered("a")
    recognizer.tellsTouches = true
    recognizer.onMoved = .failed
    scene.device.touchDown(0, at: inCard)
    scene.device.touchMove(0, to: CGPoint(x: 51, y: 50))
    scene.device.touchMove(0, to: CGPoint(x: 52, y: 50))
    scene.device.touchDown(1, at: inCard)
    scene.device.touchUp(0)
    scene.device.touchUp(1)
    #expect(
      scene.lines.filter { $0.hasPrefix("a ") } == ["a touchesBegan", "a touchesMoved"])
  }

  @Test("[198] Disabled in mid-gesture it is canceled, and says so once")
  func disabled() {
    let scene = GestureScene()
    let recognizer = scene.addSteered("a")
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

  @Test("[198] While disabled it gets no touch")
  func disabledBefore() {
    let scene = GestureScene()
    let recognizer = scene.addSteered("a")
    recognizer.tellsTouches = true
    recognizer.isEnabled = false
    scene.device.tap(at: inCard)
    #expect(scene.lines == ["card began", "card ended"])
  }

  @Test("[292] Touches that the system takes cancel a begun gesture and fail another (292a, 292b)")
  func systemCancels() {
    for (path, end) in [([State.began], ["a began", "a cancelled"]), ([], [])] {
      let scene = GestureScene()
      let recognizer = scene.addSteered("a")
      recognizer.tellsTouches = true
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
  }

  @Test("The action sees the state it is told of, and where the gesture is")
  func actionSees() {
    let scene = GestureScene()
    let recognizer = scene.addSteered("a")
    scene.listener.tellsPlace = true
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
    // Both fingers were there, in the middle between them; then the last is known.
    #expect(
      scene.lines.filter { $0.hasPrefix("a ") }.map { $0.prefix(7) } == ["a began", "a ended"])
    #expect(scene.lines.last == "a ended 40.0 60.0 1")
  }

  @Test("A target that is gone gets no action, and is not kept")
  func targets() {
    let scene = GestureScene()
    let recognizer = scene.addSteered("a")
    weak var gone: ActionListener?
    scene.run {
      let listener = ActionListener(scene.notes)
      recognizer.addTarget(listener, action: Selector(ActionListener.act(_:)))
      gone = listener
    }
    #expect(gone == nil)
    recognizer.removeTarget(scene.listener, action: nil)
    scene.device.touchDown(at: inCard)
    scene.run { recognizer.state = .ended }
    scene.device.turn()
    #expect(scene.lines == ["card began", "card canceled"])
  }

  @Test("[F024] Added twice it acts once; added elsewhere it moves")
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
