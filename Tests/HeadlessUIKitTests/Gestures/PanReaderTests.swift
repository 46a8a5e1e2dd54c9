import HeadlessUIKit
import TestSupport
import Testing

/// What the system's transition gestures read of a pan.
@Suite struct PanReaderTests {
  /// A stack of two view controllers on a phone.
  private func stage() -> (device: SimulatedDevice, stack: UINavigationController) {
    let device = SimulatedDevice(DeviceConfiguration(size: CGSize(width: 400, height: 800)))
    let stack = device.perform {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      makeWindow(stack)
      return stack
    }
    device.settle()
    return (device, stack)
  }

  @Test("a swipe back that ends as soon as it is recognized keeps its velocity")
  func keepsVelocity() {
    let (device, stack) = stage()
    device.perform {
      device.touchDown(0, at: CGPoint(x: 2, y: 400))
      device.advance(by: 0.016)
      device.touchMove([(0, CGPoint(x: 42, y: 400))])
      device.touchUp(0)
    }
    device.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test("[F065] what a touch moves before a swipe back is recognized does not count")
  func slop() {
    let (device, stack) = stage()
    device.perform {
      device.touchDown(0, at: CGPoint(x: 2, y: 400))
      for x in [22.0, 62] {
        device.advance(by: 0.1)
        device.touchMove([(0, CGPoint(x: x, y: 400))])
        device.turn()
      }
    }
    let percent = device.perform { stack.transitionCoordinator?.percentComplete ?? 0 }
    #expect(isClose(percent, 0.1, within: 1e-9))
  }
}
