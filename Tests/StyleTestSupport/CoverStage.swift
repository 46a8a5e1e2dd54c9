package import HeadlessUIKit
package import SegueCore
package import TestSupport

/// A device with two controllers, of which the upper covers the lower: presented, pushed, or in the
/// next tab.
package struct CoverStage: StageHolder {
  /// The relation of the two controllers.
  package enum Kind: String, CaseIterable, Sendable {
    case modal, stack, tabs
  }

  package let stage: Stage
  package let lower = UIViewController()
  package let upper = UIViewController()
  package let kind: Kind
  private let container: UIViewController

  /// Shows the lower controller on a device of 400 x 600 pt, and installs a style.
  package init(
    _ kind: Kind,
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 400, height: 600)),
    style: any TransitionStyle, host: TransitionHost = TransitionHost()
  ) {
    self.kind = kind
    lower.restorationIdentifier = "lower"
    upper.restorationIdentifier = "upper"
    switch kind {
    case .modal: container = lower
    case .stack: container = UINavigationController(rootViewController: lower)
    case .tabs:
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.viewControllers = [lower, upper]
      container = tabs
    }
    stage = Stage(configuration, root: container)
    device.perform { [upper, container] in
      (kind == .modal ? upper : container).use(style, host: host)
    }
  }

  /// Presents, pushes or selects the upper controller, and runs the turn in which the transition
  /// starts.
  package func forward(animated: Bool = true) {
    device.perform {
      switch container {
      case let stack as UINavigationController: stack.pushViewController(upper, animated: animated)
      case let tabs as UITabBarController: tabs.selectedIndex = 1
      default: lower.present(upper, animated: animated)
      }
      device.turn()
    }
    if !animated { device.settle() }
  }

  /// Dismisses, pops or deselects the upper controller, and runs the turn in which the transition
  /// starts.
  package func reverse() {
    device.perform {
      switch container {
      case let stack as UINavigationController: stack.popViewController(animated: true)
      case let tabs as UITabBarController: tabs.selectedIndex = 0
      default: lower.dismiss(animated: true)
      }
      device.turn()
    }
  }

  /// Whether the upper controller is shown, by the relations of the controllers.
  package var isUpperShown: Bool {
    switch container {
    case let stack as UINavigationController: stack.topViewController === upper
    case let tabs as UITabBarController: tabs.selectedViewController === upper
    default: lower.presentedViewController === upper
    }
  }

  /// The current presentation frame of a controller's view.
  package func frame(of controller: UIViewController) -> CGRect {
    device.perform { controller.view.layer.presentation()?.frame ?? .null }
  }

  /// The current presentation opacity of a controller's view.
  package func opacity(of controller: UIViewController) -> Float {
    device.perform { controller.view.layer.presentation()?.opacity ?? .nan }
  }

  /// Drags a touch in steps of 20 ms, and leaves it down.
  ///
  /// A pan is recognized at the first step and counts from there: views move by the other steps.
  package func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8) {
    device.perform {
      device.touchDown(at: start)
      for step in 1...steps {
        device.advance(by: 0.02)
        let fraction = CGFloat(step) / CGFloat(steps)
        device.touchMove(
          to: CGPoint(
            x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
        device.turn()
      }
    }
  }

  /// Ends the touch after a rest, so that it has no velocity, and waits for the end.
  package func release() {
    device.perform {
      device.advance(by: 0.2)
      device.touchUp()
    }
    device.settle()
  }
}
