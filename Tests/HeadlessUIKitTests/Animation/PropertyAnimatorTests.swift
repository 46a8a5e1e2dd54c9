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

  @Test("[135] What it makes smaller takes touches all over what is shown, and no wider")
  func hitTestingOfSizes() {
    for (from, to) in [(300.0, 100.0), (100, 300)] {
      let scene = AnimationScene()
      scene.run {
        scene.view.frame = CGRect(x: 0, y: 0, width: from, height: from)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          scene.view.frame.size = CGSize(width: to, height: to)
        }
        animator.startAnimation()
        scene.device.advance(by: 0.5)
        #expect(scene.window.hitTest(CGPoint(x: 195, y: 195), with: nil) === scene.view)
        #expect(scene.window.hitTest(CGPoint(x: 205, y: 205), with: nil) === scene.window)
        scene.device.settle()
      }
    }
  }

  @Test("[135] Where its views take no touches, what lies below them does")
  func noTouches() {
    for takesTouches in [true, false] {
      let stage = AnimatorScene()
      stage.use { animator in
        animator.isUserInteractionEnabled = takesTouches
        animator.startAnimation()
        stage.advance(to: 1)
        let hit = stage.scene.window.hitTest(CGPoint(x: 100, y: 50), with: nil)
        #expect(hit === (takesTouches ? stage.scene.view : stage.scene.window))
      }
      stage.scene.device.settle()
      #expect(
        stage.scene.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.scene.view)
    }
  }

  @Test("[135] One that is not interruptible is neither paused, scrubbed nor stopped")
  func notInterruptible() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.isInterruptible = false
      animator.fractionComplete = 0.5
      #expect(animator.state == .inactive)
      #expect(stage.shownX == 50)
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
        "fractionComplete was used on a property animator that is not interruptible" + end,
        "pauseAnimation was used on a property animator that is not interruptible" + end,
        "stopAnimation was used on a property animator that is not interruptible" + end,
      ])
  }

  @Test("[143] Stopped and finished, or stopped for good, it can be filled again and has forgotten")
  func refilled() {
    for isForGood in [true, false] {
      let stage = AnimatorScene()
      stage.use { animator in
        animator.startAnimation(afterDelay: 1)
        stage.scene.device.advance(to: 2)
        animator.isReversed = true
        animator.stopAnimation(isForGood)
        if !isForGood { animator.finishAnimation(at: .current) }
        #expect(animator.state == .inactive)
        #expect(!animator.isReversed)
        #expect(animator.delay == 0)
        animator.addAnimations { stage.scene.view.center.y = 150 }
        animator.addCompletion { stage.notes.note("again \($0) at \(stage.scene.device.now)") }
        animator.startAnimation()
      }
      stage.advance(to: 3)
      // What it moved before stays where it was stopped.
      #expect(stage.scene.shown.position == CGPoint(x: 100, y: 100))
      stage.scene.device.settle()
      #expect(stage.scene.view.center == CGPoint(x: 100, y: 150))
      #expect(
        stage.notes.lines == (isForGood ? [] : ["current at 2.0"]) + ["again end at 4.0"])
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
    let notes = Notes()
    scene.run {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .transitionFlipFromLeft],
        animations: { scene.view.center.x = 150 },
        completion: { notes.note("\($0) at \(scene.device.now)") })
      #expect(animator.isRunning)
      #expect(animator.isInterruptible)
      scene.device.advance(to: 0.25)
      #expect(abs(scene.shownX - 62.9162) < 0.0001)
      scene.device.settle()
      #expect(animator.state == .inactive)
    }
    #expect(notes.lines == ["end at 1.0"])
    #expect(scene.view.center.x == 150)
  }

  @Test("[145] Started within another block it takes that duration, made there or before")
  func startedWithin() {
    for isMadeThere in [true, false] {
      let stage = AnimatorScene(duration: 1)
      let view = UIView()
      stage.scene.run {
        stage.scene.window.addSubview(view)
        let make = { UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 } }
        let before = make()
        var animator = before
        UIView.animate(withDuration: 2) {
          if isMadeThere { animator = make() }
          animator.startAnimation()
        }
        #expect(animator.duration == 2)
        stage.advance(to: 1)
        #expect(view.layer.presentation()?.position.x == 50)
        stage.scene.device.settle()
        #expect(stage.scene.device.now == 2)
        // Its own duration is back.
        #expect(animator.duration == 1)
      }
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

  @Test("[148] A spring starts from what is shown, whatever is on its way")
  func springFromHere() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.center.x = 150
        scene.view.layer.cornerRadius = 40
      }
    }
    scene.device.advance(to: 0.5)
    scene.run {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
        scene.view.center.x = 50
        scene.view.layer.cornerRadius = 0
      }
      .startAnimation()
    }
    #expect(scene.shownX == 100)
    #expect(scene.shown.cornerRadius == 20)
    // One by a curve starts from the old model, as blocks do that do not say otherwise.
    scene.run {
      scene.view.layer.removeAllAnimations()
      scene.view.layer.cornerRadius = 0
      UIView.animate(withDuration: 1) { scene.view.layer.cornerRadius = 40 }
      UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.layer.cornerRadius = 0 }
        .startAnimation()
    }
    #expect(scene.shown.cornerRadius == 40)
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
