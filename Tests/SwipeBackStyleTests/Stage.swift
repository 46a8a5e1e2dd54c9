import HeadlessUIKit
import SegueCore
import SegueParts
import SwipeBackStyle

/// A device that shows a stack of two pages with the style.
struct Stage {
  let device: SimulatedDevice
  let window: UIWindow
  let home = UIViewController()
  let detail = UIViewController()
  let stack: UINavigationController

  /// - Parameters:
  ///   - pages: How many of the two pages are on the stack.
  ///   - tune: Changes the style's parameters.
  init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 400, height: 600)),
    pages: Int = 2, tune: (inout SwipeBackParameters) -> Void = { _ in }
  ) {
    device = SimulatedDevice(configuration)
    var parameters = SwipeBackParameters()
    tune(&parameters)
    let (home, detail) = (home, detail)
    (stack, window) = device.perform {
      home.restorationIdentifier = "home"
      detail.restorationIdentifier = "detail"
      let stack = UINavigationController(rootViewController: home)
      stack.use(swipeBack.make(parameters))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      if pages > 1 { stack.pushViewController(detail, animated: false) }
      return (stack, window)
    }
    device.settle()
  }

  /// A finger lands, goes the ten points that make it a pan, and begins.
  func grab(at x: CGFloat = 100, towards side: CGFloat = 1) {
    device.perform {
      device.touchDown(at: CGPoint(x: x, y: 300))
      device.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: x + 10 * side, y: 300))
      device.advance(by: 0.1)
    }
  }

  /// The finger goes on to a place, slowly or at once, and rests.
  func move(to x: CGFloat, rest: Double = 0.2) {
    device.perform {
      device.touchMove(to: CGPoint(x: x, y: 300))
      device.advance(by: rest)
    }
  }

  /// The finger lifts.
  func lift() {
    device.perform {
      device.touchUp()
      device.turn()
    }
  }

  /// Where a page is shown now.
  func x(of page: UIViewController) -> CGFloat {
    device.perform { page.view.layer.presentation()?.frame.minX ?? .nan }
  }

  /// Everything that can be seen, and whether it reacts.
  var tree: [String] { device.perform { lines(of: window) } }

  private func lines(of view: UIView) -> [String] {
    let layer = view.layer
    let line =
      "\(type(of: view)) \(view.frame) \(view.alpha) \(view.transform) \(layer.shadowOpacity) "
      + "\(layer.shadowRadius) \(layer.shadowOffset) \(layer.shadowPath == nil) "
      + "\(view.isUserInteractionEnabled) \(view.isHidden)"
    return [line] + view.subviews.flatMap { lines(of: $0).map { "  " + $0 } }
  }

  var complaints: [String] { device.diagnostics.map(\.message) }
}
