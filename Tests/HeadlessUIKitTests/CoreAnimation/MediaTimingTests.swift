import HeadlessUIKit
import TestSupport
import Testing

nonisolated struct TimingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Changes an animation of 1 s from 0 to 100 that is not removed on completion.
  var change: @Sendable (CAAnimation) -> Void
  /// Times, s, and the values presented then, of a layer at x 500.
  var shown: [(time: Double, x: CGFloat)]

  init(
    _ name: String, _ shown: [(Double, CGFloat)],
    _ change: @escaping @Sendable (CAAnimation) -> Void
  ) {
    testDescription = name
    self.shown = shown
    self.change = change
  }

  static let all: [TimingCase] = [
    .init("unchanged", [(0, 0), (0.25, 25), (1, 500), (2, 500)]) { _ in },
    .init("fills forwards", [(0.25, 25), (1, 100), (2, 100)]) { $0.fillMode = .forwards },
    .init("begins later", [(0.25, 500), (0.5, 0), (0.75, 25), (1.5, 500)]) { $0.beginTime = 0.5 },
    .init("fills backwards", [(0, 0), (0.25, 0), (0.75, 25), (1.5, 500)]) {
      ($0.beginTime, $0.fillMode) = (0.5, .backwards)
    },
    .init("fills both", [(0.25, 0), (0.75, 25), (1.5, 100), (3, 100)]) {
      ($0.beginTime, $0.fillMode) = (0.5, .both)
    },
    .init("began before it was added", [(0, 50), (0.25, 75), (0.5, 500)]) { $0.beginTime = -0.5 },
    .init("twice as fast", [(0.125, 25), (0.5, 500)]) { $0.speed = 2 },
    .init("half as fast", [(1, 50), (1.5, 75), (2, 500)]) { $0.speed = 0.5 },
    .init("backwards", [(0, 100), (0.25, 75), (0.75, 25), (1, 500)]) { $0.speed = -1 },
    .init("backwards, filling", [(0.25, 75), (1, 0), (2, 0)]) {
      ($0.speed, $0.fillMode) = (-1, .forwards)
    },
    .init("with a time offset", [(0, 25), (0.5, 75), (0.75, 0), (0.875, 12.5), (1, 500)]) {
      $0.timeOffset = 0.25
    },
    .init("speed 0", [(0, 30), (5, 30)]) { ($0.speed, $0.timeOffset) = (0, 0.3) },
    .init("speed 0 at the end", [(0, 100), (5, 100)]) { ($0.speed, $0.timeOffset) = (0, 1) },
    .init("speed 0 beyond the end", [(0, 100), (5, 100)]) { ($0.speed, $0.timeOffset) = (0, 7) },
    .init("repeated twice", [(0.75, 75), (1, 0), (1.25, 25), (2, 500)]) { $0.repeatCount = 2 },
    .init("repeated one and a half times", [(1.25, 25), (1.5, 50), (9, 50)]) {
      ($0.repeatCount, $0.fillMode) = (1.5, .forwards)
    },
    .init("with a repeat duration", [(1.125, 12.5), (1.25, 500)]) { $0.repeatDuration = 1.25 },
    .init("endless", [(10.5, 50), (1000.25, 25)]) { $0.repeatCount = .infinity },
    .init("endless, as greatestFiniteMagnitude", [(10.5, 50), (1000.25, 25)]) {
      $0.repeatCount = .greatestFiniteMagnitude
    },
    .init("autoreversing", [(0.75, 75), (1, 100), (1.25, 75), (2, 500)]) {
      $0.autoreverses = true
    },
    .init("autoreversing, filling", [(1.75, 25), (2, 0), (3, 0)]) {
      ($0.autoreverses, $0.fillMode) = (true, .forwards)
    },
    .init("with a timing function", [(0.5, 31.535_681_257_253_934), (1, 500)]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    },
  ]
}

/// The timing of an explicit animation.
@Suite(.checkedDevices) struct MediaTimingTests {
  @Test("the timing properties determine what an animation presents", arguments: TimingCase.all)
  func shown(_ timing: TimingCase) {
    let scene = AnimationScene()
    scene.run {
      scene.view.layer.position.x = 500
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      animation.isRemovedOnCompletion = false
      timing.change(animation)
      scene.view.layer.add(animation, forKey: "x")
    }
    for (time, x) in timing.shown {
      scene.device.advance(to: time)
      #expect(isClose(scene.shownX, x, within: 1e-11), "at \(time) s: \(scene.shownX)")
      #expect(scene.view.layer.position.x == 500)
    }
  }

  @Test("nonfinite timing values are ignored")
  func notFinite() {
    let scene = AnimationScene()
    scene.run {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      (animation.beginTime, animation.timeOffset, animation.speed) = (.infinity, .nan, .nan)
      (animation.repeatCount, animation.repeatDuration) = (.nan, .nan)
      scene.view.layer.add(animation, forKey: "x")
    }
    #expect(scene.positions(at: [0, 0.25, 1]) == [0, 25, 50])
  }
}
