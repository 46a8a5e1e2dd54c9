import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

@Suite(.checkedDevices) struct PanInteractionControllerTests {
  nonisolated struct Release: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var travel: Double
    var speed = 0.0
    var usesProjection = false
    let isDone: Bool
  }

  nonisolated static let releases = [
    Release(testDescription: "at the threshold", travel: 240, isDone: true),
    Release(testDescription: "before the threshold", travel: 239, isDone: false),
    Release(testDescription: "a swipe", travel: 30, speed: 1000, isDone: true),
    Release(testDescription: "nearly a swipe", travel: 30, speed: 999, isDone: false),
    Release(testDescription: "a swipe back", travel: 500, speed: -1000, isDone: false),
    Release(testDescription: "slowly back", travel: 500, speed: -300, isDone: true),
    // By hand: 600 pt/s decelerate over 299.4 pt, to 0.33 of 600 pt (UIKit row 332).
    Release(testDescription: "back past the threshold", travel: 500, speed: -600, isDone: false),
    Release(
      testDescription: "a swipe back, whose speed is rounded", travel: 590, speed: -1000 + 1e-9,
      isDone: false),
    // Fault F025.
    Release(
      testDescription: "a swipe without a change", travel: 0, speed: 5000, isDone: true),
    Release(testDescription: "a swipe back at the start", travel: 0, speed: -5000, isDone: false),
    Release(testDescription: "at the start", travel: 0, isDone: false),
    Release(testDescription: "before the start", travel: -100, isDone: false),
    Release(testDescription: "beyond the end", travel: 900, isDone: true),
    Release(
      testDescription: "projected far", travel: 60, speed: 400, usesProjection: true, isDone: true),
    Release(
      testDescription: "not so far", travel: 60, speed: 350, usesProjection: true, isDone: false),
    Release(
      testDescription: "projected back", travel: 300, speed: -200, usesProjection: true,
      isDone: false),
    Release(testDescription: "a speed of NaN", travel: 300, speed: .nan, isDone: true),
  ]

  @Test("[F025] ending the drag completes or cancels the transition", arguments: releases)
  func releaseCompletesOrCancels(_ release: Release) {
    let stage = PulledStage()
    var parameters = DragParameters()
    parameters.usesProjection = release.usesProjection
    let driver = stage.drag(parameters)
    stage.device.perform {
      driver.move(by: release.travel, of: 600)
      #expect(isClose(stage.y, max(0, min(600, release.travel))))
      driver.release(speed: release.speed)
      #expect(!driver.isActive)
      let fraction = max(0, min(1, release.travel / 600))
      // Without a remaining distance the transition has already ended.
      let isOver = fraction == (release.isDone ? 1 : 0)
      #expect(stage.coordinator?.isCancelled == (isOver ? nil : !release.isDone))
    }
    stage.device.settle()
    #expect(stage.isPresented == !release.isDone)
    #expect(stage.coordinator == nil)
    if !release.isDone { #expect(stage.panel.view.frame.minY == 0) }
  }

  @Test("canceling a touch cancels the transition, however far the drag was")
  func canceledTouchCancelsTransition() {
    let stage = PulledStage()
    let driver = stage.drag()
    stage.device.perform {
      driver.move(by: 550, of: 600)
      driver.cancel()
    }
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.panel.view.frame.minY == 0)
  }

  @Test("canceling a touch that interrupted a transition lets the transition continue")
  func canceledInterruptionContinues() throws {
    let stage = PulledStage()
    stage.device.perform {
      stage.root.dismiss(animated: true)
      stage.device.advance(by: 0.1)
    }
    let driver = try #require(stage.interruptTransition(.end))
    stage.device.perform {
      driver.move(by: -50, of: 600)
      driver.cancel()
    }
    stage.device.settle()
    #expect(!stage.isPresented)
  }

  @Test(
    "after a drag the animation continues from its position at the drag's velocity",
    arguments: [(1500.0, true), (-1500, false), (300, true), (-100, true)])
  func continuesAtDragVelocity(_ speed: Double, _ isDone: Bool) {
    let stage = PulledStage()
    let driver = stage.drag()
    stage.device.perform {
      driver.move(by: 300, of: 600)
      driver.release(speed: speed)
    }
    #expect(stage.y == 300)
    let shown = stage.speed
    #expect(isClose(shown, speed, within: 0.015 * abs(speed)), "\(speed) \(shown)")
    stage.device.settle()
    #expect(stage.isPresented == !isDone)
  }

  nonisolated static let motions: [TransitionTiming] = [
    .curve(.linear, duration: 0.4), .curve(.easeInOut, duration: 0.4),
    .dampedSpring(ratio: 0.5, duration: 0.6, initialVelocity: 0),
  ]

  @Test(
    "interrupting a transition keeps its position, and it follows point for point",
    arguments: motions, [PanInteractionController.Goal.end, .start])
  func interruptionKeepsPosition(_ motion: TransitionTiming, _ goal: PanInteractionController.Goal)
    throws
  {
    let stage = PulledStage(motion, isPresented: false)
    stage.device.perform { stage.root.present(stage.panel, animated: true) }
    stage.device.advance(by: 0.1)
    let start = stage.y
    let driver = try #require(stage.interruptTransition(goal))
    #expect(isClose(stage.y, start))
    #expect(stage.coordinator?.isInteractive == true)
    let sign = goal == .end ? -1.0 : 1
    for travel in [20.0, -15, 40] {
      stage.device.perform { driver.move(by: travel, of: 600) }
      #expect(isClose(stage.y, start + sign * travel))
      stage.device.advance(by: 0.2)
    }
    // A second drag has nothing to interrupt.
    #expect(stage.interruptTransition(goal) == nil)
    stage.device.perform {
      driver.move(by: goal == .end ? start - 300 : 300 - start, of: 600)
      driver.release(speed: 200)
    }
    #expect(isClose(stage.speed, sign * 200, within: 2))
    stage.device.settle()
    #expect(stage.isPresented == (goal == .end))
  }

  @Test("a drag that interrupts a transition reports its progress before the touch moves")
  func reportsProgress() throws {
    let stage = PulledStage(isPresented: false)
    stage.device.perform { stage.root.present(stage.panel, animated: true) }
    stage.device.advance(by: 0.1)
    let driver = try #require(stage.interruptTransition(.start))
    let progress = try #require(stage.coordinator?.percentComplete)
    #expect(isClose(progress, 0.25, within: 1e-9))
    stage.device.perform { driver.cancel() }
    stage.device.settle()
  }

  @Test("an interruption that ends at once continues at the drag's velocity, without a jump")
  func briefInterruptionKeepsVelocity() throws {
    let stage = PulledStage(isPresented: false)
    stage.device.perform { stage.root.present(stage.panel, animated: true) }
    stage.device.advance(by: 0.2)
    let start = stage.y
    let driver = try #require(stage.interruptTransition(.start))
    stage.device.perform { driver.release(speed: 1200) }
    #expect(isClose(stage.y, start))
    #expect(isClose(stage.speed, 1200, within: 12))
    stage.device.settle()
    #expect(!stage.isPresented)
  }

  /// A panel that overshoots its position by 50 pt and more, and a drag on it.
  private func overshootStage() throws -> (stage: PulledStage, driver: PanInteractionController) {
    let stage = PulledStage(
      .dampedSpring(ratio: 0.5, duration: 0.6, initialVelocity: 0), isPresented: false)
    stage.device.perform { stage.root.present(stage.panel, animated: true) }
    stage.device.advance(by: 0.15)
    #expect(stage.y < -50)
    return (stage, try #require(stage.interruptTransition(.start)))
  }

  @Test(
    "[F023] interrupting an overshooting spring does not make it jump: it returns first")
  func interruptedOvershootDoesNotJump() throws {
    let (stage, driver) = try overshootStage()
    // The same spring without a touch: during the overshoot the panel moves like it, then with the
    // touch.
    let free = PulledStage(
      .dampedSpring(ratio: 0.5, duration: 0.6, initialVelocity: 0), isPresented: false)
    free.device.perform { free.root.present(free.panel, animated: true) }
    free.device.advance(by: 0.15)
    var (movesWithTouch, movesOfSpring) = (0, 0)
    for move in 1...40 {
      let before = stage.y
      #expect(movesWithTouch > 0 || isClose(before, free.y))
      stage.device.perform { driver.move(by: Double(move), of: 600) }
      if stage.coordinator?.isInteractive == true {
        // The change that interrupts moves nothing, later ones move the panel with the touch.
        let step: CGFloat = movesWithTouch > 0 ? 1 : 0
        #expect(isClose(stage.y - before, step))
        movesWithTouch += 1
      } else {
        #expect(before < 0)
        #expect(isClose(stage.y, before))
        movesOfSpring += 1
      }
      stage.device.advance(by: 0.01)
      free.device.advance(by: 0.01)
    }
    #expect(movesOfSpring > 3)
    #expect(movesWithTouch > 20)
    stage.device.perform { driver.release(speed: 0) }
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.y == 0)
  }

  @Test(
    "[F023] a drag that ends during an overshoot has no effect, except a swipe, which reverses it",
    arguments: [(0.0, false), (-2000, false), (2000, true)])
  func releaseDuringOvershoot(_ speed: Double, _ isDone: Bool) throws {
    let (stage, driver) = try overshootStage()
    let before = stage.y
    stage.device.perform { driver.release(speed: speed) }
    #expect(isClose(stage.y, before))
    #expect(!driver.isActive)
    // The overshooting panel has a longer distance than the drag's travel.
    if isDone { #expect((speed.nextUp...1.15 * speed).contains(stage.speed)) }
    stage.device.settle()
    #expect(stage.isPresented == !isDone)
  }

  @Test(
    "[183] without a remaining distance the velocity is ignored (183b)", arguments: [400.0, -400])
  func noRemainingDistanceIgnoresVelocity(speed: Double) {
    let stage = PulledStage()
    let driver = stage.drag()
    stage.device.perform {
      driver.move(by: speed > 0 ? 600 : 0, of: 600)
      driver.release(speed: speed)
    }
    for _ in 0..<20 {
      #expect(stage.y == (speed > 0 ? 600 : 0))
      stage.device.advance(by: 0.01)
    }
    stage.device.settle()
    #expect(stage.isPresented == (speed < 0))
  }

  @Test("a swipe does not overshoot the end", arguments: [2000.0, -2000])
  func swipeDoesNotOvershoot(speed: Double) {
    let stage = PulledStage()
    let driver = stage.drag()
    stage.device.perform {
      driver.move(by: speed > 0 ? 500 : 100, of: 600)
      driver.release(speed: speed)
    }
    var positions: [CGFloat] = []
    for _ in 0..<40 {
      stage.device.advance(by: 0.01)
      positions.append(stage.y)
    }
    #expect(positions.allSatisfy { (0...600).contains($0) })
    #expect(zip(positions, positions.dropFirst()).allSatisfy { speed > 0 ? $0 <= $1 : $0 >= $1 })
    #expect(stage.isPresented == (speed < 0))
  }

  @Test(
    "a settling transition can be interrupted again, in both directions", arguments: [100.0, 400])
  func settlingCanBeInterruptedAgain(travel: Double) throws {
    let stage = PulledStage()
    let first = stage.drag()
    stage.device.perform {
      first.move(by: travel, of: 600)
      first.release(speed: 0)
    }
    stage.device.advance(by: 0.05)
    let start = stage.y
    #expect(start != travel)
    let second = try #require(stage.interruptTransition(.end))
    #expect(isClose(stage.y, start))
    stage.device.perform { second.move(by: 50, of: 600) }
    #expect(isClose(stage.y - start, 50))
    // The first drag has no further effect (fault F014).
    stage.device.perform {
      first.move(by: 10, of: 600)
      first.release(speed: 9000)
    }
    #expect(isClose(stage.y - start, 50))
    stage.device.perform { second.release(speed: -1200) }
    #expect(isClose(stage.speed, -1200, within: 12))
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.panel.view.frame.minY == 0)
  }

  nonisolated struct Early: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isDone: Bool
    let lift: @MainActor @Sendable (PanInteractionController) -> Void
  }

  @Test(
    "[F010] a drag that ends before the transition starts is taken into account",
    arguments: [
      Early(testDescription: "a swipe", isDone: true) {
        $0.move(by: 60, of: 600)
        $0.release(speed: 2000)
      },
      Early(testDescription: "a short distance", isDone: false) {
        $0.move(by: 60, of: 600)
        $0.release(speed: 0)
      },
      Early(testDescription: "canceled", isDone: false) {
        $0.move(by: 500, of: 600)
        $0.cancel()
      },
    ])
  func earlyEnd(_ early: Early) {
    let stage = PulledStage()
    let driver = PanInteractionController(DragParameters())
    stage.device.perform {
      stage.style.driver = driver
      early.lift(driver)
      #expect(driver.isActive)
      stage.root.dismiss(animated: true)
    }
    stage.device.settle()
    #expect(!driver.isActive)
    #expect(stage.isPresented == !early.isDone)
  }

  @Test("a transition that does not run, or is not animated, is not interruptible")
  func notInterruptibleWithoutAnimation() {
    let stage = PulledStage()
    #expect(stage.interruptTransition(.end) == nil)
    stage.device.perform { stage.root.dismiss(animated: false) }
    #expect(stage.interruptTransition(.end) == nil)
    stage.device.settle()
    #expect(stage.interruptTransition(.end) == nil)
    #expect(!stage.isPresented)
  }

  @Test("completing a transition from outside ends the drag, and the next one is noninteractive")
  func completionFromOutsideEndsDrag() {
    let stage = PulledStage(endsAbandonedTransitions: true)
    let driver = stage.drag()
    stage.device.perform { driver.move(by: 300, of: 600) }
    #expect(driver.isActive)
    // No touch ends: the test completes the transition.
    stage.device.settle()
    let messages = [
      "the dismissal of Panel has been paused at 0.5 for 5 s without a touch; the app stays frozen; supply "
        + "an interaction controller only while a gesture is active, or set wantsInteractiveStart to "
        + "false, and finish or cancel when the gesture ends"
    ]
    #expect(stage.diagnosticMessages == messages)
    #expect(!driver.isActive)
    #expect(!stage.isPresented)
    stage.device.perform {
      driver.move(by: 0, of: 600)
      driver.release(speed: 0)
      stage.root.present(stage.panel, animated: true)
    }
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(stage.y == 0)
    #expect(stage.diagnosticMessages == messages)
  }

  @Test("a style without a programmatic duration settles with an animation after a drag")
  func settlesWithoutStyleDuration() {
    let stage = PulledStage(.curve(.linear, duration: 0))
    let driver = stage.drag()
    stage.device.perform {
      driver.move(by: 300, of: 600)
      driver.release(speed: 0)
    }
    #expect(isClose(stage.y, 300))
    let lifted = stage.device.now
    stage.device.settle()
    #expect(isClose(stage.device.now - lifted, 0.33, within: 1e-9))
    #expect(!stage.isPresented)
  }

  @Test("alongside animations follow a drag that moved before the transition started")
  func alongside() {
    let stage = PulledStage()
    let light = UIView()
    stage.root.view.addSubview(light)
    stage.panel.willGo = { [panel = stage.panel] in
      panel.transitionCoordinator?.animateAlongsideTransition(
        in: light, animation: { _ in light.alpha = 0 }, completion: nil)
    }
    func shown() -> Float { stage.device.perform { light.layer.presentation()?.opacity ?? -1 } }
    stage.device.perform {
      let driver = PanInteractionController(DragParameters())
      stage.style.driver = driver
      driver.move(by: 300, of: 600)
      stage.root.dismiss(animated: true)
      stage.device.turn()
      #expect(stage.y == 300)
      #expect(shown() == 0.5)
      driver.move(by: 450, of: 600)
      #expect(stage.y == 450)
      #expect(shown() == 0.25)
      driver.cancel()
    }
    stage.device.settle()
    #expect(stage.isPresented)
    #expect(light.alpha == 1)
    stage.panel.willGo = {}
  }
}
