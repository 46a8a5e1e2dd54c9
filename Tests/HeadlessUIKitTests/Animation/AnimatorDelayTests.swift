import HeadlessUIKit
import TestSupport
import Testing

/// The delay of an animator, and those of blocks that are added later.
@Suite(.checkedDevices) struct AnimatorDelayTests {
  @Test("an animation starts after the given delay")
  func delay() {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation(afterDelay: 1) }
    #expect(stage.animator.delay == 1)
    #expect(stage.animator.isRunning)
    stage.advance(to: 1)
    #expect(stage.shownX == 50)
    stage.advance(to: 2)
    #expect(stage.shownX == 100)
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 3.0"])
  }

  @Test(
    "paused during its delay, it resumes without a delay or with a new one", arguments: [0, 0.5])
  func pausedInItsDelay(delay: Double) {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation(afterDelay: 1) }
    stage.advance(to: 0.5)
    stage.use { $0.pauseAnimation() }
    stage.advance(to: 4)
    #expect(stage.shownX == 50)
    #expect(stage.fraction == 0)
    stage.use { delay > 0 ? $0.startAnimation(afterDelay: delay) : $0.startAnimation() }
    stage.advance(to: 5 + delay)
    #expect(stage.shownX == 100)
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at \(6 + delay)"])
  }

  @Test("[139][140] reversed during its delay, it is already at its start (139a)")
  func reversedInItsDelay() {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation(afterDelay: 1) }
    stage.advance(to: 0.5)
    stage.use { $0.isReversed = true }
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["start at 0.5"])
    #expect(stage.modelX == 50)
  }

  nonisolated struct LateCase: CustomTestStringConvertible, Sendable {
    /// The switch `delayFactorCountsWholeDuration`.
    var isWhole: Bool
    var factor: CGFloat
    /// How long the added block animates, s.
    var runs: Double
    var testDescription: String {
      "\(factor) of \(isWhole ? "the duration" : "the remaining time")"
    }
  }

  @Test(
    "[136] blocks added while running last the remaining time, less their delay (136a, 136b)",
    arguments: [
      LateCase(isWhole: true, factor: 0, runs: 1.5), LateCase(isWhole: true, factor: 0.25, runs: 1),
      LateCase(isWhole: false, factor: 0.25, runs: 1.125),
    ])
  func late(example: LateCase) {
    var choices = BehaviorChoices()
    choices.delayFactorCountsWholeDuration = example.isWhole
    let stage = AnimatorScene(choices: choices)
    stage.use { $0.startAnimation() }
    stage.advance(to: 0.5)
    stage.use { animator in
      animator.addAnimations({ stage.scene.view.center.y = 150 }, delayFactor: example.factor)
    }
    stage.advance(to: 2 - example.runs)
    #expect(isClose(stage.scene.shown.position.y, 50, within: 1e-9))
    stage.advance(to: 2 - example.runs / 2)
    #expect(isClose(stage.scene.shown.position.y, 100, within: 1e-9))
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 2.0"])
    #expect(stage.scene.view.center == CGPoint(x: 150, y: 150))
  }

  @Test("[136] a block added while paused starts at the current fraction (136a)")
  func lateWhilePaused() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.fractionComplete = 0.5
      animator.addAnimations { stage.scene.view.center.y = 150 }
    }
    #expect(stage.scene.shown.position == CGPoint(x: 100, y: 50))
    stage.use { $0.fractionComplete = 0.75 }
    #expect(stage.scene.shown.position == CGPoint(x: 125, y: 100))
    stage.use { $0.startAnimation() }
    stage.scene.device.settle()
    #expect(stage.scene.view.center == CGPoint(x: 150, y: 150))
    #expect(stage.notes.lines == ["end at 0.5"])
  }

  @Test("[136] a block added at fraction 1 applies immediately, and not at lower fractions (136a)")
  func lateAtTheEnd() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.fractionComplete = 1
      animator.addAnimations { stage.scene.view.center.y = 150 }
      #expect(stage.scene.shown.position == CGPoint(x: 150, y: 150))
      animator.fractionComplete = 0.5
      #expect(stage.scene.shown.position == CGPoint(x: 100, y: 50))
      animator.fractionComplete = 1
      #expect(stage.scene.shown.position == CGPoint(x: 150, y: 150))
      animator.stopAnimation(true)
    }
  }

  @Test("a block with a delay factor animates during the remaining time")
  func delayFactor() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.addAnimations({ stage.scene.view.center.y = 150 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    stage.advance(to: 1)
    #expect(stage.scene.shown.position == CGPoint(x: 100, y: 50))
    stage.advance(to: 1.5)
    #expect(stage.scene.shown.position == CGPoint(x: 125, y: 100))
    stage.use { animator in
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      #expect(stage.scene.shown.position == CGPoint(x: 100, y: 50))
      animator.stopAnimation(true)
    }
  }
}
