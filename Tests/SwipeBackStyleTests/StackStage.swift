import HeadlessUIKit
import SegueCore
import SegueParts
import SwipeBackStyle
import TestSupport

/// A device with a navigation controller of two pages and the style.
struct StackStage: StageHolder {
  let stage: Stage
  let home = UIViewController()
  let detail = UIViewController()
  let stack: UINavigationController

  /// - Parameters:
  ///   - pages: The number of pages in the navigation stack.
  ///   - tune: Changes the style's parameters.
  init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 400, height: 600)),
    pages: Int = 2, tune: (inout SwipeBackParameters) -> Void = { _ in }
  ) {
    var parameters = SwipeBackParameters()
    tune(&parameters)
    home.restorationIdentifier = "home"
    detail.restorationIdentifier = "detail"
    let stack = UINavigationController(rootViewController: home)
    stack.use(.swipeBack, parameters)
    self.stack = stack
    stage = Stage(configuration, root: stack)
    guard pages > 1 else { return }
    stage.device.perform { [detail] in stack.pushViewController(detail, animated: false) }
    stage.settle()
  }

  /// Begins a touch and moves it by ten points, with which the pan begins: by default at x 110, so that the
  /// page is later at the touch's x less 110.
  func beginPan(at x: CGFloat = 100, toward side: CGFloat = 1) {
    device.perform {
      device.touchDown(at: CGPoint(x: x, y: 300))
      device.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: x + 10 * side, y: 300))
      device.advance(by: 0.1)
    }
  }

  /// Moves the touch to a position, and waits; after 0.2 s it has no velocity.
  func move(to x: CGFloat, rest: Double = 0.2) {
    device.perform {
      device.touchMove(to: CGPoint(x: x, y: 300))
      device.advance(by: rest)
    }
  }

  /// The current presentation position of a page.
  func x(of page: UIViewController) -> CGFloat {
    device.perform { page.view.layer.presentation()?.frame.minX ?? .nan }
  }
}
