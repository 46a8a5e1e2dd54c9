import HeadlessUIKit
import TestSupport
import Testing

/// Property animators with spring timing parameters.
@Suite(.checkedDevices) struct AnimatorSpringTests {
  @Test(
    "[147][275][F081] a physical spring sets its own duration; a spring by damping ratio uses the given one (147a, 147b, 275a, 275b)"
  )
  func springDurations() {
    let physical = AnimatorScene(
      timing: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(isClose(physical.animator.duration, 1.472700335, within: 1e-9))
    physical.use { $0.startAnimation() }
    physical.scene.device.settle()
    #expect(isClose(physical.scene.device.now, 1.472700335, within: 1e-9))
    let given = AnimatorScene(timing: UISpringTimingParameters(dampingRatio: 0.5))
    #expect(given.animator.duration == 2)
  }

  @Test("[183] only the y coordinate of a position uses the vertical velocity (183c)")
  func velocities() {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: 0))
    let stage = AnimatorScene(timing: timing)
    stage.use { animator in
      animator.addAnimations {
        stage.scene.view.center.y = 150
        stage.scene.view.alpha = 0
        stage.scene.view.bounds = CGRect(x: 0, y: 100, width: 100, height: 200)
        stage.scene.view.transform = CGAffineTransform(translationX: 0, y: 100)
      }
      animator.startAnimation()
    }
    stage.advance(to: 0.25)
    let shown = stage.scene.shown
    // The spring at 0.25 s with the initial velocity, and without.
    #expect(isClose(shown.position.x - 50, 116.0415, within: 0.0001))
    #expect(isClose(shown.position.y - 50, 102.3360, within: 0.0001))
    #expect(isClose(CGFloat(shown.opacity), -0.160415))
    // Bounds and transforms are not positions, so they use the horizontal velocity.
    #expect(isClose(shown.bounds.minY, 116.0415, within: 0.0001))
    #expect(isClose(shown.bounds.height - 100, 116.0415, within: 0.0001))
    #expect(isClose(shown.transform.m42, 116.0415, within: 0.0001))
    stage.scene.device.settle()
    // The slower of the two axes (row 276).
    #expect(isClose(stage.scene.device.now, 1.472700335, within: 1e-9))
  }

  @Test("[148] a spring starts from the presented value while another animation runs (148a)")
  func springFromHere() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.center.x = 150
        scene.view.alpha = 0
      }
    }
    scene.device.advance(to: 0.5)
    scene.run {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
        scene.view.center.x = 50
        scene.view.alpha = 1
      }
      .startAnimation()
    }
    #expect(scene.shownX == 100)
    #expect(scene.shown.opacity == 0.5)
  }

  @Test(
    "[183] along an axis without distance the velocity has no effect (183b)",
    arguments: [true, false])
  func noDistance(_ isHorizontal: Bool) {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10,
      initialVelocity: isHorizontal ? CGVector(dx: 0, dy: 5) : CGVector(dx: 5, dy: 0))
    let scene = AnimationScene()
    let start = scene.shown.position
    scene.run {
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: timing)
      animator.addAnimations {
        scene.view.center = CGPoint(
          x: start.x + (isHorizontal ? 80 : 0), y: start.y + (isHorizontal ? 0 : 80))
      }
      animator.startAnimation()
    }
    for _ in 0..<10 {
      scene.device.advance(by: 0.1)
      let shown = scene.shown.position
      #expect(isHorizontal ? shown.y == start.y : shown.x == start.x)
      #expect(isHorizontal ? shown.x > start.x : shown.y > start.y)
    }
  }

  @Test(
    "[148] a spring has no cubic curve; after a stop, a new spring starts from the current position (148b)",
    arguments: [0.4, 1])
  func newSpringStartsFromCurrentPosition(ratio: CGFloat) {
    #expect(UISpringTimingParameters(dampingRatio: ratio).cubicTimingParameters == nil)
    let stage = AnimatorScene(duration: 1, timing: UISpringTimingParameters(dampingRatio: ratio))
    stage.use { $0.startAnimation() }
    stage.advance(to: 0.1)
    let before = stage.shownX
    #expect(!isClose(before, 50, within: 1))
    stage.use { animator in
      animator.stopAnimation(true)
      UIViewPropertyAnimator(duration: 1, dampingRatio: ratio) {
        stage.scene.view.center.x = 20
      }.startAnimation()
    }
    #expect(isClose(stage.shownX, before, within: 1e-9))
    stage.scene.device.settle()
    #expect(stage.shownX == 20)
    #expect(stage.notes.lines == [])
  }

  @Test("[273] a paused spring continues without a jump and without ending early (273b, 273c)")
  func pausedSpring() {
    let timing = UISpringTimingParameters(dampingRatio: 0.3)
    let (paused, free) = (
      AnimatorScene(duration: 1, timing: timing), AnimatorScene(duration: 1, timing: timing)
    )
    for stage in [paused, free] {
      stage.use { $0.startAnimation() }
      // Past its target.
      stage.advance(to: 0.15)
      #expect(stage.shownX > 150)
    }
    let before = paused.shownX
    paused.use { $0.pauseAnimation() }
    #expect(paused.shownX == before)
    #expect(paused.fraction == 1)
    paused.use { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(isClose(paused.shownX, before, within: 1e-9))
    paused.advance(to: 0.5)
    free.advance(to: 0.5)
    #expect(isClose(paused.shownX, free.shownX, within: 1e-9))
    paused.scene.device.settle()
    #expect(paused.notes.lines == ["end at 1.0"])
  }
}
