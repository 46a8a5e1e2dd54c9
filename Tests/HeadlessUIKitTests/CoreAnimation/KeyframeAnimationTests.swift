import HeadlessUIKit
import TestSupport
import Testing

nonisolated struct KeyframeCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var change: @Sendable (CAKeyframeAnimation) -> Void
  var times: [Double]
  var shown: [CGFloat]

  init(
    _ name: String, at times: [Double], _ shown: [CGFloat],
    _ change: @escaping @Sendable (CAKeyframeAnimation) -> Void
  ) {
    (testDescription, self.times, self.shown, self.change) = (name, times, shown, change)
  }

  /// Cases for an animation of 1 s through 0, 100, 0.
  static let all: [KeyframeCase] = [
    .init("evenly spaced", at: [0, 0.25, 0.5, 0.75, 1], [0, 50, 100, 50, 0]) { _ in },
    .init("with key times", at: [0, 0.1, 0.2, 0.6, 1], [0, 50, 100, 50, 0]) {
      $0.keyTimes = [0, 0.2, 1]
    },
    .init(
      "before the first key time and after the last", at: [0.1, 0.3, 0.5, 0.9], [0, 50, 75, 0]
    ) {
      $0.keyTimes = [0.2, 0.4, 0.8]
    },
    .init("two keys at one time", at: [0.25, 0.5, 0.75], [0, 100, 50]) {
      ($0.values, $0.keyTimes) = ([0, 0, 100, 0], [0, 0.5, 0.5, 1])
    },
    .init("with a timing function", at: [0.25, 0.75], [31.535_681_257_253_934, 50]) {
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    },
    .init("discrete", at: [0, 0.3, 0.4, 0.7, 1], [0, 0, 100, 0, 0]) {
      $0.calculationMode = .discrete
    },
    .init("discrete, with key times", at: [0.1, 0.2, 0.6, 1], [0, 100, 100, 0]) {
      ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.2, 0.9])
    },
    .init("discrete, with a key time of the end", at: [0.1, 0.2, 0.6, 1], [0, 100, 7, 7]) {
      ($0.calculationMode, $0.values, $0.keyTimes) = (.discrete, [0, 100, 7], [0, 0.2, 0.5, 1])
    },
    .init("paced", at: [0.25, 0.5, 0.75, 1], [50, 100, 150, 200]) {
      ($0.calculationMode, $0.values, $0.keyTimes) = (.paced, [0, 20, 200], [0, 0.9, 1])
    },
    .init("cubic", at: [0, 0.125, 0.25, 0.5, 1], [0, 22.65625, 56.25, 100, 0]) {
      $0.calculationMode = .cubic
    },
    .init("cubic, with tension", at: [0, 0.25, 0.5, 1], [0, 50, 100, 0]) {
      ($0.calculationMode, $0.tensionValues) = (.cubic, [1, 1, 1])
    },
    // Computed by hand: 50 + (m0 - m1) / 8 halfway, from the tangents of the keys on both sides.
    .init("cubic, with continuity", at: [0.125, 0.25, 0.5, 0.75], [25, 62.5, 100, 62.5]) {
      ($0.calculationMode, $0.continuityValues) = (.cubic, [0, 0.5, 0])
    },
    .init("cubic, with bias", at: [0.125, 0.25, 0.5, 0.625], [20.3125, 50, 100, 93.75]) {
      ($0.calculationMode, $0.biasValues) = (.cubic, [0, 0.5, 0])
    },
    .init("cubic, with tension, continuity and bias", at: [0.25, 0.75], [56.25, 62.5]) {
      $0.calculationMode = .cubic
      ($0.tensionValues, $0.continuityValues) = ([0, 0.5, 0], [0, 0.5, 0])
      $0.biasValues = [0, 0.5, 0]
    },
    .init("one value", at: [0, 0.5, 1], [7, 7, 7]) { $0.values = [7] },
    .init("no value", at: [0, 0.5], [50, 50]) { $0.values = [] },
    .init("nil", at: [0, 0.5], [50, 50]) { $0.values = nil },
  ]
}

nonisolated struct BadKeyCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var times: [Double]

  static let all: [BadKeyCase] = [
    .init(testDescription: "too few", times: [0, 1]),
    .init(testDescription: "falling", times: [0, 1, 0.5]),
    .init(testDescription: "outside", times: [0, 0.5, 2]),
    .init(testDescription: "not finite", times: [0, .nan, 1]),
  ]
}

/// Animations through several values and along paths.
@Suite(.checkedDevices) struct KeyframeAnimationTests {
  private func scene(_ change: (CAKeyframeAnimation) -> Void) -> AnimationScene {
    let scene = AnimationScene()
    scene.run {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 0]
      animation.duration = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      change(animation)
      scene.view.layer.add(animation, forKey: "keys")
    }
    return scene
  }

  @Test("keys are reached at their times in every calculation mode", arguments: KeyframeCase.all)
  func keys(_ keys: KeyframeCase) {
    let scene = scene(keys.change)
    let shown = scene.positions(at: keys.times)
    for (x, expected) in zip(shown, keys.shown) {
      #expect(isClose(x, expected, within: 1e-9), "\(shown)")
    }
  }

  @Test("invalid key times are reported, and the keys are spaced evenly", arguments: BadKeyCase.all)
  func badTimes(_ bad: BadKeyCase) {
    let scene = scene { $0.keyTimes = bad.times.map { NSNumber(value: $0) } }
    #expect(scene.positions(at: [0.25, 0.5]) == [50, 100])
    #expect(
      scene.diagnosticMessages == [
        "keyTimes of an animation of card are ignored: 3 ascending values within 0...1 are "
          + "required; the keyframes are evenly spaced"
      ])
  }

  @Test("a cubic paced animation has constant speed to a hundredth of a point")
  func cubicPacedAnimationHasConstantSpeed() {
    let scene = scene { ($0.calculationMode, $0.values) = (.cubicPaced, [0, 50, 100]) }
    let times = (0...20).map { Double($0) / 20 }
    for (time, x) in zip(times, scene.positions(at: times)) {
      #expect(isClose(x, 100 * time, within: 0.01), "at \(time)")
    }
  }

  private func along(
    _ path: CGPath, _ mode: CAAnimationCalculationMode, at times: [Double]
  ) -> [[CGFloat]] {
    let scene = scene {
      $0.keyPath = "position"
      $0.path = path
      $0.calculationMode = mode
    }
    return times.map { time in
      scene.device.advance(to: time)
      return scene.shown.position.numbers.map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test("a path is followed segment by segment, or at constant speed")
  func path() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    #expect(
      along(path, .linear, at: [0, 0.25, 0.5, 0.75, 1]) == [
        [0, 0], [15, 0], [30, 0], [30, 5], [30, 10],
      ])
    #expect(
      along(path, .paced, at: [0.25, 0.5, 0.75, 1]) == [[10, 0], [20, 0], [30, 0], [30, 10]])
    #expect(along(path, .discrete, at: [0.25, 0.5, 0.75]) == [[0, 0], [30, 0], [30, 10]])
  }

  @Test("on a circle the distance from the center is constant, and when paced the speed too")
  func circle() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    let points = along(circle, .paced, at: (0...40).map { Double($0) / 40 })
    for point in points {
      let (x, y) = (point[0] - 100, point[1] - 100)
      #expect(isClose((x * x + y * y).squareRoot(), 100, within: 0.05))
    }
    // The chord of a fortieth of the circle: 200 sin(π/40).
    for (a, b) in zip(points, points.dropFirst()) {
      let (x, y) = (a[0] - b[0], a[1] - b[1])
      #expect(isClose((x * x + y * y).squareRoot(), 15.69, within: 0.03))
    }
  }

  @Test("a path with two subpaths jumps from one to the other")
  func parts() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 110, y: 0))
    #expect(along(path, .linear, at: [0.25, 0.75, 1]) == [[5, 0], [105, 0], [110, 0]])
  }
}
