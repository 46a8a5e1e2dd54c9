import Clients
import SegueTesting
import Testing

@testable import Clients

@MainActor @Suite struct CubeTests {
  private let device: TestDevice
  private let stack: UINavigationController
  private let navigation: CubeNavigation

  init() throws {
    device = TestDevice(.phone) { UINavigationController(rootViewController: Self.page(.red)) }
    let stack = try #require(device.root as? UINavigationController)
    self.stack = stack
    navigation = device.device.perform { CubeNavigation(for: stack) }
  }

  private static func page(_ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }

  private func push() {
    device.perform { stack.pushViewController(Self.page(.blue), animated: true) }
  }

  private var cube: CALayer? { device.view("cube")?.layer }

  /// The turn of the cube to the left, in degrees.
  private var angle: CGFloat? {
    device.device.perform {
      guard let transform = (cube?.presentation() ?? cube)?.sublayerTransform else { return nil }
      return atan2(transform.m13, transform.m11) * 180 / .pi
    }
  }

  private var faces: [CALayer] { cube?.sublayers ?? [] }

  /// How dark the side is that turns away.
  private var shade: CGFloat? {
    device.device.perform {
      let layer = faces.first?.sublayers?.first as? CubeShade
      return (layer?.presentation() ?? layer)?.shade
    }
  }

  @Test("a push turns the cube by 90 degrees to the left, with the screens as images on two sides")
  func pushes() throws {
    push()
    device.advance(by: 0.3)
    #expect(isClose(angle, 45))
    #expect(isClose(shade, 0.5))
    #expect(faces.count == 2)
    for face in faces {
      let image = try #require(face.contents) as! CGImage
      #expect(image.width == 1179)
      #expect(image.height == 2556)
      #expect(face.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
    device.settle()
    #expect(device.view("cube") == nil)
    #expect(stack.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(device.diagnostics == [])
  }

  @Test("a pop turns the cube to the right")
  func pops() {
    push()
    device.settle()
    device.perform { stack.popViewController(animated: true) }
    device.advance(by: 0.15)
    #expect(isClose(angle, -22.5))
    device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(device.view("cube") == nil)
    #expect(device.diagnostics == [])
  }

  /// Pinches with two fingers to a part of their distance, and holds.
  private func pinch(to scale: CGFloat) {
    let middle = CGPoint(x: 196, y: 426)
    func place(_ scale: CGFloat) -> [(identifier: Int, point: CGPoint)] {
      [-1, 1].enumerated().map { index, side in
        (identifier: index, point: CGPoint(x: middle.x + 150 * scale * side, y: middle.y))
      }
    }
    for touch in place(1) { device.device.touchDown(touch.identifier, at: touch.point) }
    for step in 1...20 {
      device.advance(by: 1.0 / 60)
      device.device.touchMove(place(1 - (1 - scale) * CGFloat(step) / 20))
    }
  }

  private func lift() { for finger in 0...1 { device.device.touchUp(finger) } }

  @Test("a pinch turns the cube with the fingers, and pops if they end close to each other")
  func pinchPops() {
    push()
    device.settle()
    pinch(to: 0.5)
    #expect(isClose(angle, -42.75))
    #expect(isClose(shade, 0.475))
    lift()
    device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(device.diagnostics == [])
  }

  @Test(
    "a pinch that ends early, and one that is canceled, turn the cube back",
    arguments: [false, true])
  func pinchCancels(isCanceled: Bool) {
    push()
    device.settle()
    let top = stack.topViewController
    pinch(to: isCanceled ? 0.4 : 0.8)
    if isCanceled { for finger in 0...1 { device.device.touchCancel(finger) } } else { lift() }
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(top?.view.window != nil)
    #expect(device.view("cube") == nil)
    #expect(device.diagnostics == [])
  }

  @Test("a pinch during a push is refused, and the push completes")
  func refuses() {
    push()
    device.advance(by: 0.1)
    pinch(to: 0.3)
    lift()
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(device.view("cube") == nil)
    #expect(device.diagnostics == [])
  }

  @Test("after a rotation the sides have the size of the new screen")
  func rotates() throws {
    device.rotate(to: .landscapeRight)
    device.settle()
    push()
    device.advance(by: 0.1)
    #expect(
      faces.map(\.bounds) == Array(repeating: CGRect(x: 0, y: 0, width: 852, height: 393), count: 2)
    )
    device.settle()
    #expect(stack.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test("each call is answered once, and nothing remains of a transition, whatever interrupts it")
  func contract() {
    checkNavigationDelegate(for: protocolInvariants + [.leaksNothing], on: [.phone]) {
      CubeNavigation(for: $0)
    }
  }
}
