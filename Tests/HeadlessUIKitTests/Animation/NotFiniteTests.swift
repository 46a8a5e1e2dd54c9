import HeadlessUIKit
import TestSupport
import Testing

/// Nonfinite numbers are rejected and reported where they are set (faults F055, F079).
@Suite(.checkedDevices) struct NotFiniteTests {
  nonisolated struct WriteCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var message: String
    var write: @MainActor @Sendable (UIView) -> Void

    init(
      _ name: String, _ message: String, _ write: @escaping @MainActor @Sendable (UIView) -> Void
    ) {
      testDescription = name
      self.message = message
      self.write = write
    }
  }

  nonisolated static let writes: [WriteCase] = [
    WriteCase(
      "center",
      "position.x of card was set to nan, which is not a finite number; it stays 50.0"
    ) { $0.center.x = .nan },
    WriteCase(
      "frame",
      "frame of card was set to [0.0, inf, 100.0, 100.0], not all of which are finite numbers; "
        + "the previous value is kept"
    ) { $0.frame.origin.y = .infinity },
    WriteCase(
      "bounds",
      "bounds.size.height of card was set to -inf, which is not a finite number; it stays 100.0"
    ) { $0.bounds.size.height = -.infinity },
    WriteCase(
      "alpha", "alpha of card was set to nan, which is not a finite number; it stays 1.0"
    ) { $0.alpha = .nan },
    WriteCase(
      "transform",
      "transform of card was set to [nan, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, "
        + "0.0, 0.0, 0.0, 1.0], not all of which are finite numbers; the previous value is kept"
    ) { $0.transform.a = .nan },
    WriteCase(
      "anchor point",
      "anchorPoint.y of card was set to inf, which is not a finite number; it stays 0.5"
    ) { $0.layer.anchorPoint.y = .infinity },
    WriteCase(
      "corner radius",
      "cornerRadius of card was set to nan, which is not a finite number; it stays 0.0"
    ) { $0.layer.cornerRadius = .nan },
    WriteCase(
      "opacity", "opacity of card was set to nan, which is not a finite number; it stays 1.0"
    ) { $0.layer.opacity = .nan },
    WriteCase(
      "shadow",
      "shadowOffset.width of card was set to inf, which is not a finite number; it stays 0.0"
    ) { $0.layer.shadowOffset.width = .infinity },
  ]

  @Test(
    "[F055] a property set to a nonfinite number keeps its value, also in a block",
    arguments: writes, [false, true])
  func properties(example: WriteCase, isAnimated: Bool) {
    let scene = AnimationScene()
    let before = (scene.view.frame, scene.view.alpha, scene.view.transform)
    scene.run {
      if isAnimated {
        UIView.animate(withDuration: 1) { example.write(scene.view) }
      } else {
        example.write(scene.view)
      }
    }
    scene.device.advance(to: 0.5)
    #expect(scene.diagnosticMessages == [example.message])
    #expect(scene.device.diagnostics.map(\.code) == [.notFinite])
    #expect(scene.view.frame == before.0)
    #expect(scene.view.alpha == before.1)
    #expect(scene.view.transform == before.2)
    #expect(scene.shown.frame == before.0)
  }

  nonisolated static let timings: [WriteCase] = [
    timing("duration", "nan", "0.0") { animations in
      UIView.animate(withDuration: .nan, animations: animations)
    },
    timing("duration", "inf", "0.0") { animations in
      UIView.animate(withDuration: .infinity, animations: animations)
    },
    timing("delay", "nan", "0.0") { animations in
      UIView.animate(withDuration: 1, delay: .nan, animations: animations)
    },
    timing("damping ratio", "nan", "1.0") { animations in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: 0,
        animations: animations)
    },
    timing("initial velocity", "inf", "0.0") { animations in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: .infinity,
        animations: animations)
    },
    timing("bounce", "nan", "0.0") { animations in
      UIView.animate(bounce: .nan, animations: animations)
    },
    timing("duration", "nan", "0.0") { animations in
      UIViewPropertyAnimator(duration: .nan, curve: .linear, animations: animations)
        .startAnimation()
    },
    timing("delay", "inf", "0.0") { animations in
      UIViewPropertyAnimator(duration: 1, curve: .linear, animations: animations)
        .startAnimation(afterDelay: .infinity)
    },
  ]

  nonisolated private static func timing(
    _ name: String, _ value: String, _ used: String,
    _ animate: @escaping @MainActor @Sendable (@escaping () -> Void) -> Void
  ) -> WriteCase {
    WriteCase(
      "\(name) \(value)",
      "the \(name) of an animation is \(value), which is not a finite number; \(used) is used"
    ) { view in animate { view.center.x = 150 } }
  }

  @Test(
    "[F079] an animation with a nonfinite timing value still ends, and is reported",
    arguments: timings)
  func timing(example: WriteCase) {
    let scene = AnimationScene()
    scene.run { example.write(scene.view) }
    #expect(scene.device.settle())
    #expect(scene.diagnosticMessages == [example.message])
    #expect(scene.shownX == 150)
    #expect(scene.device.now <= 1.5)
  }

  @Test("[F055] a nonfinite fraction is rejected")
  func fraction() {
    let stage = AnimatorScene()
    stage.use { animator in
      animator.fractionComplete = 0.5
      animator.fractionComplete = .nan
      #expect(animator.fractionComplete == 0.5)
      animator.stopAnimation(true)
    }
    #expect(
      stage.scene.diagnosticMessages == [
        "fractionComplete of a property animator was set to nan, which is not a finite number; "
          + "it stays 0.5"
      ])
  }

  @Test("a touch at a nonfinite point is ignored")
  func touch() {
    let scene = AnimationScene()
    scene.device.touchDown(at: CGPoint(x: CGFloat.nan, y: 1))
    scene.device.touchMove(to: CGPoint(x: 1, y: CGFloat.infinity))
    #expect(
      scene.diagnosticMessages == [
        "a touch began at (nan, 1.0), which is not a valid location; it was ignored",
        "a touch moved to (1.0, inf), which is not a valid location; it was ignored",
      ])
  }

  @Test(
    "damping and bounce at the ends of their ranges settle in finite time",
    arguments: [(0, 1), (-3, 5), (1e-9, -1), (1e9, -40)] as [(CGFloat, CGFloat)])
  func extremes(damping: CGFloat, bounce: CGFloat) {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 1e6
      ) { scene.view.center.x = 150 }
      UIView.animate(springDuration: 0.5, bounce: bounce) { scene.view.center.y = 150 }
    }
    for time in [0.1, 0.5, 1, 2] {
      scene.device.advance(to: time)
      let isFinite = scene.shown.position.numbers.allSatisfy { $0.isFinite }
      #expect(isFinite)
    }
    #expect(scene.device.settle())
    let messages = [
      "a spring with a damping ratio of 0, a duration of 1 s and an initial velocity of 1000000 has not "
        + "settled at its end, where the view jumps by 462 % of the distance; reduce the initial "
        + "velocity, or shorten the duration"
    ]
    // The message rounds 1e-9 to 0, which a negative ratio counts as.
    #expect(scene.diagnosticMessages == (damping < 1 ? messages : []))
  }
}
