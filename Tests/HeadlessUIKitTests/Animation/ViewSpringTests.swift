import HeadlessUIKit
import TestSupport
import Testing

/// `UIView.animate` with springs.
@Suite(.checkedDevices) struct ViewSpringTests {
  @Test("[163] a spring with damping ratio 1 reaches its end without overshooting (163b)")
  func criticalEnd() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { scene.view.center.x = 150 }
    }
    let found = scene.positions(at: (0...50).map { Double($0) / 100 })
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    #expect(found.last == 150)
  }

  @Test(
    "[163] a spring keeps its duration, and its velocity is in total distances per second (163a, 163c)"
  )
  func dampedSpring() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 2,
        animations: { scene.view.center.x = 250 },
        completion: notes.completion("spring", on: scene.device))
    }
    // 400 pt/s at the start are 0.4 pt in a millisecond, to which the spring adds a little.
    scene.device.advance(to: 0.001)
    #expect(scene.shownX > 50.39)
    #expect(scene.shownX < 50.45)
    scene.device.settle()
    #expect(notes.lines == ["spring true at 0.5"])
  }

  nonisolated struct RatioCase: CustomTestStringConvertible, Sendable {
    var ratio: CGFloat
    /// The times, s, and the fraction of the distance covered by then.
    var samples: [(time: Double, progress: CGFloat)]
    var testDescription: String { "ratio \(ratio)" }
  }

  @Test(
    "[181][182] a spring of half a second follows its damping ratio, as a block and as an animator (182a, 182c)",
    arguments: [
      // By hand: 1 - e^(-wt) (1 + wt) with w 18.4668.
      RatioCase(ratio: 1, samples: [(0.1, 0.550908), (0.25, 0.944477)]),
      // 1 - e^(-bt) (cos pt + b/p sin pt) with w 25.4338, b w/2 and p w √0.75; furthest at π/p.
      RatioCase(
        ratio: 0.5,
        samples: [(0.1, 1.034971), (0.142629, 1.163034), (0.25, 0.987155), (0.4, 1.002993)]),
    ])
  func ratios(example: RatioCase) {
    let moves: [(@escaping () -> Void) -> Void] = [
      { changes in
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: example.ratio,
          initialSpringVelocity: 0, animations: changes)
      },
      { changes in
        UIViewPropertyAnimator(
          duration: 0.5, dampingRatio: example.ratio, animations: changes
        ).startAnimation()
      },
    ]
    for move in moves {
      let scene = AnimationScene()
      scene.run { move { scene.view.center.x = 150 } }
      let found = scene.positions(at: example.samples.map(\.time)).map { ($0 - 50) / 100 }
      #expect(isClose(found, example.samples.map(\.progress), within: 0.00001))
    }
  }

  @Test(
    "[174] a spring of duration and bounce applies its delay, initial velocity and options (174a, 174c)"
  )
  func springAppliesDelayVelocityAndOptions() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 5, delay: 0.25,
        options: .allowUserInteraction, animations: { scene.view.center.x = 150 },
        completion: { notes.note("\($0)") })
      #expect(scene.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === scene.view)
    }
    // 1 - e^(-bt) (cos pt + (b - 5)/p sin pt), where b is 8.796459 and p 8.974286.
    let found = scene.positions(at: [0.25, 0.35, 0.5, 0.75]).map { ($0 - 50) / 100 }
    #expect(isClose(found, [0, 0.604020, 1.032413, 1.007819], within: 0.000001))
    scene.device.settle()
    #expect(notes.lines == ["true"])
    #expect(isClose(scene.device.now - 0.25, 0.825395, within: 0.000001))
  }

  nonisolated struct BounceCase: CustomTestStringConvertible, Sendable {
    var duration: Double
    var bounce: Double
    var settles: Double
    var testDescription: String { "(\(duration), \(bounce))" }
  }

  @Test(
    "[278] a spring of duration and bounce runs until it has settled",
    arguments: [
      BounceCase(duration: 0.5, bounce: 0, settles: 0.8),
      BounceCase(duration: 0.5, bounce: 0.3, settles: 0.862955),
      BounceCase(duration: 0.5, bounce: 0.7, settles: 1.904873),
      BounceCase(duration: 0.35, bounce: 0.15, settles: 0.515655),
      BounceCase(duration: 1, bounce: 0, settles: 1.5),
    ])
  func bouncySpring(example: BounceCase) {
    let scene = AnimationScene()
    var end: Double?
    scene.run {
      UIView.animate(
        springDuration: example.duration, bounce: example.bounce,
        animations: { scene.view.alpha = 0 }, completion: { _ in end = scene.device.now })
    }
    scene.device.settle()
    #expect(end.map { isClose($0, example.settles, within: 0.000001) } == true)
  }

  @Test("[179][180] a bounce below 0 is over-damped (179b, 180b)")
  func overdampedSpring() {
    let scene = AnimationScene()
    scene.run { UIView.animate(springDuration: 0.5, bounce: -0.3) { scene.view.center.x = 150 } }
    let found = scene.positions(at: [0.1, 0.25, 0.5, 1]).map { ($0 - 50) / 100 }
    #expect(isClose(found, [0.290826, 0.667382, 0.907764, 0.992911], within: 0.000001))
  }

  nonisolated struct ShortCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Whether it begins as a spring that is shorter than a tenth of a second.
    var isSpring = true
    /// The duration, s.
    var seconds: Double
    /// Animates a view's center from x 50 to 150.
    var move: @MainActor @Sendable (UIView) -> Void
    static let all: [ShortCase] = [
      .init(testDescription: "by damping", seconds: 0.09) { view in
        UIView.animate(
          withDuration: 0.09, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) { view.center.x = 150 }
      },
      .init(testDescription: "by duration and bounce", seconds: 0.05 * 0.862955 / 0.5) { view in
        UIView.animate(springDuration: 0.05, bounce: 0.3) { view.center.x = 150 }
      },
      .init(testDescription: "an animator", seconds: 0.09) { view in
        UIViewPropertyAnimator(duration: 0.09, dampingRatio: 1) { view.center.x = 150 }
          .startAnimation()
      },
      .init(testDescription: "an animator paused before it starts", seconds: 0.09) { view in
        let animator = UIViewPropertyAnimator(duration: 0.09, dampingRatio: 1) {
          view.center.x = 150
        }
        animator.pauseAnimation()
        animator.startAnimation()
      },
      .init(testDescription: "an animator continued with a spring", isSpring: false, seconds: 0.05)
      {
        view in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.05)
      },
      .init(testDescription: "of a tenth of a second", isSpring: false, seconds: 0.1) { view in
        UIView.animate(
          withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) { view.center.x = 150 }
      },
      .init(testDescription: "a curve", isSpring: false, seconds: 0.05) { view in
        UIView.animate(withDuration: 0.05) { view.center.x = 150 }
      },
    ]
  }

  @Test(
    "[149] a spring shorter than a tenth of a second ends immediately", arguments: ShortCase.all)
  func shortSprings(example: ShortCase) {
    let scene = AnimationScene()
    scene.run { example.move(scene.view) }
    #expect(scene.shownX == (example.isSpring ? 150 : 50))
    scene.device.settle()
    #expect(isClose(scene.device.now, example.isSpring ? 0 : example.seconds))
    #expect(scene.shownX == 150)
  }

  /// A spring whose velocity leads UIKit's iteration past the spring that settles in 2 s.
  nonisolated struct FastCase: CustomTestStringConvertible, Sendable {
    var velocity: CGFloat
    var frequency: Double
    /// The distance that is left at the end, %; nil for none worth a report.
    var jump: Int?
    var testDescription: String { "velocity \(velocity)" }
  }

  @Test(
    "[279] above an initial velocity a spring has another frequency, and its jump is reported (279b)",
    arguments: [
      FastCase(velocity: 0.843, frequency: 6.030532),
      FastCase(velocity: 0.844, frequency: 1.672571, jump: 18),
      FastCase(velocity: 0.95, frequency: 5.975798),
    ])
  func fastSprings(example: FastCase) {
    let moves: [(@escaping () -> Void) -> Void] = [
      { changes in
        UIView.animate(
          withDuration: 2, delay: 0, usingSpringWithDamping: 0.5,
          initialSpringVelocity: example.velocity, animations: changes)
      },
      { changes in
        let parameters = UISpringTimingParameters(
          dampingRatio: 0.5, initialVelocity: CGVector(dx: example.velocity, dy: example.velocity))
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: parameters)
        animator.addAnimations(changes)
        animator.startAnimation()
      },
    ]
    for move in moves {
      let scene = AnimationScene()
      scene.run { move { scene.view.center.x = 150 } }
      let spring = scene.view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(isClose(spring?.stiffness.squareRoot() ?? 0, example.frequency))
      let report = example.jump.map {
        "a spring with a damping ratio of 0.5, a duration of 2 s and an initial velocity of "
          + "\(example.velocity) has not settled at its end, where the view jumps by \($0) % of the "
          + "distance; reduce the initial velocity, or shorten the duration"
      }
      #expect(scene.diagnosticMessages == [report].compactMap(\.self))
    }
  }

  @Test("[164][180] a spring's defaults are a duration of 0.5 s and no bounce (180a)")
  func springDefaults() {
    let (plain, explicit) = (AnimationScene(), AnimationScene())
    plain.run { UIView.animate { plain.view.center.x = 150 } }
    explicit.run { UIView.animate(springDuration: 0.5, bounce: 0) { explicit.view.center.x = 150 } }
    let times = [0.1, 0.25, 0.5, 0.8]
    let found = plain.positions(at: times)
    #expect(found == explicit.positions(at: times))
    #expect(isClose(found, [85.7740, 132.1026, 148.6399, 150], within: 0.0001))
  }
}
