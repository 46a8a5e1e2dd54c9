import HeadlessUIKit
import TestSupport
import Testing

/// The properties and the life cycle of a property animator.
@Suite(.checkedDevices) struct PropertyAnimatorTests {
  @Test("[133][134][135] the default values (133a, 134a, 135a, 135b, 135d)")
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

  @Test(
    "[135] an animating view takes touches where it is presented, unless hit testing is manual (135d)",
    arguments: [false, true])
  func hitTesting(isManual: Bool) {
    let scene = AnimationScene()
    scene.run {
      let child = UIView(frame: scene.view.bounds)
      scene.view.addSubview(child)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        scene.view.center.x = 350
      }
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      scene.device.advance(by: 0.5)
      let (shown, model) = (CGPoint(x: 200, y: 50), CGPoint(x: 350, y: 50))
      #expect(scene.window.hitTest(isManual ? model : shown, with: nil) === child)
      #expect(scene.window.hitTest(isManual ? shown : model, with: nil) === scene.window)
      scene.device.settle()
      #expect(scene.window.hitTest(model, with: nil) === child)
    }
  }

  @Test(
    "[135] a view whose size animates takes touches within its presented bounds only (135d)",
    arguments: [(300.0, 100.0), (100, 300)])
  func hitTestingOfSizes(from: Double, to: Double) {
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

  @Test(
    "[135] with user interaction disabled, animating views pass touches to the views below (135b)",
    arguments: [true, false])
  func noTouches(receivesTouches: Bool) {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.isUserInteractionEnabled = receivesTouches
      animator.startAnimation()
      stage.advance(to: 1)
      let hit = stage.scene.window.hitTest(CGPoint(x: 100, y: 50), with: nil)
      #expect(hit === (receivesTouches ? stage.scene.view : stage.scene.window))
    }
    stage.scene.device.settle()
    #expect(stage.scene.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.scene.view)
  }

  @Test(
    "[135][137] an animator that is not interruptible cannot be paused, scrubbed or stopped (135a, 137a)"
  )
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
      stage.scene.diagnosticMessages == [
        "fractionComplete was used on a property animator that is not interruptible" + end,
        "pauseAnimation was used on a property animator that is not interruptible" + end,
        "stopAnimation was used on a property animator that is not interruptible" + end,
      ])
  }

  @Test(
    "[143] after a stop an animator can be filled again, and has dropped its earlier blocks and completions (143a, 143b)",
    arguments: [true, false])
  func refilled(withoutFinishing: Bool) {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.startAnimation(afterDelay: 1)
      stage.scene.device.advance(to: 2)
      animator.isReversed = true
      animator.stopAnimation(withoutFinishing)
      if !withoutFinishing { animator.finishAnimation(at: .current) }
      #expect(animator.state == .inactive)
      #expect(!animator.isReversed)
      #expect(animator.delay == 0)
      animator.addAnimations { stage.scene.view.center.y = 150 }
      animator.addCompletion { stage.notes.note("again \($0) at \(stage.scene.device.now)") }
      animator.startAnimation()
    }
    stage.advance(to: 3)
    // A property that it animated before stays where it was stopped.
    #expect(stage.scene.shown.position == CGPoint(x: 100, y: 100))
    stage.scene.device.settle()
    #expect(stage.scene.view.center == CGPoint(x: 100, y: 150))
    #expect(
      stage.notes.lines == (withoutFinishing ? [] : ["current at 2.0"]) + ["again end at 4.0"])
  }

  @Test(
    "[142] started without blocks it never ends by itself, and runs a block that is added later (142a, 142b, 142c)"
  )
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

  @Test(
    "[144] runningPropertyAnimator starts at once, with easeInOut and interruptible (144a, 144b)")
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
      // At a quarter of its duration easeInOut is at 0.129162, of the way from 50 to 150.
      #expect(isClose(scene.shownX, 62.9162, within: 0.0001))
      scene.device.settle()
      #expect(animator.state == .inactive)
    }
    #expect(notes.lines == ["end at 1.0"])
    #expect(scene.view.center.x == 150)
  }

  @Test(
    "runningPropertyAnimator waits for its delay and uses the curve of its options",
    arguments: [
      ("linear", UIView.AnimationOptions.curveLinear, [0.25, 0.75]),
      ("easeIn", .curveEaseIn, [0.093465, 0.621862]),
      ("easeOut", .curveEaseOut, [0.378138, 0.906535]),
    ])
  func runningLater(_ name: String, _ options: UIView.AnimationOptions, _ progress: [CGFloat]) {
    let scene = AnimationScene()
    scene.run {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: options, animations: { scene.view.center.x = 150 })
      #expect(animator.delay == 0.5)
    }
    let found = scene.positions(at: [0, 0.5, 0.75, 1.25]).map { ($0 - 50) / 100 }
    #expect(isClose(found, [0, 0] + progress, within: 0.000001))
    scene.device.settle()
    #expect(scene.device.now == 1.5)
  }

  @Test("[166][167] an animator with two control points uses their cubic curve")
  func controlPoints() {
    let scene = AnimationScene()
    scene.run {
      UIViewPropertyAnimator(
        duration: 2, controlPoint1: CGPoint(x: 0.25, y: 0.1),
        controlPoint2: CGPoint(x: 0.25, y: 1), animations: { scene.view.center.x = 150 }
      ).startAnimation()
    }
    let found = scene.positions(at: [0.2, 0.5, 1, 1.5, 1.8]).map { ($0 - 50) / 100 }
    #expect(isClose(found, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316], within: 0.000001))
  }

  @Test(
    "[145] an animator started within a block takes the block's duration, wherever it was created",
    arguments: [true, false])
  func startedWithin(isMadeThere: Bool) {
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
      // The animator's duration is restored.
      #expect(animator.duration == 1)
    }
  }

  @Test(
    "[144][145] within a block runningPropertyAnimator takes the block's duration and is not interruptible (144c)"
  )
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

  @Test(
    "[146][F075] releasing a paused or stopped animator is an error; an option finishes it at its end instead",
    arguments: [(true, false), (false, false), (true, true), (false, true)])
  func released(isStopped: Bool, isFinished: Bool) {
    var choices = BehaviorChoices()
    choices.releasedAnimatorIsFinished = isFinished
    let scene = AnimationScene(choices: choices)
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
      scene.diagnosticMessages == [
        "It is an error to release a paused or stopped property animator: this one is "
          + "\(isStopped ? "stopped" : "paused"); \(isFinished ? "it was finished at its end" : "the app terminates here"); "
          + "retain it, and finish it with finishAnimation(at:)"
      ])
    scene.device.settle()
    #expect(notes.lines == (isFinished ? ["end"] : []))
    #expect(scene.shownX == (isFinished ? 150 : 100))
  }

  @Test("a running animator is retained until its end, and released then")
  func lifetime() {
    let scene = AnimationScene()
    weak var released: UIViewPropertyAnimator?
    scene.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations { scene.view.center.x = 150 }
      animator.startAnimation()
      released = animator
    }
    scene.device.advance(to: 0.5)
    #expect(released != nil)
    scene.device.settle()
    #expect(released == nil)
  }

  @Test(
    "[F078] with zero duration it shows its end at once, and completes once in the next run-loop turn"
  )
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

  @Test("[155] with animations disabled its changes are immediate and it completes (155a, 155b)")
  func disabled() {
    let stage = AnimatorScene()
    stage.use { animator in
      UIView.performWithoutAnimation { animator.startAnimation() }
      #expect(stage.shownX == 150)
    }
    stage.scene.device.settle()
    #expect(stage.notes.lines == ["end at 0.0"])
  }

  @Test("a reversed animator restores the start although its view was removed")
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
