import HeadlessUIKit

/// Builds the controllers of a root: screens and containers.
final class ControllerTree {
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
    case .split(let plan): split(plan)
    case .pages(let plan): pages(plan)
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
    stack.restorationIdentifier = name("navigation", .navigation(plan))
    stack.viewControllers = plan.screens.map(screen)
    stack.isNavigationBarHidden = plan.hidesBar
    stack.definesPresentationContext = plan.definesContext
    stack.title = stack.viewControllers.first?.title
    uses.append((stack, plan.use))
    return stack
  }

  private func split(_ plan: SplitPlan) -> UIViewController {
    let split = SplitController(plan)
    split.restorationIdentifier = name("split", .split(plan))
    for (column, root) in zip(split.columnsInOrder, plan.columns) {
      split.setViewController(stacked(root), for: column)
    }
    split.title = split.viewController(for: .primary)?.title
    return split
  }

  /// A screen in a column stands in a stack, as it would in any case, but in one with a name.
  private func stacked(_ root: RootPlan) -> UIViewController {
    guard case .screen(let name) = root else { return controller(of: root) }
    return stack(NavigationPlan(screens: [name]))
  }

  private func pages(_ plan: PagesPlan) -> UIViewController {
    let pages = PagesController(plan, plan.pages.map(controller))
    pages.restorationIdentifier = name("pages", .pages(plan))
    pages.title = pages.viewControllers?.first?.title
    return pages
  }

  private func name(_ key: String, _ root: RootPlan) -> String {
    AppNames.container(key, of: root.firstScreen)
  }

  private func tabs(_ plan: TabsPlan) -> UIViewController {
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.restorationIdentifier = name("tabs", .tabs(plan))
    tabs.definesPresentationContext = plan.definesContext
    tabs.viewControllers = plan.tabs.map { tab in
      let controller = controller(of: tab)
      let title = controller.title ?? ""
      controller.tabBarItem.title = title.isEmpty ? tab.firstScreen : title
      controller.tabBarItem.accessibilityIdentifier = AppNames.item(ofTab: tab.firstScreen)
      return controller
    }
    if let selected = plan.selected {
      let wanted = tabs.viewControllers?.first { $0.firstScreenName == selected }
      if let wanted { tabs.selectedViewController = wanted }
    }
    uses.append((tabs, plan.use))
    return tabs
  }
}
