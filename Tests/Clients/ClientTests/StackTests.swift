import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct StackTests {
  private let device: TestDevice
  private let stack: StackNavigationController

  init() throws {
    let device = TestDevice(.phone) {
      StackNavigationController(rootViewController: UIViewController())
    }
    self.device = device
    stack = try #require(device.root as? StackNavigationController)
    device.perform { [stack] in
      let upper = UIViewController()
      upper.view.accessibilityIdentifier = "upper"
      stack.pushViewController(upper, animated: true)
    }
    device.settle()
  }

  @Test("a swipe across the whole width pops")
  func pops() {
    device.drag(from: "upper", by: CGVector(dx: 190, dy: 0), over: 0.2)
    device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(device.diagnostics == [])
  }

  @Test("a short swipe leaves the upper screen in its place")
  func cancels() {
    device.drag(from: "upper", by: CGVector(dx: 60, dy: 0), over: 0.6)
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.view.transform == .identity)
    #expect(device.diagnostics == [])
  }
}
