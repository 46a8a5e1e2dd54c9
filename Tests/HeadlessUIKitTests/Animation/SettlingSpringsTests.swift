import HeadlessUIKit
import TestSupport
import Testing

/// Springs of repeated animators.
@Suite(.checkedDevices) struct SettlingSpringsTests {
  /// Returns the positions of an animation of 100 pt after 0.1, 0.2, 0.3 and 0.4 s, rounded: the
  /// device's time is not the same in every animation.
  private func positions(_ ratio: Double, lasting duration: Double, on device: SimulatedDevice)
    -> [CGFloat]
  {
    device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.turn()
      let animator = UIViewPropertyAnimator(
        duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
      animator.addAnimations { view.center.x += 100 }
      animator.startAnimation()
      let found = (1...4).map { step -> CGFloat in
        let x = view.layer.presentationState(at: device.now + Double(step) / 10).position.x
        return (x * 1e6).rounded() / 1e6
      }
      device.settle()
      return found
    }
  }

  @Test("a repeated spring has the values of the first one, however many are between")
  func repeats() {
    let device = makeDevice()
    let first = positions(0.7, lasting: 0.5, on: device)
    #expect(positions(0.7, lasting: 0.5, on: device) == first)
    for step in 1...6 { _ = positions(0.7, lasting: 0.5 + Double(step) / 10, on: device) }
    #expect(positions(0.7, lasting: 0.5, on: device) == first)
  }

  @Test(
    "another ratio or duration is another spring",
    arguments: [(0.8, 0.5), (0.7, 0.6)])
  func differs(_ ratio: Double, _ duration: Double) {
    let device = makeDevice()
    let first = positions(0.7, lasting: 0.5, on: device)
    let other = positions(ratio, lasting: duration, on: device)
    #expect(other != first)
    #expect(other == positions(ratio, lasting: duration, on: makeDevice()))
  }
}
