import HeadlessUIKit
import Testing

/// Every call of a property animator in every state (fault F076).
@Suite struct AnimatorStateTests {
  nonisolated enum Phase: String, CaseIterable, Sendable {
    case inactive, running, paused, stopped
  }

  nonisolated enum Call: String, CaseIterable, Sendable {
    case start = "startAnimation"
    case startLater = "startAnimation(afterDelay:)"
    case pause = "pauseAnimation"
    case goOn = "continueAnimation"
    case stopForGood = "stopAnimation(true)"
    case stop = "stopAnimation(false)"
    case finish = "finishAnimation(at:)"
    case scrub = "fractionComplete"
    case turn = "isReversed"
    case add = "addAnimations"
    case addCompletion = "addCompletion"
    case setInterruptible = "isInterruptible"
    case setInteraction = "isUserInteractionEnabled"
  }

  nonisolated struct Cell: CustomTestStringConvertible, Sendable {
    var before: Phase
    var call: Call
    var after: Phase
    var message: String?
    var testDescription: String { "\(call.rawValue) while \(before)" }
  }

  nonisolated static let cells: [Cell] = Phase.allCases.flatMap { before in
    Call.allCases.map { call in Self.cell(before, call) }
  }

  nonisolated private static func cell(_ before: Phase, _ call: Call) -> Cell {
    let stopFirst = "stop it with stopAnimation(false) first"
    let finishFirst = "finish it with finishAnimation(at:) first"
    func forbidden(_ name: String, _ remedy: String) -> Cell {
      let state = ["inactive", "active", "active", "stopped"]
      let index = Phase.allCases.firstIndex(of: before) ?? 0
      return Cell(
        before: before, call: call, after: before,
        message: "\(name) was used on a property animator that is \(state[index]); "
          + "nothing changed; \(remedy)")
    }
    func leads(to after: Phase) -> Cell { Cell(before: before, call: call, after: after) }
    switch (before, call) {
    case (.stopped, .finish): return leads(to: .inactive)
    case (_, .finish): return forbidden("finishAnimation(at:)", stopFirst)
    case (_, .addCompletion): return leads(to: before)
    case (.inactive, .setInterruptible), (.inactive, .setInteraction): return leads(to: before)
    case (_, .setInterruptible), (_, .setInteraction):
      return forbidden(call.rawValue, "set it before the animator starts")
    case (.stopped, .stop), (.stopped, .stopForGood): return leads(to: .stopped)
    case (.stopped, .startLater): return forbidden("startAnimation", finishFirst)
    case (.stopped, _): return forbidden(call.rawValue, finishFirst)
    case (.inactive, .stop), (.inactive, .stopForGood): return leads(to: .inactive)
    case (_, .stopForGood): return leads(to: .inactive)
    case (_, .stop): return leads(to: .stopped)
    case (.inactive, .goOn): return leads(to: .inactive)
    case (_, .start), (_, .startLater), (_, .goOn): return leads(to: .running)
    case (_, .pause): return leads(to: .paused)
    case (.inactive, .scrub): return leads(to: .paused)
    case (_, .scrub), (_, .turn), (_, .add): return leads(to: before)
    }
  }

  @Test("[129][130][131] A call leads from a state to a state, or is refused", arguments: cells)
  func table(cell: Cell) {
    let stage = AnimatorScene()
    bring(stage, to: cell.before)
    let shown = stage.shownX
    stage.use { apply(cell.call, to: $0) }
    #expect(phase(stage.animator) == cell.after)
    #expect(stage.scene.messages == [cell.message].compactMap(\.self))
    if cell.message != nil { #expect(stage.shownX == shown) }
    stage.use { animator in
      if animator.state == .active { animator.stopAnimation(true) }
      if animator.state == .stopped { animator.finishAnimation(at: .end) }
    }
    #expect(stage.animator.state == .inactive)
  }

  private func bring(_ stage: AnimatorScene, to phase: Phase) {
    stage.use { animator in
      switch phase {
      case .inactive: break
      case .running: animator.startAnimation()
      case .paused, .stopped:
        animator.startAnimation()
        stage.advance(to: 0.5)
        if phase == .paused { animator.pauseAnimation() } else { animator.stopAnimation(false) }
      }
    }
  }

  private func apply(_ call: Call, to animator: UIViewPropertyAnimator) {
    switch call {
    case .start: animator.startAnimation()
    case .startLater: animator.startAnimation(afterDelay: 1)
    case .pause: animator.pauseAnimation()
    case .goOn: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .stopForGood: animator.stopAnimation(true)
    case .stop: animator.stopAnimation(false)
    case .finish: animator.finishAnimation(at: .end)
    case .scrub: animator.fractionComplete = 0.75
    case .turn: animator.isReversed = true
    case .add: animator.addAnimations {}
    case .addCompletion: animator.addCompletion { _ in }
    case .setInterruptible: animator.isInterruptible = true
    case .setInteraction: animator.isUserInteractionEnabled = false
    }
  }

  private func phase(_ animator: UIViewPropertyAnimator) -> Phase {
    switch animator.state {
    case .inactive: .inactive
    case .active: animator.isRunning ? .running : .paused
    case .stopped: .stopped
    @unknown default: .inactive
    }
  }

  @Test("[129] One that ends by itself is inactive before its completions run")
  func naturalEnd() {
    let stage = AnimatorScene()
    var state: UIViewAnimatingState?
    stage.use { animator in
      animator.addCompletion { _ in state = animator.state }
      animator.startAnimation()
    }
    stage.scene.device.settle()
    #expect(state == .inactive)
    #expect(stage.notes.lines == ["end at 2.0"])
    #expect(!stage.animator.isRunning)
  }

  @Test("[129] Stopped for good it runs no completion, now or later")
  func stoppedForGood() {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation() }
    stage.advance(to: 1)
    stage.use { $0.stopAnimation(true) }
    stage.scene.device.settle()
    #expect(stage.notes.lines == [])
    #expect(stage.modelX == 100)
  }

  nonisolated struct FinishCase: CustomTestStringConvertible, Sendable {
    var position: UIViewAnimatingPosition
    var x: CGFloat
    var testDescription: String { "\(position)" }
  }

  @Test(
    "[130][132] Stopping writes what is shown into the model, finishing chooses an end",
    arguments: [
      FinishCase(position: .start, x: 50), FinishCase(position: .current, x: 75),
      FinishCase(position: .end, x: 150),
    ])
  func finishing(example: FinishCase) {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation() }
    stage.advance(to: 0.5)
    stage.use { animator in
      animator.stopAnimation(false)
      #expect(stage.modelX == 75)
      #expect(stage.shownX == 75)
      animator.addCompletion { stage.notes.note("late \($0)") }
      animator.finishAnimation(at: example.position)
    }
    #expect(stage.modelX == example.x)
    #expect(stage.notes.lines == ["\(example.position) at 0.5", "late \(example.position)"])
    stage.scene.device.settle()
    #expect(stage.notes.lines.count == 2)
  }

  @Test("[130] Finishing gives every property its old value back, to the bit")
  func finishingAtStart() {
    for seed in UInt64(1)...50 {
      var random = SeededGenerator(seed: seed)
      func number() -> CGFloat { CGFloat.random(in: -500...500, using: &random) }
      let scene = AnimationScene()
      let view = scene.view
      scene.run {
        view.transform = CGAffineTransform(rotationAngle: number()).translatedBy(
          x: number(), y: number())
        view.center = CGPoint(x: number(), y: number())
        view.bounds = CGRect(x: number(), y: number(), width: abs(number()), height: 0.1)
        view.alpha = abs(number()) / 1000
        let before = (view.transform, view.center, view.bounds, view.alpha)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
          view.transform = CGAffineTransform(scaleX: number(), y: number())
          view.center = CGPoint(x: number(), y: number())
          view.bounds = CGRect(x: number(), y: number(), width: 3, height: 900)
          view.alpha = 1
        }
        animator.startAnimation()
        scene.device.advance(to: 0.37)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.transform == before.0, "seed \(seed)")
        #expect(view.center == before.1, "seed \(seed)")
        #expect(view.bounds == before.2, "seed \(seed)")
        #expect(view.alpha == before.3, "seed \(seed)")
      }
    }
  }

  @Test("[138][143] After its end it can be filled again, with its own timing and no old block")
  func refilling() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.startAnimation()
      stage.advance(to: 1)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    }
    stage.scene.device.settle()
    stage.use { animator in
      animator.addAnimations { stage.scene.view.center.x = 250 }
      animator.startAnimation()
    }
    stage.advance(to: stage.scene.device.now + 0.5)
    #expect(stage.shownX == 175)
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 3.0"])
  }
}
