import HeadlessUIKit
package import SegueConfig

/// Selects a tab.
package nonisolated struct SelectTabAction: Action {
  /// The tab, identified by its first screen.
  package var tab: String

  package static let key = "select"
  package static let summary =
    "Selects a tab programmatically; `tap: { tab: settings }` selects it as the user does."
  package static let examples = ["select: settings"]
  package static let hasSource = false

  package static func kind(_ names: AppNames) -> ParameterKind<Self>? {
    names.tab.mapped(Self.init, back: \.tab)
  }

  package var sentence: String { "select \(tab)" }

  package func perform(_ context: ActionContext) {
    let tabs = context.app.tabBarController(with: tab)
    guard let controller = tabs?.viewControllers?.first(where: { $0.firstScreenName == tab }) else {
      return context.report(
        .none(
          requirement: "there is a tab \(tab)", expected: tab,
          advice: "\(context.sourceName) cannot select \(tab): no tab has that name"))
    }
    tabs?.selectedViewController = controller
  }
}
