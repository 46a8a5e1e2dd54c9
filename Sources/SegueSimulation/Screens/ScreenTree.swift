import HeadlessUIKit

/// Builds the controllers of a root: screens, stacks and tabs.
final class ScreenTree {
  private let plan: AppPlan
  /// The screens that were built.
  private(set) var screens: [ScreenController] = []
  /// The stacks and tabs that use a transition of the file.
  private(set) var uses: [(controller: UIViewController, use: TransitionUse)] = []

  init(_ plan: AppPlan) { self.plan = plan }

  func controller(of root: RootPlan) -> UIViewController {
    switch root {
    case .screen(let name): screen(name)
    case .navigation(let plan): stack(plan)
    case .tabs(let plan): tabs(plan)
    }
  }

  private func screen(_ name: String) -> UIViewController {
    let screen = ScreenController(name, plan.screen(name) ?? ScreenPlan())
    screens.append(screen)
    return screen
  }

  private func stack(_ plan: NavigationPlan) -> UIViewController {
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.restorationIdentifier = "navigation of \(plan.screens.first ?? "")"
    stack.viewControllers = plan.screens.map(screen)
    stack.isNavigationBarHidden = plan.hidesBar
    stack.title = stack.viewControllers.first?.title
    if let use = plan.with { uses.append((stack, use)) }
    return stack
  }

  private func tabs(_ plan: TabsPlan) -> UIViewController {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = plan.tabs.map { tab in
      let controller = controller(of: tab)
      let title = controller.title ?? ""
      controller.tabBarItem.title = title.isEmpty ? tab.firstScreen : title
      controller.tabBarItem.accessibilityIdentifier = PlanNames.item(ofTab: tab.firstScreen)
      return controller
    }
    if let selected = plan.selected {
      let wanted = tabs.viewControllers?.first { $0.firstScreenName == selected }
      if let wanted { tabs.selectedViewController = wanted }
    }
    if let use = plan.with { uses.append((tabs, use)) }
    return tabs
  }
}
