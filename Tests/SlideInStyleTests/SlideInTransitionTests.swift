import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueMotion
import SlideInStyle
import Testing

@Suite struct SlideInTransitionTests {
  /// A device with a root controller on the screen.
  struct Stage {
    let device: SimulatedDevice
    let window: UIWindow
    let root = UIViewController()
    let panel = UIViewController()

    init(_ configuration: DeviceConfiguration = DeviceConfiguration()) {
      device = SimulatedDevice(configuration)
      let root = root
      window = device.perform {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
      }
      root.restorationIdentifier = "root"
      panel.restorationIdentifier = "panel"
      device.turn()
    }

    func presentedFrame() -> CGRect {
      let state = panel.view.layer.presentation()?.frame ?? .null
      return state
    }
  }

  @Test("a panel comes from fully outside to its place, and goes back")
  func comesAndGoes() {
    let stage = Stage()
    stage.device.perform {
      stage.panel.use(slideIn.make())
      stage.root.present(stage.panel, animated: true)
      stage.device.turn()
      #expect(stage.presentedFrame() == CGRect(x: -250, y: 0, width: 250, height: 667))
      stage.device.advance(by: 0.15)
      #expect(abs(stage.presentedFrame().minX + 125) < 1e-9)
      stage.device.settle()
      #expect(stage.device.now == 0.3)
      #expect(stage.presentedFrame() == CGRect(x: 0, y: 0, width: 250, height: 667))
      stage.root.dismiss(animated: true)
      stage.device.settle()
      #expect(stage.root.presentedViewController == nil)
      #expect(stage.window.subviews.count == 1)
    }
    #expect(stage.device.diagnostics.map(\.message) == [])
  }
}
