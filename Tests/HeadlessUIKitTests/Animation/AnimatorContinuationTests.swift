import HeadlessUIKit
import TestSupport
import Testing

/// Property animators that continue after a pause, and that are used again.
@Suite(.checkedDevices) struct AnimatorContinuationTests {
  private let device = makeDevice()

  /// Runs a block with a view in a window.
  private func withBox(_ body: (UIView) -> Void) {
    device.perform {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let window = makeWindow(box)
      device.settle()
      body(box)
      // Nothing else retains the window.
      withExtendedLifetime(window) {}
    }
  }

  @Test(
    "an animator that continues at its end takes the factor of its duration",
    arguments: [0, 0.5, 1.0])
  func continuesAtItsEnd(factor: Double) {
    withBox { box in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.frame.origin.x = 100
      }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 1
      let start = device.now
      var end: Double?
      animator.addCompletion { _ in end = device.now }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      device.settle()
      #expect(end.map { isClose($0 - start, factor) } == true)
    }
  }

  @Test("an animator that is used again after a reversal lasts as long as the first time")
  func isUsedAgain() {
    withBox { box in
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
        box.frame.origin.x = 100
      }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      device.settle()
      let start = device.now
      var end: Double?
      animator.addAnimations { box.frame.origin.x = 200 }
      animator.addCompletion { _ in end = device.now }
      animator.startAnimation()
      device.settle()
      #expect(end.map { isClose($0 - start, 0.3) } == true)
      #expect(box.frame.minX == 200)
    }
  }

  struct Curve: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> any UITimingCurveProvider
    nonisolated static let all = [
      Curve(testDescription: "Bézier") {
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.9, y: 0.1), controlPoint2: CGPoint(x: 0.1, y: 0.9))
      },
      Curve(testDescription: "easeIn") { UICubicTimingParameters(animationCurve: .easeIn) },
      Curve(testDescription: "spring") { UISpringTimingParameters(dampingRatio: 0.6) },
    ]
  }

  @Test(
    "a reversed animator continues from where its view is, with any curve", arguments: Curve.all)
  func reverses(_ curve: Curve) {
    withBox { box in
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: curve.make())
      animator.addAnimations { box.frame.origin.x = 100 }
      animator.startAnimation()
      device.advance(by: 0.4)
      animator.pauseAnimation()
      var shown = presentationFrame(of: box).minX
      animator.isReversed = true
      #expect(isClose(presentationFrame(of: box).minX, shown))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      var largest: CGFloat = 0
      for _ in 0..<40 {
        device.advance(by: 1.0 / 60)
        let next = presentationFrame(of: box).minX
        largest = max(largest, abs(next - shown))
        shown = next
      }
      // No frame jumps.
      #expect(largest < 12)
      device.settle()
      #expect(box.frame.minX == 0)
    }
  }
}
