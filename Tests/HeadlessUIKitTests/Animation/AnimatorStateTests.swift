import HeadlessUIKit
import TestSupport
import Testing

/// How an animator ends, and which model values it leaves.
@Suite(.checkedDevices) struct AnimatorStateTests {
  @Test("[129] after stopAnimation(true) no completion runs (129c)")
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
    "[130][132] stopping commits the presented value to the model; finishing chooses the final position (130b, 130c)",
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

  nonisolated struct ColorCase: CustomTestStringConvertible, Sendable {
    var position: UIViewAnimatingPosition
    var components: [CGFloat]
    var testDescription: String { "\(position)" }
  }

  @Test(
    "[130] after the end the view and its layer have the background color of the final position (130c)",
    arguments: [
      ColorCase(position: .start, components: [1, 0, 0, 1]),
      ColorCase(position: .current, components: [0.75, 0, 0.25, 1]),
      ColorCase(position: .end, components: [0, 0, 1, 1]),
    ])
  func backgroundColor(example: ColorCase) {
    let scene = AnimationScene()
    let view = scene.view
    scene.run { view.backgroundColor = .red }
    scene.device.settle()
    let animator = scene.run {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        view.backgroundColor = .blue
      }
      animator.startAnimation()
      return animator
    }
    scene.device.advance(to: 0.5)
    scene.run {
      animator.stopAnimation(false)
      animator.finishAnimation(at: example.position)
    }
    #expect(view.backgroundColor?.cgColor.components == example.components)
    #expect(view.layer.backgroundColor?.components == example.components)
    let shown = scene.run { view.layer.presentation()?.backgroundColor }
    #expect(shown?.components == example.components)
  }

  @Test("[130] finishing at the start restores every property's old value, to the bit (130c)")
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

  @Test(
    "an animator paused before it starts shows its start, or its end if reversed",
    arguments: [false, true])
  func pausedFirst(isReversed: Bool) {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.isReversed = isReversed
      animator.pauseAnimation()
    }
    stage.advance(to: 1)
    #expect(stage.shownX == (isReversed ? 150 : 50))
    stage.use { $0.stopAnimation(true) }
  }

  @Test(
    "a delayed block keeps its delay when continued with new timing, but not in reverse",
    arguments: [false, true])
  func delayedBlockKeepsItsDelay(isReversed: Bool) {
    let stage = AnimatorScene()
    let view = stage.scene.view
    stage.use { animator in
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(to: isReversed ? 1.5 : 0.5)
      animator.pauseAnimation()
      animator.isReversed = isReversed
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    }
    stage.advance(to: stage.scene.device.now + 0.5)
    // In reverse the block runs at once, from 0.5 to 1 in 2 s; forward it still waits.
    let alpha = stage.scene.shown.opacity
    #expect(isClose(CGFloat(alpha), isReversed ? 0.625 : 1))
  }

  @Test("a scrubbed spring continues from its position, with less time remaining")
  func scrubbedSpringContinuesFromPosition() {
    let stage = AnimatorScene(
      duration: 1, timing: UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero))
    stage.use { animator in
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(isClose(stage.shownX, 100))
    }
    stage.scene.device.settle()
    #expect(stage.shownX == 150)
    #expect((0.5...0.95).contains(stage.scene.device.now))
  }

  @Test("[137] continuing without new parameters keeps the curve (137e)")
  func continuationKeepsCurve() {
    let (paused, free) = (AnimatorScene(curve: .easeIn), AnimatorScene(curve: .easeIn))
    for stage in [paused, free] {
      stage.use { $0.startAnimation() }
      stage.advance(to: 0.8)
    }
    paused.use { animator in
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    for time in [1, 1.3, 1.7] {
      paused.advance(to: time)
      free.advance(to: time)
      #expect(isClose(paused.shownX, free.shownX), "at \(time)")
    }
    paused.scene.device.settle()
  }

  @Test(
    "[138][143] after its end it can be filled again, with its own timing and without the old blocks (143b)"
  )
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
