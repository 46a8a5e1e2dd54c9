import HeadlessUIKit
import TestSupport
import Testing

/// The values of a pan that the system's transition gestures read.
@Suite(.checkedDevices) struct PanReaderTests {
  /// Returns a device with a navigation controller of two view controllers.
  private func stage() -> (device: SimulatedDevice, navigationController: UINavigationController) {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 800)))
    let navigationController = device.perform {
      let navigationController = UINavigationController(rootViewController: UIViewController())
      navigationController.pushViewController(UIViewController(), animated: false)
      makeWindow(navigationController)
      return navigationController
    }
    device.settle()
    return (device, navigationController)
  }

  @Test("a swipe back that ends as soon as it is recognized keeps its velocity")
  func keepsVelocity() {
    let (device, navigationController) = stage()
    device.perform {
      device.touchDown(0, at: CGPoint(x: 2, y: 400))
      device.advance(by: 0.016)
      device.touchMove([(0, CGPoint(x: 42, y: 400))])
      device.touchUp(0)
    }
    device.settle()
    #expect(navigationController.viewControllers.count == 1)
  }

  @Test("[F065] the translation before a swipe back is recognized does not count")
  func slop() {
    let (device, navigationController) = stage()
    device.perform {
      device.touchDown(0, at: CGPoint(x: 2, y: 400))
      for x in [22.0, 62] {
        device.advance(by: 0.1)
        device.touchMove([(0, CGPoint(x: x, y: 400))])
        device.turn()
      }
    }
    let percent = device.perform {
      navigationController.transitionCoordinator?.percentComplete ?? 0
    }
    // 40 of 400 pt.
    #expect(isClose(percent, 0.1, within: 1e-9))
  }
}
