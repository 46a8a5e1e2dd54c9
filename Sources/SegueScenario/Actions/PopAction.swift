import HeadlessUIKit
package import SegueConfig

/// Pops from a navigation stack.
package nonisolated struct PopAction: Action {
  /// The screen that becomes topmost; by default the one below.
  package var target: String?
  /// Whether the pop is animated; true by default.
  package var animated = true

  package static let key = "pop"
  package static let synonyms = ["back", "goBack"]
  package static let summary = "Pops screens from a navigation stack."
  package static let examples = ["pop", "{ to: home, animated: true, from: detail }"]
  package static let word: Self? = Self()

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a pop", defaults: Self(),
      [
        Parameter(
          "to", \.target, .optional(names.screen),
          "The screen that becomes topmost; by default the one below."),
        Parameter("animated", \.animated, .boolean, "Whether the pop is animated."),
      ])
  }

  package var sentence: String { "pop" + (target.map { " to \($0)" } ?? "") }

  package func perform(_ context: ActionContext) {
    guard let stack = context.navigationController(to: "pop") else { return }
    guard let target else {
      stack.popViewController(animated: animated)
      return
    }
    guard let controller = stack.controller(named: target) else {
      let names = stack.names.joined(separator: ", ")
      return context.report(
        ActionFailure(
          requirement: "\(target) is in the navigation stack", expected: target, found: names,
          advice:
            "\(context.sourceName) cannot pop to \(target): its navigation stack is [\(names)]"))
    }
    stack.popToViewController(controller, animated: animated)
  }
}
