import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

/// The remaining animation after a drag.
@Suite(.checkedDevices) struct DragEndTests {
  @Test(
    "a drag with no remaining distance ends the transition immediately",
    arguments: [true, false])
  func noRemainingDistance(finishes: Bool) {
    let stage = PulledStage()
    let driver = stage.drag()
    let time = stage.device.now
    stage.device.perform {
      driver.move(by: 300, of: 600)
      driver.move(by: finishes ? 700 : 0, of: 600)
      driver.release(speed: 0)
      #expect(stage.coordinator == nil)
    }
    stage.device.settle()
    #expect(stage.device.now == time)
    #expect(stage.isPresented == !finishes)
  }

  @Test(
    "a remaining curve uses the settle duration, a remaining spring its own duration",
    arguments: [
      (MotionChoice.curve(.easeOut), 0.2), (.dampedSpring(ratio: 1, initialVelocity: 0), 0.2),
    ])
  func settles(_ motion: MotionChoice, _ duration: Double) {
    let stage = PulledStage()
    var parameters = DragParameters()
    parameters.settleMotion = motion
    parameters.settleDuration = duration
    let driver = stage.drag(parameters)
    stage.device.perform {
      driver.move(by: 300, of: 600)
      driver.release(speed: 0)
    }
    let lifted = stage.device.now
    stage.device.settle()
    #expect(isClose(stage.device.now - lifted, duration, within: 1e-9))
    #expect(!stage.isPresented)
  }

  @Test("[184] the remaining animation overshoots only with a large initial velocity")
  func overshootsOnlyWithLargeVelocity() throws {
    var parameters = DragParameters()
    let still = parameters.settleTiming(initialVelocity: 0).motion
    let fling = parameters.settleTiming(initialVelocity: 5).motion
    parameters.settleMotion = .dampedSpring(ratio: 0.8, initialVelocity: 0)
    let swing = parameters.settleTiming(initialVelocity: 5).motion
    // The settle duration is 330 ms by default.
    func furthest(_ motion: Motion) -> Double {
      (0...330).map { motion.progress(at: Double($0) / 1000) }.max() ?? 0
    }
    #expect(furthest(still) == 1)
    #expect(furthest(fling) == 1)
    #expect(furthest(swing) > 1.01)
  }

  @Test(
    "[279] a spring that is too fast for its duration settles sooner, and is not reported (279b)",
    arguments: [(6.7, (0.4, 6.7)), (10, (0.272, 10)), (100, (0.1, 27.2))])
  func fastSpringsSettleSooner(_ velocity: Double, _ expected: (Double, Double)) {
    var parameters = DragParameters()
    parameters.settleMotion = .dampedSpring(ratio: 0.8, initialVelocity: 0)
    parameters.settleDuration = 0.4
    // By hand: the limit of velocity and duration is 0.85 · 25 · 0.8² / 5, which is 2.72.
    let device = makeDevice()
    device.perform {
      let timing = parameters.settleTiming(initialVelocity: velocity)
      guard case .dampedSpring(let ratio, let duration, let initial) = timing else {
        Issue.record("\(timing) is no damped spring")
        return
      }
      #expect(isClose([ratio, duration, initial], [0.8, expected.0, expected.1]))
      let end = timing.motion.progress(at: duration - 1e-6)
      #expect(isClose(end, 1, within: 0.01))
      let (animator, view) = (timing.makeAnimator(), UIView())
      animator.addAnimations { view.alpha = 0 }
      animator.startAnimation()
    }
    device.settle()
  }
}
