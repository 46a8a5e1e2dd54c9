import HeadlessUIKit
import TestSupport
import Testing

nonisolated struct SettlingCase: CustomTestStringConvertible, Sendable {
  var mass, stiffness, damping: Double
  var velocity = 0.0
  var seconds: Double
  var testDescription: String { "(\(mass), \(stiffness), \(damping)) at \(velocity)" }

  static let all: [SettlingCase] = [
    .init(mass: 1, stiffness: 100, damping: 10, seconds: 1.472700335),
    .init(mass: 1, stiffness: 100, damping: 10, velocity: 5, seconds: 1.381551056),
    .init(mass: 1, stiffness: 100, damping: 10, velocity: -5, seconds: 1.535081406),
    .init(mass: 1, stiffness: 300, damping: 20, seconds: 0.744255528),
    .init(mass: 2, stiffness: 100, damping: 5, seconds: 5.658348137),
    .init(mass: 1, stiffness: 100, damping: 5, seconds: 2.854974610),
    .init(mass: 1, stiffness: 100, damping: 15, seconds: 1.022093798),
    .init(mass: 1, stiffness: 100, damping: 20, seconds: 1),
    .init(mass: 1, stiffness: 100, damping: 500, seconds: 1),
  ]
}

nonisolated struct SetCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var set: @Sendable (CASpringAnimation) -> Void

  static let ignored: [SetCase] = [0, -1, .nan, .infinity].flatMap { (number: CGFloat) in
    [
      SetCase(testDescription: "mass \(number)") { $0.mass = number },
      SetCase(testDescription: "stiffness \(number)") { $0.stiffness = number },
      // A damping of 0 is valid.
      SetCase(testDescription: "damping \(number == 0 ? -0.1 : number)") {
        $0.damping = number == 0 ? -0.1 : number
      },
    ]
  }
}

/// Spring animations.
@Suite(.checkedDevices) struct SpringAnimationTests {
  /// Returns what the spring presents from 0 to 1, over 2 s if it has no duration.
  private func shown(_ spring: CASpringAnimation, at times: [Double]) -> [CGFloat] {
    let scene = AnimationScene()
    scene.run {
      spring.keyPath = "position.x"
      (spring.fromValue, spring.toValue) = (0, 1)
      if spring.duration == 0 { spring.duration = 2 }
      scene.view.layer.add(spring, forKey: "spring")
    }
    return scene.positions(at: times)
  }

  @Test("[277] a spring ignores an invalid mass, stiffness or damping", arguments: SetCase.ignored)
  func ignored(_ set: SetCase) {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (2, 300, 0)
    set.set(spring)
    #expect(spring.mass == 2)
    #expect(spring.stiffness == 300)
    #expect(spring.damping == 0)
  }

  @Test("[175] by default a spring has mass 1, stiffness 100 and damping 10 (175a, 175b, 175c)")
  func defaults() {
    let spring = CASpringAnimation()
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(!spring.allowsOverdamping)
    #expect(spring.duration == 0)
    let times = [0.1, 0.25, 0.5, 1]
    #expect(isClose(shown(spring, at: times), [0.340300, 1.023360, 1.074591, 1.002170]))
    spring.initialVelocity = 5
    #expect(isClose(shown(spring, at: times), [0.607053, 1.160415, 1.030619, 1.004863]))
  }

  @Test(
    "[176][276] the settling duration follows from the spring (276b, 276c)",
    arguments: SettlingCase.all)
  func settling(_ settling: SettlingCase) {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness) = (settling.mass, settling.stiffness)
    (spring.damping, spring.initialVelocity) = (settling.damping, settling.velocity)
    #expect(isClose(spring.settlingDuration, settling.seconds, within: 1e-8))
    #expect(spring.duration == 0)
  }

  @Test("[276] without damping it oscillates as long as it runs, and never settles (276d)")
  func undamped() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 0
    // 1 - cos(10 t).
    #expect(isClose(shown(spring, at: [0.1, 0.25, 1]), [0.459698, 1.801144, 1.839072]))
    #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test(
    "[171] an overdamped spring runs critically damped unless it allows overdamping (171a, 171b)")
  func overdamped() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    let times = [0.05, 0.1, 0.2, 0.3, 0.4]
    #expect(isClose(shown(spring, at: times), [0.232230, 0.544778, 0.879282, 0.972919, 0.994408]))
    spring.allowsOverdamping = true
    let slow = shown(spring, at: times).map { ($0 * 1000).rounded() / 1000 }
    #expect(slow == [0.085, 0.173, 0.325, 0.448, 0.550])
  }

  @Test("[173] a spring with a perceptual duration and a bounce below 0 is overdamped (173b)")
  func perceptual() {
    let times = [0.1, 0.25, 0.5, 1]
    func spring(_ bounce: CGFloat) -> CASpringAnimation {
      CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    }
    #expect(isClose(shown(spring(0), at: times), [0.357740, 0.821026, 0.986399, 0.999953]))
    #expect(isClose(shown(spring(0.3), at: times), [0.423302, 0.984087, 1.014498, 1.000072]))
    #expect(isClose(shown(spring(-0.3), at: times), [0.290826, 0.667382, 0.907764, 0.992911]))
    #expect(spring(-0.3).allowsOverdamping)
    #expect(isClose(spring(-0.3).settlingDuration, 1.1, within: 1e-12))
    #expect(isClose(spring(0).settlingDuration, 0.8, within: 1e-12))
    #expect(spring(0.3).perceptualDuration == 0.5)
    #expect(spring(0.3).bounce == 0.3)
  }

  @Test("invalid parameters give the default spring")
  func useless() {
    let spring = CASpringAnimation(perceptualDuration: -1, bounce: 0)
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
  }

  @Test("a spring whose duration ends early keeps its last value")
  func shortenedSpringKeepsLastValue() {
    let spring = CASpringAnimation()
    (spring.duration, spring.fillMode, spring.isRemovedOnCompletion) = (0.25, .forwards, false)
    #expect(isClose(shown(spring, at: [0.25, 3]), [1.023360, 1.023360]))
  }
}
