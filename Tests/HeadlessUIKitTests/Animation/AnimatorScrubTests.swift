import HeadlessUIKit
import SegueMotion
import TestSupport
import Testing

/// Pausing, scrubbing, continuing and reversing.
@Suite(.checkedDevices) struct AnimatorScrubTests {
  @Test("[133] while paused, fractionComplete is the fraction of the distance covered (133a)")
  func scrubbing() {
    let stage = AnimatorScene(curve: .easeIn)
    stage.use { $0.fractionComplete = 0.25 }
    #expect(stage.animator.state == .active)
    #expect(!stage.animator.isRunning)
    #expect(stage.shownX == 75)
    stage.advance(to: 10)
    #expect(stage.shownX == 75)
    stage.use { $0.fractionComplete = 0.8 }
    #expect(stage.shownX == 130)
    stage.use { $0.stopAnimation(true) }
  }

  @Test(
    "[133] without linear scrubbing, fractionComplete is mapped through the timing curve (133b)")
  func scrubbingTheCurve() {
    let stage = AnimatorScene(curve: .easeIn)
    stage.use { animator in
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
    }
    #expect(isClose(stage.shownX - 50, 31.5357, within: 0.0001))
    #expect(stage.fraction == 0.5)
    stage.use { $0.stopAnimation(true) }
  }

  nonisolated struct WriteCase: CustomTestStringConvertible, Sendable {
    var written: CGFloat
    var read: CGFloat
    var testDescription: String { "\(written)" }
  }

  @Test(
    "a fraction outside 0...1 is clamped",
    arguments: [
      WriteCase(written: -0.5, read: 0), WriteCase(written: 0.5, read: 0.5),
      WriteCase(written: 1.5, read: 1),
    ])
  func limits(example: WriteCase) {
    let stage = AnimatorScene()
    stage.use { $0.fractionComplete = example.written }
    #expect(stage.fraction == example.read)
    stage.use { $0.stopAnimation(true) }
  }

  @Test("[141] setting fractionComplete of a running animator does nothing")
  func writingWhileRunning() {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation() }
    stage.advance(to: 0.5)
    stage.use { $0.fractionComplete = 0.9 }
    #expect(stage.fraction == 0.25)
    #expect(stage.shownX == 75)
    stage.use { $0.stopAnimation(true) }
  }

  @Test(
    "[273] pausing halfway on easeIn reads .315357 without a jump, and continuing maps back (273a, 273b, 273c)"
  )
  func pausing() {
    let (paused, free) = (AnimatorScene(curve: .easeIn), AnimatorScene(curve: .easeIn))
    for stage in [paused, free] {
      stage.use { $0.startAnimation() }
      stage.advance(to: 1)
      #expect(stage.fraction == 0.5)
    }
    let before = paused.shownX
    paused.use { $0.pauseAnimation() }
    #expect(paused.shownX == before)
    #expect(isClose(paused.fraction, 0.315357, within: 0.000001))
    paused.advance(to: 4)
    paused.use { $0.startAnimation() }
    #expect(isClose(paused.fraction, 0.5, within: 1e-9))
    for late in [0.3, 0.6, 0.9] {
      paused.advance(to: 4 + late)
      free.advance(to: 1 + late)
      #expect(isClose(paused.shownX, free.shownX, within: 1e-9))
    }
    paused.scene.device.settle()
    #expect(paused.notes.lines == ["end at 5.0"])
  }

  @Test(
    "[273] a spring continues exactly from its scrubbed position (273b, 273c)",
    arguments: [1, 0.6])
  func scrubbingASpring(ratio: Double) {
    let stage = AnimatorScene(
      duration: 1, timing: UISpringTimingParameters(dampingRatio: CGFloat(ratio)))
    stage.use { animator in
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.37
    }
    #expect(isClose(stage.shownX, 87, within: 1e-9))
    stage.use { $0.startAnimation() }
    #expect(isClose(stage.shownX, 87, within: 1e-9))
    stage.use { $0.stopAnimation(true) }
  }

  @Test(
    "[273] a block that starts later does not jump when the animator is paused and scrubbed (273b)")
  func pausingAParts() {
    let stage = AnimatorScene(duration: 1, curve: .easeOut)
    stage.use { animator in
      animator.addAnimations({ stage.scene.view.center.y = 150 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    stage.advance(to: 0.7)
    let before = stage.scene.shown.position
    stage.use { $0.pauseAnimation() }
    #expect(stage.scene.shown.position == before)
    let fraction = stage.fraction
    stage.use { $0.fractionComplete = fraction + 1e-9 }
    #expect(isClose(stage.scene.shown.position.numbers, before.numbers, within: 1e-5))
    stage.use { $0.fractionComplete = 1 }
    #expect(stage.scene.shown.position == CGPoint(x: 150, y: 150))
    stage.use { $0.fractionComplete = 0 }
    #expect(stage.scene.shown.position == CGPoint(x: 50, y: 50))
    stage.use { $0.stopAnimation(true) }
  }

  nonisolated struct ContinueCase: CustomTestStringConvertible, Sendable {
    var name: String
    var curve: UIView.AnimationCurve
    var fraction: CGFloat
    var isReversed = false
    var factor: CGFloat
    var takes: Double
    var testDescription: String { name }
  }

  @Test(
    "[137] continuing takes a factor of the duration, or the remaining time of the curve (137b, 137c)",
    arguments: [
      ContinueCase(
        name: "factor 0, linear, a quarter", curve: .linear, fraction: 0.25, factor: 0, takes: 1.5),
      ContinueCase(
        name: "factor 0, easeIn at .315357", curve: .easeIn, fraction: 0.315357, factor: 0,
        takes: 1),
      ContinueCase(
        name: "factor 0, easeOut at .378138", curve: .easeOut, fraction: 0.378138, factor: 0,
        takes: 1.5),
      ContinueCase(
        name: "factor .5", curve: .easeIn, fraction: 0.7, factor: 0.5, takes: 1),
      ContinueCase(name: "factor 1", curve: .easeIn, fraction: 0.7, factor: 1, takes: 2),
      ContinueCase(
        name: "reversed, factor 0, linear", curve: .linear, fraction: 0.25, isReversed: true,
        factor: 0, takes: 0.5),
    ], [false, true])
  func goingOn(example: ContinueCase, isLinear: Bool) {
    let parameters = isLinear ? UICubicTimingParameters(animationCurve: .linear) : nil
    let stage = AnimatorScene(curve: example.curve)
    stage.use { animator in
      animator.fractionComplete = example.fraction
      animator.isReversed = example.isReversed
      animator.continueAnimation(withTimingParameters: parameters, durationFactor: example.factor)
      #expect(animator.isRunning)
    }
    let x = stage.shownX
    #expect(isClose(x - 50, 100 * example.fraction, within: 1e-9))
    stage.scene.device.settle()
    #expect(isClose(stage.scene.device.now, example.takes, within: 0.00001))
    #expect(stage.modelX == (example.isReversed ? 50 : 150))
  }

  @Test(
    "[137] Apple's example: halfway on a steep curve a tenth of 2 s has passed, so 1.8 s remain (137d)"
  )
  func appleExample() {
    // x(s) = 3 (1-s) s 0.1857009 + s^3 and y(s) = 1 - (1-s)^3, which is half where x is a tenth.
    let point = CGPoint(x: 0.1857009, y: 1)
    let stage = AnimatorScene(
      timing: UICubicTimingParameters(controlPoint1: point, controlPoint2: point))
    stage.use { animator in
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    stage.scene.device.settle()
    #expect(isClose(stage.scene.device.now, 1.8, within: 0.00001))
  }

  @Test("[137] new timing parameters start from the presented value (137b)")
  func newTiming() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    }
    stage.advance(to: 1)
    #expect(isClose(stage.shownX - 100, 50 * 0.315357, within: 0.0001))
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 2.0"])
  }

  @Test(
    "[139][140][F083] reversed while running, it reverses in place and ends at the start (139a)")
  func reversing() {
    let stage = AnimatorScene(curve: .easeIn)
    stage.use { $0.startAnimation() }
    stage.advance(to: 0.6)
    let early = stage.shownX
    stage.advance(to: 1)
    let before = stage.shownX
    stage.use { $0.isReversed = true }
    #expect(stage.shownX == before)
    // The reverse run mirrors the forward run.
    stage.advance(to: 1.4)
    #expect(isClose(stage.shownX, early, within: 1e-9))
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["start at 2.0"])
  }

  @Test("[274] a reversed animator that ends restores the start values of the model, to the bit")
  func reversedModel() {
    let stage = AnimatorScene()
    stage.use { animator in
      let view = stage.scene.view
      view.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.7, y: 1.1)
      view.center.y = 0.1
      animator.addAnimations {
        view.transform = .identity
        view.center.y = 300
      }
      let transform = view.transform
      animator.startAnimation()
      stage.advance(to: 1)
      animator.isReversed = true
      stage.scene.device.settle()
      #expect(view.transform == transform)
      #expect(view.center == CGPoint(x: 50, y: 0.1))
    }
  }

  @Test(
    "[130][132][274] two blocks of one property: stopping keeps the presented value, start is restored exactly (130c)",
    arguments: [UIViewAnimatingPosition.start, .current, .end, nil])
  func twoBlocks(position: UIViewAnimatingPosition?) {
    let stage = AnimatorScene(duration: 1)
    stage.use { animator in
      let view = stage.scene.view
      view.center.x = 50.1
      animator.addAnimations { view.center.x = 250.3 }
      animator.addAnimations({ view.center.x = 450.7 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(to: 0.25)
      let shown = stage.shownX
      guard let position else {
        animator.isReversed = true
        stage.scene.device.settle()
        #expect(stage.modelX == 50.1)
        return
      }
      animator.stopAnimation(false)
      #expect(isClose(stage.modelX, shown, within: 1e-9))
      #expect(stage.shownX == stage.modelX)
      animator.finishAnimation(at: position)
      switch position {
      case .start: #expect(stage.modelX == 50.1)
      case .current: #expect(isClose(stage.modelX, shown, within: 1e-9))
      default: #expect(stage.modelX == 450.7)
      }
    }
  }

  /// Returns an animation from x 50 to 150 that a spring has moved beyond its end.
  private func sceneBeyondEnd() -> AnimatorScene {
    let stage = AnimatorScene(duration: 1)
    stage.use { animator in
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 0.5, initialVelocity: CGVector(dx: 20, dy: 20)), durationFactor: 1)
    }
    stage.advance(to: 0.15)
    return stage
  }

  @Test("paused past its end and reversed with its own timing, it does not jump to its end")
  func reversalPastEndDoesNotJump() {
    let stage = sceneBeyondEnd()
    let shown = stage.shownX
    #expect(shown > 160)
    stage.use { animator in
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(isClose(stage.shownX, shown, within: 1e-9))
    stage.advance(to: 0.65)
    #expect(isClose(stage.shownX, (shown + 50) / 2, within: 1e-9))
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["start at 1.15"])
    #expect(stage.modelX == 50)
  }

  @Test("paused past its end and continued, it does not jump to its end", arguments: [false, true])
  func continuationPastEndDoesNotJump(isLinear: Bool) {
    let parameters = isLinear ? UICubicTimingParameters(animationCurve: .linear) : nil
    let stage = sceneBeyondEnd()
    let shown = stage.shownX
    stage.use { animator in
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
    }
    #expect(isClose(stage.shownX, shown, within: 1e-9))
    stage.scene.device.settle()
    // The return takes as long as the same distance takes before the end.
    #expect(isClose(stage.scene.device.now - 0.15, (shown - 150) / 100, within: 1e-9))
    #expect(stage.modelX == 150)
  }

  @Test("[139] while paused and reversed, fractionComplete is measured from the other end (139b)")
  func reversedFraction() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.fractionComplete = 0.3
      animator.isReversed = true
      #expect(animator.fractionComplete == 0.7)
      #expect(stage.shownX == 80)
      animator.fractionComplete = 0.9
      #expect(animator.fractionComplete == 0.9)
      #expect(isClose(stage.shownX, 60, within: 1e-9))
      animator.stopAnimation(true)
    }
  }

  @Test("reversed before it starts, it runs from its end to its start")
  func reversedFirst() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(stage.shownX == 150)
    stage.advance(to: 0.5)
    #expect(stage.shownX == 125)
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["start at 2.0"])
    #expect(stage.modelX == 50)
  }

  @Test("an animator reversed twice ends at its end")
  func reversedTwice() {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation() }
    stage.advance(to: 1)
    stage.use { $0.isReversed = true }
    stage.advance(to: 1.5)
    stage.use { $0.isReversed = false }
    #expect(stage.shownX == 75)
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 3.0"])
    #expect(stage.modelX == 150)
  }

  @Test(
    "[134] with pausesOnCompletion it stays active at its end and runs no completion (134b, 134c)")
  func pausingAtTheEnd() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.pausesOnCompletion = true
      animator.startAnimation()
    }
    stage.scene.device.settle()
    #expect(stage.animator.state == .active)
    #expect(!stage.animator.isRunning)
    #expect(stage.fraction == 1)
    #expect(stage.notes.lines == [])
    stage.use { animator in
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.advance(to: 3)
    #expect(stage.shownX == 100)
    stage.scene.device.settle()
    #expect(stage.fraction == 1)
    stage.use { animator in
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(stage.notes.lines == ["start at 4.0"])
    #expect(stage.modelX == 50)
  }
}
