package import HeadlessUIKit
import SegueCore

/// The view controllers of the app: which are visible, and in which order.
extension RunningApp {
  /// The root and every controller presented over its visible content.
  package var chain: [UIViewController] {
    var all: [UIViewController] = [root]
    root.collectPresented(into: &all)
    return all
  }

  /// Returns a controller, its last visible child, and so on to the visible screen.
  static func visiblePath(of controller: UIViewController) -> [UIViewController] {
    [controller] + (controller.visibleChildren.last.map(visiblePath) ?? [])
  }

  /// Returns the visible screen in a controller: itself, or that of its last visible child.
  package static func leaf(of controller: UIViewController) -> UIViewController {
    controller.visibleChildren.last.map(leaf) ?? controller
  }

  /// The visible screen of the topmost presented controller.
  package var top: UIViewController { Self.leaf(of: chain.last ?? root) }

  /// Returns the topmost tab bar controller that has a tab, or else the topmost one; `nil` without any.
  package func tabBarController(with tab: String) -> UITabBarController? {
    let all: [UITabBarController] = containers()
    return all.last { $0.viewControllers?.contains { $0.firstScreenName == tab } == true }
      ?? all.last
  }

  /// Returns the containers of a type, visible ones last.
  func containers<Container: UIViewController>() -> [Container] {
    chain.flatMap(\.selfAndDescendants).compactMap { $0 as? Container }
  }

  /// All screens, visible ones last.
  package var screens: [UIViewController] {
    let all = chain.flatMap(\.screensWithin)
    return all.filter { $0.viewIfLoaded?.window == nil }
      + all.filter { $0.viewIfLoaded?.window != nil }
  }
}

/// A container view controller that the root of a file can have.
protocol AppContainer: UIViewController {
  /// The visible children, the main one last.
  var visibleContent: [UIViewController] { get }
  /// The view controllers that the container retains: its children, unless it caches others.
  var retainedContent: [UIViewController] { get }
  /// The child whose first screen names the container; `nil` if the container has a name of its own.
  var namingChild: UIViewController? { get }
  /// The changes that a style can animate, for messages: `tab changes`.
  var animatedChanges: String { get }
  /// The role of a style that animates the container's changes; `nil` if none does.
  var changeRole: TransitionRole? { get }
}

extension AppContainer {
  /// The default implementation returns the children.
  var retainedContent: [UIViewController] { children }

  /// The default implementation returns `"changes"`.
  var animatedChanges: String { "changes" }

  /// The default implementation returns `nil`.
  var changeRole: TransitionRole? { nil }
}

extension UIViewController {
  /// The controller as a navigation controller, or the one that contains it.
  package var stack: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  /// The name of the controller's screen; in a container, that of its first screen.
  package var firstScreenName: String {
    (self as? any AppContainer)?.namingChild?.firstScreenName ?? restorationIdentifier ?? ""
  }

  fileprivate var visibleChildren: [UIViewController] {
    (self as? any AppContainer)?.visibleContent ?? []
  }

  /// Adds every controller presented over the visible content, from the bottom up.
  fileprivate func collectPresented(into all: inout [UIViewController]) {
    var controller: UIViewController? = self
    while let present = controller {
      for child in present.visibleChildren { child.collectPresented(into: &all) }
      // UIKit's property is also set in the children of a presenter.
      controller = present.presentedViewController.flatMap {
        $0.presentingViewController === present ? $0 : nil
      }
      if let controller { all.append(controller) }
    }
  }

  /// The controller and its descendants, visible ones last.
  fileprivate var selfAndDescendants: [UIViewController] {
    let visible = visibleChildren
    let others = children.filter { child in !visible.contains { $0 === child } }
    return [self] + (others + visible).flatMap(\.selfAndDescendants)
  }

  /// The screens in the controller, with those that contain others; without children the controller.
  fileprivate var screensWithin: [UIViewController] {
    children.isEmpty
      ? [self] : (self is ScreenController ? [self] : []) + children.flatMap(\.screensWithin)
  }
}

extension UINavigationController {
  /// The names of the screens in the stack, the root first.
  package var names: [String] { viewControllers.map { $0.restorationIdentifier ?? "" } }

  /// Returns the topmost screen with a name in the stack.
  func controller(named name: String) -> UIViewController? {
    viewControllers.last { $0.restorationIdentifier == name }
  }
}
