package import HeadlessUIKit
package import SegueConfig
import SegueCore

/// A navigation stack.
package nonisolated struct NavigationPlan: ContainerPlan {
  /// The screens, the root first.
  package var screens: [String] = []
  /// Whether the navigation bar is hidden; false by default.
  package var isNavigationBarHidden = false
  /// UIKit's `definesPresentationContext`; true by default (UIKit row 67).
  package var definesPresentationContext = true
  /// The transition of pushes and pops.
  package var use = TransitionUse()

  package static let displayName = "a navigation stack"
  package static let key = "navigation"
  package static let synonyms = ["stack"]

  package static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a navigation stack", defaults: Self(),
      [
        Parameter(
          key, \.screens, .list(of: names.contained, count: 1...100), required: true,
          "The screens of the navigation stack, the root first."),
        Parameter(
          "isNavigationBarHidden", \.isNavigationBarHidden, .boolean,
          "Whether the navigation bar is hidden."),
        definesPresentationContext(\.definesPresentationContext),
      ] + TransitionUse.parameters(names).map { $0.lifted(to: \.use) },
      rawValidator: { plan, value, diagnostics in
        plan.use.resolveStyle(value, names, &diagnostics)
      })
  }

  package var firstScreen: String { screens.first ?? "" }
  package var screenNames: [String] { screens }

  @MainActor package func makeController(with factory: ControllerFactory) -> UIViewController {
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.restorationIdentifier = name
    stack.viewControllers = screens.map(factory.makeScreen)
    stack.isNavigationBarHidden = isNavigationBarHidden
    stack.definesPresentationContext = definesPresentationContext
    stack.title = stack.viewControllers.first?.title
    factory.note(use, of: stack)
    return stack
  }
}

extension UINavigationController: AppContainer {
  var visibleContent: [UIViewController] { topViewController.map { [$0] } ?? [] }
  var namingChild: UIViewController? { viewControllers.first }
  var animatedChanges: String { "pushes and pops" }
  var changeRole: TransitionRole? { .stack }
}
