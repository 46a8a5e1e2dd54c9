import Clients
import SegueConfig
import SegueParts
import SegueTesting
import SwipeBackStyle
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

  @Test("a swipe moves both screens with the touch, the lower one by three tenths")
  func follows() {
    device.hold(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 150, dy: 0), over: 0.5)
    let held = pages(on: device, stack)
    #expect(isClose(held[0], CGRect(x: -75.9, y: 0, width: 393, height: 852)))
    #expect(isClose(held[1], CGRect(x: 140, y: 0, width: 393, height: 852)))
    device.device.touchCancel()
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(device.diagnostics == [])
  }

  @Test("a swipe on the root screen, and one during a push, are refused")
  func refuses() {
    device.perform { stack.pushViewController(UIViewController(), animated: true) }
    device.advance(by: 0.1)
    device.drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 250, dy: 0), over: 0.2)
    device.settle()
    #expect(stack.viewControllers.count == 3)
    device.perform { stack.popToRootViewController(animated: false) }
    device.drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 250, dy: 0), over: 0.2)
    device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(device.diagnostics == [])
  }

  @Test("after a rotation a pop fills the new screen")
  func rotates() {
    device.rotate(to: .landscapeLeft)
    device.settle()
    device.perform { stack.popViewController(animated: true) }
    device.settle()
    #expect(stack.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  /// A stack of the swipe-back style over the same time, with an upper screen.
  private func makeStyled() throws -> (TestDevice, UINavigationController) {
    let other = TestDevice(.phone) {
      UINavigationController(rootViewController: UIViewController())
    }
    let styled = try #require(other.root as? UINavigationController)
    other.perform {
      var parameters = SwipeBackParameters()
      parameters.parallax = 0.3
      parameters.shadowOpacity = 0
      parameters.timing = TimingParameters(duration: 0.35)
      styled.use(.swipeBack, parameters)
      styled.pushViewController(UIViewController(), animated: false)
    }
    other.settle()
    return (other, styled)
  }

  /// The frames of the lowest and the second screen.
  private func pages(on device: TestDevice, _ stack: UINavigationController) -> [CGRect?] {
    let views = device.device.perform { shown(stack) }
    return views.map { device.frame(of: $0) }
  }

  /// The views in the container of a transition, the lower one first.
  private func shown(_ stack: UINavigationController) -> [UIView?] {
    let lower = stack.viewControllers[0].view
    return [lower, lower?.superview?.subviews.last { $0 !== lower && $0.bounds == lower?.bounds }]
  }

  @Test("a push and a pop move both screens as the swipe-back style")
  func equalsStyle() throws {
    let (other, styled) = try makeStyled()
    for isLower in [true, false] {
      let views = [stack, styled].map { stack in
        { self.shown(stack)[isLower ? 0 : 1] }
      }
      expectEqualFrames(
        Play(device, of: views[0]()) { stack.popViewController(animated: true) },
        Play(other, of: views[1]()) { styled.popViewController(animated: true) })
      expectEqualFrames(
        Play(device, of: views[0]()) {
          stack.pushViewController(UIViewController(), animated: true)
        },
        Play(other, of: views[1]()) {
          styled.pushViewController(UIViewController(), animated: true)
        })
    }
  }

  @Test("a swipe moves both screens as the swipe-back style, back and forth")
  func equalsDraggedStyle() throws {
    let (other, styled) = try makeStyled()
    expectEqual(swipe(on: device, stack), swipe(on: other, styled))
  }

  private func swipe(on device: TestDevice, _ stack: UINavigationController) -> [CGRect?] {
    device.hold(from: CGPoint(x: 60, y: 400), by: CGVector(dx: 120, dy: 0), over: 0.3)
    var frames = pages(on: device, stack)
    device.move(from: CGPoint(x: 180, y: 400), by: CGVector(dx: 90, dy: 0), over: 0.3)
    frames += pages(on: device, stack)
    device.move(from: CGPoint(x: 270, y: 400), by: CGVector(dx: -200, dy: 0), over: 0.3)
    frames += pages(on: device, stack)
    device.lift()
    device.settle()
    return frames + [device.frame(of: stack.topViewController?.view)]
  }
}
