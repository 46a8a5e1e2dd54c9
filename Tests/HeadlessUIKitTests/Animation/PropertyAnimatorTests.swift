import HeadlessUIKit
import SegueMotion
import Testing

/// What an animator is made of, and what becomes of it.
@Suite struct PropertyAnimatorTests {
  @Test("[135] The defaults")
  func defaults() {
    let stage = AnimatorScene(curve: .easeIn)
    stage.use { animator in
      #expect(animator.isInterruptible)
      #expect(animator.isUserInteractionEnabled)
      #expect(!animator.isManualHitTestingEnabled)
      #expect(animator.scrubsLinearly)
      #expect(!animator.pausesOnCompletion)
      #expect(!animator.isReversed)
      #expect(animator.state == .inactive)
      #expect(animator.fractionComplete == 0)
      #expect(animator.duration == 2)
      #expect(animator.delay == 0)
    }
  }

  @Test("[135] What it moves takes touches where it is shown, unless hit testing is done by hand")
  func hitTesting() {
    for isByHand in [false, true] {
      let scene = AnimationScene()
      scene.run {
        let child = UIView(frame: scene.view.bounds)
        scene.view.addSubview(child)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          scene.view.center.x = 350
        }
        animator.isManualHitTestingEnabled = isByHand
        animator.startAnimation()
        scene.device.advance(by: 0.5)
        let (shown, model) = (CGPoint(x: 200, y: 50), CGPoint(x: 350, y: 50))
        #expect(scene.window.hitTest(isByHand ? model : shown, with: nil) === child)
        #expect(scene.window.hitTest(isByHand ? shown : model, with: nil) === scene.window)
        scene.device.settle()
        #expect(scene.window.hitTest(model, with: nil) === child)
      }
    }
  }

  @Test("[135] One that is not interruptible is neither paused, scrubbed nor stopped")
  func notInterruptible() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.isInterruptible = false
      animator.startAnimation()
      stage.advance(to: 0.5)
      animator.pauseAnimation()
      animator.stopAnimation(true)
      #expect(animator.isRunning)
    }
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 2.0"])
    let end = "; nothing changed; set isInterruptible before the animator starts"
    #expect(
      stage.scene.messages == [
        "pauseAnimation was used on a property animator that is not interruptible" + end,
        "stopAnimation was used on a property animator that is not interruptible" + end,
      ])
  }

  @Test("A delay is waited once; paused in it, the animator goes on without it")
  func delay() {
    let stage = AnimatorScene()
    stage.use { $0.startAnimation(afterDelay: 1) }
    #expect(stage.animator.delay == 1)
    stage.advance(to: 1)
    #expect(stage.shownX == 50)
    stage.advance(to: 2)
    #expect(stage.shownX == 100)
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 3.0"])
  }

  nonisolated struct LateCase: CustomTestStringConvertible, Sendable {
    var isWhole: Bool
    var factor: CGFloat
    var runs: Double
    var testDescription: String { "\(factor) of \(isWhole ? "the whole" : "the rest")" }
  }

  @Test(
    "[136] Blocks added on the way last what is left, less a delay",
    arguments: [
      LateCase(isWhole: true, factor: 0, runs: 1.5), LateCase(isWhole: true, factor: 0.25, runs: 1),
      LateCase(isWhole: false, factor: 0.25, runs: 1.125),
    ])
  func late(example: LateCase) {
    var choices = UIKitChoices()
    choices.delayFactorCountsWholeDuration = example.isWhole
    let stage = AnimatorScene(choices: choices)
    stage.use { $0.startAnimation() }
    stage.advance(to: 0.5)
    stage.use { animator in
      animator.addAnimations({ stage.scene.view.center.y = 150 }, delayFactor: example.factor)
    }
    stage.advance(to: 2 - example.runs)
    #expect(abs(stage.scene.shown.position.y - 50) < 1e-9)
    stage.advance(to: 2 - example.runs / 2)
    #expect(abs(stage.scene.shown.position.y - 100) < 1e-9)
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 2.0"])
    #expect(stage.scene.view.center == CGPoint(x: 150, y: 150))
  }

  @Test("[136] A block that is added while paused starts from there")
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

  @Test("A delay factor leaves the block the rest of the time")
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

  @Test("[142] Started empty it waits, never ends by itself, and runs what it then gets")
  func empty() {
    let scene = AnimationScene()
    let notes = Notes()
    scene.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { _ in notes.note("end at \(scene.device.now)") }
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      scene.device.advance(to: 100)
      #expect(notes.lines == [])
      animator.addAnimations { scene.view.center.x = 150 }
      #expect(animator.isRunning)
      scene.device.advance(to: 100.5)
      #expect(scene.shownX == 100)
      scene.device.settle()
    }
    #expect(notes.lines == ["end at 101.0"])
  }

  @Test("[144] runningPropertyAnimator runs at once, with easeInOut and as interruptible")
  func running() {
    let scene = AnimationScene()
    scene.run {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: [.repeat, .transitionFlipFromLeft],
        animations: { scene.view.center.x = 150 })
      #expect(animator.isRunning)
      #expect(animator.isInterruptible)
      scene.device.advance(to: 0.25)
      #expect(abs(scene.shownX - 62.9162) < 0.0001)
      scene.device.settle()
      #expect(animator.state == .inactive)
    }
  }

  @Test("[144][145] Within another block it takes that duration, and cannot be interrupted")
  func nested() {
    let scene = AnimationScene()
    scene.run {
      var animators: [UIViewPropertyAnimator] = []
      UIView.animate(withDuration: 2) {
        for options in [UIView.AnimationOptions.curveLinear, .overrideInheritedDuration] {
          animators.append(
            UIViewPropertyAnimator.runningPropertyAnimator(
              withDuration: 1, delay: 0, options: options,
              animations: { scene.view.center.x += 100 }))
        }
      }
      #expect(animators.map(\.duration) == [2, 1])
      #expect(animators.map(\.isInterruptible) == [false, false])
      scene.device.advance(to: 1)
      #expect(animators.map(\.isRunning) == [true, false])
      scene.device.settle()
      #expect(scene.device.now == 2)
    }
  }

  @Test("[146][F075] One that is let go while paused or stopped is finished at its end, and said")
  func abandoned() {
    for isStopped in [false, true] {
      let scene = AnimationScene()
      let notes = Notes()
      scene.run {
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator?.addAnimations { scene.view.center.x = 150 }
        animator?.addCompletion { notes.note("\($0)") }
        animator?.startAnimation()
        scene.device.advance(to: 0.5)
        if isStopped { animator?.stopAnimation(false) } else { animator?.pauseAnimation() }
        animator = nil
      }
      #expect(
        scene.messages == [
          "a property animator was released while it was \(isStopped ? "stopped" : "paused"); "
            + "it was finished at its end; keep it, and finish it with finishAnimation(at:)"
        ])
      #expect(notes.lines == ["end"])
      #expect(scene.view.center.x == 150)
      #expect(scene.shownX == 150)
    }
  }

  @Test("A running animator lives until its end without being held, and then is gone")
  func lifetime() {
    let scene = AnimationScene()
    weak var kept: UIViewPropertyAnimator?
    scene.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations { scene.view.center.x = 150 }
      animator.startAnimation()
      kept = animator
    }
    scene.device.advance(to: 0.5)
    #expect(kept != nil)
    scene.device.settle()
    #expect(kept == nil)
    #expect(scene.messages == [])
  }

  @Test("[147][275][F081] A physical spring takes its own time, one by damping ratio the given")
  func springDurations() {
    let own = AnimatorScene(
      timing: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(abs(own.animator.duration - 1.472700335) < 1e-9)
    own.use { $0.startAnimation() }
    own.scene.device.settle()
    #expect(abs(own.scene.device.now - 1.472700335) < 1e-9)
    let given = AnimatorScene(timing: UISpringTimingParameters(dampingRatio: 0.5))
    #expect(given.animator.duration == 2)
  }

  @Test("[183] Only a position moves up and down with the vertical velocity")
  func velocities() {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: 0))
    let stage = AnimatorScene(timing: timing)
    stage.use { animator in
      animator.addAnimations {
        stage.scene.view.center.y = 150
        stage.scene.view.alpha = 0
      }
      animator.startAnimation()
    }
    stage.advance(to: 0.25)
    let shown = stage.scene.shown
    #expect(abs(shown.position.x - 50 - 116.0415) < 0.0001)
    #expect(abs(shown.position.y - 50 - 102.3360) < 0.0001)
    #expect(abs(CGFloat(shown.opacity) + 0.160415) < 0.000001)
    stage.scene.device.settle()
    // The slower of the two, row 276.
    #expect(abs(stage.scene.device.now - 1.472700335) < 1e-9)
  }

  @Test("[183] Along an axis without a way the velocity moves nothing", arguments: [true, false])
  func noDistance(_ goesAcross: Bool) {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10,
      initialVelocity: goesAcross ? CGVector(dx: 0, dy: 5) : CGVector(dx: 5, dy: 0))
    let scene = AnimationScene()
    let start = scene.shown.position
    scene.run {
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: timing)
      animator.addAnimations {
        scene.view.center = CGPoint(
          x: start.x + (goesAcross ? 80 : 0), y: start.y + (goesAcross ? 0 : 80))
      }
      animator.startAnimation()
    }
    for _ in 0..<10 {
      scene.device.advance(by: 0.1)
      let shown = scene.shown.position
      #expect(goesAcross ? shown.y == start.y : shown.x == start.x)
      #expect(goesAcross ? shown.x > start.x : shown.y > start.y)
    }
  }

  @Test("[148] A spring that is paused and goes on neither jumps nor ends early")
  func pausedSpring() {
    let timing = UISpringTimingParameters(dampingRatio: 0.3)
    let (paused, free) = (
      AnimatorScene(duration: 1, timing: timing), AnimatorScene(duration: 1, timing: timing)
    )
    for stage in [paused, free] {
      stage.use { $0.startAnimation() }
      // Beyond its goal.
      stage.advance(to: 0.15)
      #expect(stage.shownX > 150)
    }
    let before = paused.shownX
    paused.use { $0.pauseAnimation() }
    #expect(paused.shownX == before)
    #expect(paused.fraction == 1)
    paused.use { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(abs(paused.shownX - before) < 1e-9)
    paused.advance(to: 0.5)
    free.advance(to: 0.5)
    #expect(abs(paused.shownX - free.shownX) < 1e-9)
    paused.scene.device.settle()
    #expect(paused.notes.lines == ["end at 1.0"])
  }

  @Test("[F078] Without duration it shows its end at once and completes in the next turn, once")
  func withoutDuration() {
    let stage = AnimatorScene(duration: 0)
    stage.use { $0.startAnimation() }
    #expect(stage.shownX == 150)
    #expect(stage.notes.lines == [])
    stage.scene.device.turn()
    #expect(stage.notes.lines == ["end at 0.0"])
    stage.scene.device.settle()
    #expect(stage.notes.lines.count == 1)
  }

  @Test("[155] With animations disabled its changes are immediate and it completes")
  func disabled() {
    let stage = AnimatorScene()
    stage.use { animator in
      UIView.performWithoutAnimation { animator.startAnimation() }
      #expect(stage.shownX == 150)
    }
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 0.0"])
  }

  @Test("A reversed animator gives back the start although its view left the screen")
  func offscreen() {
    let stage = AnimatorScene()
    stage.use { $0.fractionComplete = 0.5 }
    stage.use { animator in
      stage.scene.view.removeFromSuperview()
      stage.scene.device.turn()
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.scene.device.settle()
    #expect(stage.modelX == 50)
    #expect(stage.notes.lines == ["start at 1.0"])
  }
}
