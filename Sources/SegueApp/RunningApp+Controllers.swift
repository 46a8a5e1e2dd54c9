package import HeadlessUIKit

/// The view controllers of the app: which are on view, and in which order.
extension RunningApp {
  /// The root and all that is presented above what is on view in it.
  package var chain: [UIViewController] {
    var all: [UIViewController] = [root]
    root.collectPresented(into: &all)
    return all
  }

  /// The screen on view in a controller: itself, or that of its last child on view.
  package static func leaf(of controller: UIViewController) -> UIViewController {
    controller.childrenOnView.last.map(leaf) ?? controller
  }

  /// The screen on view at the top of what is presented.
  package var top: UIViewController { Self.leaf(of: chain.last ?? root) }

  /// The tabs of the root, where it has some.
  package var tabs: UITabBarController? { root as? UITabBarController }

  /// The containers of a kind that there are, those on view last.
  func containers<Container: UIViewController>() -> [Container] {
    root.containersWithin.compactMap { $0 as? Container }
  }

  /// All screens that there are, those on view last.
  package var screens: [UIViewController] {
    let all = chain.flatMap(\.screensWithin)
    return all.filter { $0.viewIfLoaded?.window == nil }
      + all.filter { $0.viewIfLoaded?.window != nil }
  }
}

extension UIViewController {
  /// The navigation stack that the controller is or is in.
  package var stack: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  /// The name of the controller's screen; that of the first in a container.
  package var firstScreenName: String {
    let first =
      switch self {
      case let stack as UINavigationController: stack.viewControllers.first
      case let split as UISplitViewController: split.viewController(for: .primary)
      case let pages as PagesController: pages.first
      default: nil as UIViewController?
      }
    return first?.firstScreenName ?? restorationIdentifier ?? ""
  }

  /// The children of a container that are on view, the main one last.
  fileprivate var childrenOnView: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController: split.viewControllers
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: []
    }
  }

  /// Adds all that is presented over what is on view in the controller, from the bottom up.
  fileprivate func collectPresented(into all: inout [UIViewController]) {
    var controller: UIViewController? = self
    while let present = controller {
      for child in present.childrenOnView { child.collectPresented(into: &all) }
      controller = present.presentedViewController.flatMap {
        $0.presentingViewController === present ? $0 : nil
      }
      if let controller { all.append(controller) }
    }
  }

  /// The controller and those in it, those on view last.
  fileprivate var containersWithin: [UIViewController] {
    let onView = childrenOnView
    let others = children.filter { child in !onView.contains { $0 === child } }
    return [self] + (others + onView).flatMap(\.containersWithin)
  }

  /// The screens in the controller, or itself.
  fileprivate var screensWithin: [UIViewController] {
    children.isEmpty ? [self] : children.flatMap(\.screensWithin)
  }
}

extension UINavigationController {
  /// The names of the screens in the stack, the root first.
  package var names: [String] { viewControllers.map { $0.restorationIdentifier ?? "" } }

  /// The topmost screen of a name in the stack.
  func controller(named name: String) -> UIViewController? {
    viewControllers.last { $0.restorationIdentifier == name }
  }
}
