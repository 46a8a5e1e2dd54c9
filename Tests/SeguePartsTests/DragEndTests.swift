import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

/// What is left to animate when a drag ends.
@Suite struct DragEndTests {
  @Test("a drag with nothing left to travel ends the transition at once", arguments: [true, false])
  func nothingLeft(finishes: Bool) {
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
    #expect(stage.diagnosticMessages == [])
  }

  @Test("a curve for what is left takes its own time, a spring of its own its own")
  func settles() {
    let choices: [(MotionChoice, Double)] = [
      (.curve(.easeOut), 0.2), (.dampedSpring(ratio: 1, initialVelocity: 0), 0.2),
    ]
    for (motion, duration) in choices {
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
  }

  @Test("[184] what a finger lets go arrives without a swing, unless a push is told to make one")
  func swingsOnlyWhenTold() throws {
    var parameters = DragParameters()
    let still = parameters.settling(velocity: 0).motion
    let fling = parameters.settling(velocity: 5).motion
    parameters.settleMotion = .dampedSpring(ratio: 0.8, initialVelocity: 0)
    let swing = parameters.settling(velocity: 5).motion
    func furthest(_ motion: Motion) -> Double {
      (0...330).map { motion.progress(at: Double($0) / 1000) }.max() ?? 0
    }
    #expect(furthest(still) == 1)
    #expect(furthest(fling) == 1)
    #expect(furthest(swing) > 1.01)
  }
}
