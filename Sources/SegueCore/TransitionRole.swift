/// What a style animates for a controller; a controller has one style for each role.
public enum TransitionRole: CaseIterable, Sendable {
  /// The presentation and dismissal of the controller.
  case modal
  /// The pushes and pops of a navigation controller.
  case stack
  /// The tab changes of a tab bar controller.
  case tabs
}

extension TransitionRole {
  /// Returns whether a style takes the role for a controller.
  ///
  /// A style without any delegate sets UIKit's own in `attach`; what it animates is not known
  /// before, so it takes every role that the controller has.
  func isTaken(by style: any TransitionStyle, for controller: UIViewController) -> Bool {
    let hasDelegates =
      style.transitioningDelegate != nil || style.navigationDelegate != nil
      || style.tabBarDelegate != nil
    switch self {
    case .modal: return style.transitioningDelegate != nil || !hasDelegates
    case .stack:
      return controller is UINavigationController
        && (style.navigationDelegate != nil || !hasDelegates)
    case .tabs:
      return controller is UITabBarController && (style.tabBarDelegate != nil || !hasDelegates)
    }
  }

  /// Makes an adapter the delegate of the controller's transitions, if its style has a delegate.
  func install(_ adapter: StyleAdapter, on controller: UIViewController) {
    switch self {
    case .modal:
      guard adapter.style.transitioningDelegate != nil else { return }
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = adapter
    case .stack:
      guard adapter.navigation != nil else { return }
      (controller as? UINavigationController)?.delegate = adapter
    case .tabs:
      guard adapter.tabs != nil else { return }
      (controller as? UITabBarController)?.delegate = adapter
    }
  }

  /// Returns whether a controller has a delegate for the role.
  func hasDelegate(_ controller: UIViewController) -> Bool {
    switch self {
    case .modal: controller.transitioningDelegate != nil
    case .stack: (controller as? UINavigationController)?.delegate != nil
    case .tabs: (controller as? UITabBarController)?.delegate != nil
    }
  }

  /// Makes the transitions of the controller the system's.
  func removeDelegate(of controller: UIViewController) {
    switch self {
    case .modal:
      controller.transitioningDelegate = nil
      controller.modalPresentationStyle = .automatic
    case .stack: (controller as? UINavigationController)?.delegate = nil
    case .tabs: (controller as? UITabBarController)?.delegate = nil
    }
  }
}
