import HeadlessUIKit
import Testing

/// How a transition continues after the release: from its position, at the given velocity (fault
/// F020).
@Suite struct ReleaseTests {
  /// The tolerance for rounding errors of positions, pt.
  private static let tolerance: CGFloat = 1e-6

  struct Curve: CustomTestStringConvertible, Sendable {
    var curve: UIView.AnimationCurve
    /// The initial slope.
    var slope: Double
    var testDescription: String { "\(curve)" }
    nonisolated static let all = [
      Curve(curve: .linear, slope: 1), Curve(curve: .easeIn, slope: 0),
      Curve(curve: .easeInOut, slope: 0), Curve(curve: .easeOut, slope: 1 / 0.58),
    ]
  }

  @Test(
    "[113][115][F020] a percent-driven release does not jump, and starts at the curve's speed (113b, 115b)",
    arguments: combinations(
      Curve.all, [true, false], [0.25, 0.5, 1, 2, 10], [0.01, 0.2, 0.5, 0.9, 0.999]))
  func byPercent(_ curve: Curve, isCancelled: Bool, speed: CGFloat, fraction: CGFloat) {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 0.5))
      scene.driver.completionCurve = curve.curve
      scene.driver.completionSpeed = speed
      ui.turn()
      scene.driver.update(fraction)
      let length = ui.window.bounds.height
      let before = scene.shownFraction * length
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      let after = scene.shownFraction * length
      #expect(isClose(after, before, within: Self.tolerance))
      let distance = (isCancelled ? fraction : fraction - 1) * -length
      let seconds = abs(distance) / length * 0.5 / speed
      let step = seconds * 1e-5
      ui.advance(by: step)
      let velocity = (scene.shownFraction * length - after) / step
      #expect(
        isClose(
          velocity, curve.slope * distance / seconds, within: 0.01 * abs(distance) / seconds))
      ui.settle()
    }
  }

  @Test(
    "[113][115][F020] a linear completion at the gesture's speed continues at its velocity (113b, 115b)",
    arguments: [100.0, 400, 2000])
  func completionContinuesAtGestureVelocity(velocity: Double) {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: LoggingAnimator(ui.log, .slides, lasting: 0.5))
      let length = ui.window.bounds.height
      scene.driver.completionCurve = .linear
      scene.driver.completionSpeed = velocity * 0.5 / length
      ui.turn()
      for frame in 1...10 {
        ui.advance(by: 1 / 120)
        scene.driver.update(velocity * Double(frame) / 120 / length)
      }
      let before = scene.shownFraction * length
      scene.driver.finish()
      ui.advance(by: 0.001)
      let found = (scene.shownFraction * length - before) / 0.001
      #expect(isClose(found, velocity, within: 0.01 * velocity))
      ui.settle()
    }
  }

  struct Spring: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable (CGVector) -> UISpringTimingParameters
    nonisolated static let all =
      [0.3, 0.7, 1].map { ratio in
        Spring(testDescription: "damping ratio \(ratio)") {
          UISpringTimingParameters(dampingRatio: ratio, initialVelocity: $0)
        }
      } + [
        Spring(testDescription: "mass, stiffness and damping") {
          UISpringTimingParameters(mass: 1, stiffness: 300, damping: 30, initialVelocity: $0)
        },
        Spring(testDescription: "duration and bounce") {
          UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: $0)
        },
      ]
  }

  @Test(
    "[116][183][F020] a spring continues at the position and velocity of the gesture (116a, 183a)",
    arguments: combinations(
      Spring.all, [true, false], [0.1, 0.5, 0.9], [-1500, -200, 0, 200, 1500]))
  func byASpring(_ spring: Spring, isCancelled: Bool, fraction: CGFloat, velocity: CGFloat) {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      ui.turn()
      let length = ui.window.bounds.height
      scene.driver.update(fraction)
      let before = scene.shownFraction * length
      let distance = isCancelled ? -before : length - before
      scene.driver.timingCurve = spring.make(
        CGVector(dx: velocity / distance, dy: velocity / distance))
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      let after = scene.shownFraction * length
      #expect(isClose(after, before, within: Self.tolerance))
      ui.advance(by: 1e-7)
      let found = (scene.shownFraction * length - after) / 1e-7
      #expect(isClose(found, velocity, within: max(1, 0.01 * abs(velocity))))
      ui.settle()
      #expect(scene.isPresented != isCancelled)
      #expect(
        ui.diagnosticMessages
          == Self.jumps(spring, fraction: abs(distance) / length, speed: velocity / distance))
    }
  }

  /// Returns the message for a spring with little damping that starts fast, so that it is not at rest at
  /// its end.
  private static func jumps(_ spring: Spring, fraction: Double, speed: Double) -> [String] {
    guard spring.testDescription == "damping ratio 0.3", speed * fraction > 1 else { return [] }
    // For the remaining fractions 0.1, 0.5 and 0.9.
    let numbers = [
      "a duration of 0.1 s and an initial velocity of 22.489",
      "a duration of 0.5 s and an initial velocity of 4.498",
      "a duration of 0.9 s and an initial velocity of 2.499",
    ][Int(fraction / 0.4)]
    return [
      "a spring with a damping ratio of 0.3, \(numbers) has not settled at its end, where the view jumps "
        + "by 9 % of the distance; reduce the initial velocity, or shorten the duration"
    ]
  }

  @Test(
    "[F023] interrupting a spring animation and releasing it does not jump",
    arguments: [0.05, 0.1, 0.2, 0.4], [true, false])
  func interruptedSpringDoesNotJump(wait: Double, isCancelled: Bool) {
    Driver.run { ui in
      let scene = DrivenScene(ui, by: InterruptibleSlide(ui.log))
      ui.turn()
      scene.driver.update(0.5)
      scene.driver.timingCurve = UISpringTimingParameters(
        dampingRatio: 0.6, initialVelocity: CGVector(dx: 8, dy: 8))
      scene.driver.finish()
      ui.advance(by: wait)
      let length = ui.window.bounds.height
      let before = scene.shownFraction * length
      scene.driver.pause()
      #expect(
        isClose(scene.shownFraction * length, before, within: Self.tolerance), "\(wait) paused")
      scene.driver.timingCurve = nil
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      #expect(
        isClose(scene.shownFraction * length, before, within: Self.tolerance),
        "\(wait) released")
      ui.settle()
      #expect(scene.isPresented != isCancelled)
    }
  }

  @Test(
    "[293][F020] a released sheet continues at the position and velocity of the gesture (293e)",
    arguments: [-1200, -600, -200, -100, 100, 200, 600, 1200])
  func ofASheet(velocity: Double) {
    Driver.run { ui in
      let scene = SheetScene(ui) { sheet in
        sheet.detents = [.medium(), .large()]
        if velocity > 0 { sheet.selectedDetentIdentifier = .large }
      }
      let begin = CGPoint(x: 100, y: scene.top + 60)
      ui.touchDown(at: begin)
      for frame in 1...24 {
        ui.advance(by: 1 / 120)
        ui.touchMove(to: CGPoint(x: begin.x, y: begin.y + velocity * Double(frame) / 120))
        ui.turn()
      }
      let before = scene.top
      ui.touchUp()
      ui.turn()
      let after = scene.top
      #expect(isClose(after, before, within: Self.tolerance))
      ui.advance(by: 1e-6)
      let found = (scene.top - after) / 1e-6
      #expect(isClose(found, velocity, within: 0.01 * abs(velocity)))
      ui.settle()
    }
  }
}
