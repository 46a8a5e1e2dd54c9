package import HeadlessUIKit
package import SegueConfig
import SegueCore

/// A tab bar controller.
package nonisolated struct TabsPlan: ContainerPlan {
  /// The content of the tabs, anything but another tab bar, each identified by its first screen.
  package var tabs: [any RootPlan] = []
  /// The initially selected tab; `nil` for the first.
  package var selected: String?
  /// UIKit's `definesPresentationContext`.
  package var definesPresentationContext = false
  /// The transition of tab changes; by default they are not animated.
  package var use = TransitionUse()

  package static let displayName = "a tab bar controller"
  package static let key = "tabs"
  package static let synonyms = ["tabBar", "tabBarController"]

  package static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a tab bar controller", defaults: Self(),
      [
        Parameter(
          key, \.tabs, .list(of: RootList.content(of: Self.self, names), count: 1...20),
          required: true, "The content of the tabs, each identified by its first screen."),
        Parameter(
          "selected", \.selected, .optional(names.tab),
          "The initially selected tab; by default the first."),
        definesPresentationContext(\.definesPresentationContext),
      ] + TransitionUse.parameters(names).map { $0.lifted(to: \.use) },
      rawValidator: { plan, value, diagnostics in
        plan.use.resolveStyle(value, names, &diagnostics)
      })
  }

  package static func name(of screen: String) -> String { key }

  package static func addNames(of items: [ConfigValue], to names: inout AppNames) {
    names.tabs += items.compactMap(AppNames.firstScreen)
  }

  package var firstScreen: String { tabs.first?.firstScreen ?? "" }
  package var screenNames: [String] { tabs.flatMap(\.screenNames) }

  @MainActor package func makeController(with factory: ControllerFactory) -> UIViewController {
    let controller = UITabBarController(nibName: nil, bundle: nil)
    controller.restorationIdentifier =
      factory.isContent ? Self.contentName(of: firstScreen) : name
    controller.definesPresentationContext = definesPresentationContext
    controller.viewControllers = tabs.map { tab in
      let child = tab.makeController(with: factory)
      let title = child.title ?? ""
      child.tabBarItem.title = title.isEmpty ? tab.firstScreen : title
      child.tabBarItem.accessibilityIdentifier = AppNames.item(ofTab: tab.firstScreen)
      return child
    }
    if let selected {
      let initial = controller.viewControllers?.first { $0.firstScreenName == selected }
      if let initial { controller.selectedViewController = initial }
    }
    factory.note(use, of: controller)
    return controller
  }
}

extension UITabBarController: AppContainer {
  var visibleContent: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  var namingChild: UIViewController? { nil }
  var animatedChanges: String { "tab changes" }
  var changeRole: TransitionRole? { .tabs }
}
