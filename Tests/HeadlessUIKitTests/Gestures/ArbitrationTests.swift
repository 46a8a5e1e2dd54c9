import HeadlessUIKit
import TestSupport
import Testing

/// Which of several recognizers recognizes its gesture.
@Suite(.checkedDevices) struct ArbitrationTests {
  /// Returns the states of two recognizers that both begin during one touch.
  private func compete(
    _ prepare: (ScriptedRecognizer, ScriptedRecognizer) -> Void
  ) -> [UIGestureRecognizer.State] {
    let scene = GestureScene()
    let (first, second) = (scene.addScripted("first"), scene.addScripted("second"))
    scene.device.touchDown(at: inCard)
    scene.run {
      prepare(first, second)
      first.state = .began
      second.state = .began
    }
    return [first.state, second.state]
  }

  @Test("[201][203] by default only one recognizer begins, and the others fail (201a, 203a)")
  func oneWins() {
    #expect(compete { _, _ in } == [.began, .failed])
  }

  @Test(
    "[203] a recognizer that recognizes fails those that are still possible, on any view (203a)")
  func failsOthers() {
    let scene = GestureScene()
    let inner = scene.addScripted("inner")
    let outer = scene.addScripted("outer", to: scene.window)
    scene.device.touchDown(at: inCard)
    scene.run { outer.state = .ended }
    #expect(inner.state == .failed)
    #expect(outer.state == .ended)
  }

  @Test("recognizers without a common touch do not affect each other")
  func separateTouchesAreIndependent() {
    let scene = GestureScene()
    let first = scene.addScripted("first")
    let other = TouchedView(
      "other", scene.notes, frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scene.run { scene.window.addSubview(other) }
    let second = scene.addScripted("second", to: other)
    scene.device.touchDown(0, at: inCard)
    scene.device.touchDown(1, at: CGPoint(x: 250, y: 50))
    scene.run {
      first.state = .began
      second.state = .began
    }
    #expect([first.state, second.state] == [.began, .began])
  }

  @Test(
    "[201] one delegate's consent allows simultaneous recognition, whatever the other returns (201b)",
    arguments: [0, 1])
  func together(side: Int) {
    let (consenting, refusing) = (StubDelegate(), StubDelegate())
    consenting.allowsSimultaneous = true
    #expect(compete { [$0, $1][side].delegate = consenting } == [.began, .began])
    let states = compete {
      [$0, $1][side].delegate = consenting
      [$0, $1][1 - side].delegate = refusing
    }
    #expect(states == [.began, .began])
  }

  @Test("[199] a gesture fails if its delegate or its view refuses that it begins")
  func shouldBegin() {
    let delegate = StubDelegate()
    delegate.shouldBegin = false
    #expect(compete { first, _ in first.delegate = delegate } == [.failed, .began])

    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let scene = GestureScene()
    let refusing = Refusing(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    scene.run { scene.window.addSubview(refusing) }
    let (inner, outer) = (
      scene.addScripted("inner", to: refusing), scene.addScripted("outer", to: scene.window)
    )
    scene.device.touchDown(at: CGPoint(x: 250, y: 50))
    scene.run {
      inner.state = .began
      outer.state = .began
    }
    #expect([inner.state, outer.state] == [.failed, .failed])
  }

  @Test("a recognizer whose delegate refuses a touch does not receive it")
  func shouldReceive() {
    let scene = GestureScene()
    let delegate = StubDelegate()
    delegate.shouldReceive = false
    let recognizer = scene.addScripted("a")
    recognizer.recordsTouches = true
    recognizer.delegate = delegate
    scene.device.tap(at: inCard)
    #expect(scene.lines == ["card began", "card ended"])
  }

  @Test("a recognizer that may not receive an event does not receive its touches")
  func shouldReceiveEvent() {
    final class RefusingRecognizer: UIGestureRecognizer {
      override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let scene = GestureScene()
    let delegate = StubDelegate()
    delegate.shouldReceiveEvent = false
    let recognizer = scene.addScripted("a")
    recognizer.recordsTouches = true
    recognizer.delegate = delegate
    _ = scene.device.perform { scene.attach(RefusingRecognizer(), "refusing", to: nil) }
    scene.device.tap(at: inCard)
    #expect(scene.lines == ["card began", "card ended"])
    delegate.shouldReceiveEvent = true
    scene.device.tap(at: inCard)
    #expect(scene.lines.contains("a touchesBegan"))
  }

  nonisolated enum Rule: String, CaseIterable, Sendable {
    case require = "require(toFail:)"
    case requiresFailure = "shouldRequireFailureOf"
    case requiredToFail = "shouldBeRequiredToFailBy"
  }

  /// A recognizer A that waits for B by one of the rules.
  private struct Waiting {
    let scene = GestureScene()
    let a: ScriptedRecognizer
    let b: ScriptedRecognizer
    let delegate = StubDelegate()

    init(_ rule: Rule) {
      a = scene.addScripted("A")
      b = scene.addScripted("B")
      switch rule {
      case .require: a.require(toFail: b)
      case .requiresFailure:
        delegate.requiresFailure = true
        a.delegate = delegate
      case .requiredToFail:
        delegate.mustFailFirst = true
        b.delegate = delegate
      }
      scene.device.touchDown(at: inCard)
    }
  }

  @Test(
    "[200] a waits while B is possible, and begins when B fails (200a)", arguments: Rule.allCases)
  func recognizerBeginsWhenRequirementFails(rule: Rule) {
    let waiting = Waiting(rule)
    waiting.scene.run {
      waiting.a.state = .began
      #expect(waiting.a.state == .possible)
      waiting.b.state = .failed
      #expect(waiting.a.state == .began)
    }
  }

  @Test(
    "[200] a fails when B is recognized or begins (200b)", arguments: Rule.allCases,
    [UIGestureRecognizer.State.ended, .began])
  func fails(rule: Rule, state: UIGestureRecognizer.State) {
    let waiting = Waiting(rule)
    waiting.scene.run {
      waiting.a.state = .ended
      waiting.b.state = state
      #expect(waiting.a.state == .failed)
    }
    let late = Waiting(rule)
    late.scene.run {
      late.b.state = state
      late.a.state = .ended
      #expect(late.a.state == .failed)
    }
  }

  @Test("[200] a fails when B begins, even if both may recognize simultaneously (200b)")
  func failsAlthoughTogether() {
    let waiting = Waiting(.require)
    waiting.delegate.allowsSimultaneous = true
    waiting.b.delegate = waiting.delegate
    waiting.scene.run {
      waiting.a.state = .ended
      waiting.b.state = .began
      #expect(waiting.a.state == .failed)
    }
  }

  /// The delegate that requires one recognizer to wait for the failure of the other.
  nonisolated enum RequirementSource: CaseIterable, Sendable {
    case waiting, awaited, neither
  }

  @Test(
    "[202] failure requirements are requested once per attempt",
    arguments: RequirementSource.allCases)
  func requirementsAreRequestedOnce(_ source: RequirementSource) {
    let scene = GestureScene()
    let (first, second) = (scene.addScripted("first"), scene.addScripted("second"))
    let (waiting, awaited) = (StubDelegate(), StubDelegate())
    waiting.requiresFailure = source == .waiting
    awaited.mustFailFirst = source == .awaited
    first.delegate = waiting
    second.delegate = awaited
    func attempt() {
      scene.device.touchDown(at: inCard)
      scene.run {
        first.state = .began
        first.state = .changed
        second.state = .failed
        first.state = .changed
        first.state = .ended
      }
      scene.device.touchUp()
      scene.device.turn()
    }
    attempt()
    let waitingCalls = ["requires failure of second", "shouldBegin"]
    // A requirement of the waiting recognizer's delegate makes the other question unnecessary.
    let awaitedCalls = source == .waiting ? [] : ["must fail for first"]
    #expect(waiting.calls == waitingCalls)
    #expect(awaited.calls == awaitedCalls)
    attempt()
    #expect(waiting.calls == waitingCalls + waitingCalls)
    #expect(awaited.calls == awaitedCalls + awaitedCalls)
  }

  @Test(
    "canPrevent and canBePrevented of a subclass decide on prevention", arguments: [true, false])
  func prevention(isLenient: Bool) {
    final class Lenient: UIGestureRecognizer {
      override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool { false }
    }
    final class Stubborn: UIGestureRecognizer {
      override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { false }
    }
    let other: UIGestureRecognizer = isLenient ? Lenient() : Stubborn()
    let scene = GestureScene()
    let plain = scene.addScripted("plain")
    scene.run { scene.card.addGestureRecognizer(other) }
    scene.device.touchDown(at: inCard)
    scene.run {
      if isLenient {
        other.state = .began
        plain.state = .began
      } else {
        plain.state = .began
        other.state = .began
      }
    }
    #expect([plain.state, other.state] == [.began, .began])
  }
}
