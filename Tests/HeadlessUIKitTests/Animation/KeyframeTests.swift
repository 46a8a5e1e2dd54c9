import HeadlessUIKit
import TestSupport
import Testing

/// Keyframe animations.
@Suite(.checkedDevices) struct KeyframeTests {
  /// The x positions of a 10 x 10 pt view that animates to 100, 40 and 200, at every 0.1 s.
  struct Mode: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: UIView.KeyframeAnimationOptions
    var positions: [CGFloat]
    nonisolated static let all = [
      // 0.2 s without a keyframe, 0.2 s to 100, 0.4 s to 40, 0.2 s to 200.
      Mode(
        testDescription: "linear", options: .calculationModeLinear,
        positions: [0, 0, 0, 50, 100, 85, 70, 55, 40, 120, 200]),
      Mode(
        testDescription: "discrete", options: .calculationModeDiscrete,
        positions: [0, 0, 100, 100, 40, 40, 40, 40, 200, 200, 200]),
      // 320 pt in a second, whatever the times of the keyframes.
      Mode(
        testDescription: "paced", options: .calculationModePaced,
        positions: [0, 32, 64, 96, 72, 40, 72, 104, 136, 168, 200]),
      // Smoothly through the same positions, so that it overshoots before and after.
      Mode(
        testDescription: "cubic", options: .calculationModeCubic,
        positions: [0, -6.25, 0, 53.75, 100, 91.09375, 66.25, 43.28125, 40, 116.25, 200]),
    ]
  }

  @Test("the calculation mode determines the values between keyframes", arguments: Mode.all)
  func modes(mode: Mode) {
    let scene = KeyframeScene()
    scene.run {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [mode.options, KeyframeScene.even],
        animations: scene.frames)
    }
    for (tenths, position) in mode.positions.enumerated() {
      #expect(isClose(scene.x, position), "at \(tenths) tenths: \(scene.x), not \(position)")
      scene.device.advance(by: 0.1)
    }
    #expect(scene.view.frame.minX == 200)
  }

  @Test("paced keyframes move a property at constant speed along its path in two dimensions")
  func pacedInThePlane() {
    let scene = KeyframeScene()
    scene.run {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [.calculationModePaced, KeyframeScene.even]
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) {
          scene.view.frame.origin = CGPoint(x: 30, y: 40)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) {
          scene.view.frame.origin = CGPoint(x: 30, y: 90)
        }
      }
    }
    // Two lines of 50 pt each, whatever the times of the keyframes.
    scene.device.advance(by: 0.25)
    #expect(isClose(scene.x, 15))
    #expect(isClose(scene.y, 20))
    scene.device.advance(by: 0.5)
    #expect(isClose(scene.x, 30))
    #expect(isClose(scene.y, 65))
  }

  @Test(
    "keyframe animations repeat and autoreverse as their options specify",
    arguments: [
      (.repeat, [50, 70, 50, 85]), (.autoreverse, [50, 70, 55, 85]),
      ([.repeat, .autoreverse], [50, 70, 55, 85]),
    ] as [(UIView.KeyframeAnimationOptions, [CGFloat])])
  func again(_ options: UIView.KeyframeAnimationOptions, _ positions: [CGFloat]) {
    let scene = KeyframeScene()
    scene.run {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [options, KeyframeScene.even],
        animations: scene.frames)
    }
    for (time, position) in zip([0.3, 0.6, 1.3, 1.5], positions) {
      scene.device.advance(to: time)
      #expect(isClose(scene.x, position), "at \(time) s")
    }
    scene.device.advance(to: 2.3)
    #expect(isClose(scene.x, options.contains(.repeat) ? 50 : 200))
  }

  @Test("the timing curve covers the whole keyframe animation, easeInOut by default")
  func curve() {
    let scene = KeyframeScene()
    scene.run { UIView.animateKeyframes(withDuration: 1, delay: 0, animations: scene.frames) }
    scene.device.advance(by: 0.5)
    #expect(isClose(scene.x, 85))
    scene.device.advance(by: 0.25)
    // easeInOut is at 0.870838 of the distance at three quarters of the time.
    #expect(isClose(scene.x, CGFloat(40 + 160 * 0.070838 / 0.2), within: 0.01))
  }

  @Test("a change outside a keyframe takes the whole duration; a keyframe of zero duration jumps")
  func mixed() {
    let scene = KeyframeScene()
    scene.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: KeyframeScene.even) {
        scene.view.alpha = 0
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
          scene.view.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 3) {
          scene.view.frame.origin.y = 100
        }
      }
    }
    scene.device.advance(by: 0.99)
    #expect(scene.x == 0)
    scene.device.advance(by: 0.02)
    #expect(isClose(scene.x, 100))
    scene.device.advance(by: 0.24)
    #expect(isClose(scene.y, 50))
    #expect(isClose(CGFloat(scene.shown.opacity), 0.25))
  }

  @Test("rotations and scales animate through their keyframes too")
  func transforms() {
    let scene = KeyframeScene()
    scene.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: KeyframeScene.even) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          scene.view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          scene.view.transform = .identity
        }
      }
    }
    for scale in [1.0, 2, 3, 2, 1] {
      #expect(isClose(scene.shown.transform.m11, scale))
      scene.device.advance(by: 0.25)
    }
  }

  @Test("the completion runs once, at the end or when the animation is removed")
  func completionRunsOnce() {
    let scene = KeyframeScene()
    let notes = Notes()
    scene.run {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, animations: scene.frames,
        completion: notes.completion("whole", on: scene.device))
    }
    scene.device.settle()
    scene.run {
      scene.view.frame.origin.x = 0
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, animations: scene.frames,
        completion: notes.completion("broken", on: scene.device))
    }
    scene.device.advance(by: 0.5)
    scene.run { scene.view.layer.removeAllAnimations() }
    scene.device.settle()
    #expect(notes.lines == ["whole true at 1.0", "broken false at 1.5"])
  }

  @Test("[150] within a property animator, keyframes without duration take the animator's")
  func inAnAnimator() {
    let scene = KeyframeScene()
    var ends: [Bool] = []
    var animator: UIViewPropertyAnimator?
    scene.run {
      let made = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(
          withDuration: 0, delay: 0, animations: scene.frames, completion: { ends.append($0) })
      }
      made.startAnimation()
      animator = made
    }
    scene.device.advance(by: 0.6)
    #expect(isClose(scene.x, 50))
    scene.run {
      animator?.pauseAnimation()
      animator?.fractionComplete = 0.9
    }
    #expect(isClose(scene.x, 120))
    scene.run {
      animator?.isReversed = true
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    #expect(ends == [])
    scene.device.settle()
    #expect(scene.x == 0)
    #expect(ends == [false])
  }

  @Test("an overridden duration runs independently of the animator")
  func besideAnAnimator() {
    let scene = KeyframeScene()
    scene.run {
      UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, KeyframeScene.even], animations: scene.frames)
      }.startAnimation()
    }
    scene.device.advance(by: 0.3)
    #expect(isClose(scene.x, 50))
  }

  @Test(
    "without duration, with animations disabled, and outside a block, changes apply immediately")
  func atOnce() {
    let scene = KeyframeScene()
    scene.run {
      UIView.animateKeyframes(withDuration: 0, delay: 0, animations: scene.frames)
      #expect(scene.x == 200)
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        scene.view.frame.origin.x = 20
      }
      #expect(scene.x == 20)
      UIView.performWithoutAnimation {
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: scene.frames)
      }
      #expect(scene.x == 200)
    }
  }

  @Test("nonfinite times are reported and count as zero")
  func notFinite() {
    let scene = KeyframeScene()
    scene.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: .infinity) {
          scene.view.frame.origin.x = 100
        }
      }
    }
    #expect(scene.device.diagnostics.map(\.code) == [.notFinite, .notFinite])
    scene.device.turn()
    #expect(isClose(scene.x, 100))
  }
}

/// A view of 10 x 10 pt at the origin of a window, with keyframes to three positions.
private struct KeyframeScene {
  /// Linear timing of the whole animation, as the option bits of a view animation.
  static let even = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  let device: SimulatedDevice
  let view: UIView

  init(_ choices: BehaviorChoices = BehaviorChoices()) {
    let device = makeDevice(DeviceConfiguration(choices: choices))
    self.device = device
    view = device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      makeWindow(view)
      return view
    }
    device.turn()
  }

  func run(_ body: () -> Void) { device.perform(body) }
  /// The presentation layer at the current time.
  var shown: CALayer { device.perform { view.layer.presentation() ?? view.layer } }
  var x: CGFloat { shown.frame.minX }
  var y: CGFloat { shown.frame.minY }

  /// Adds the keyframes, at 0.2, 0.4 and 0.8 of the duration.
  func frames() {
    for (start, duration, x) in [(0.2, 0.2, 100.0), (0.4, 0.4, 40), (0.8, 0.2, 200)] {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
        view.frame.origin.x = x
      }
    }
  }
}
