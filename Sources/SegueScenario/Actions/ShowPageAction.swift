import HeadlessUIKit
package import SegueConfig

/// Shows a page of a page view controller.
package nonisolated struct ShowPageAction: Action {
  /// The page, identified by its first screen.
  package var page = ""
  /// Whether the change is animated; true by default.
  package var animated = true

  package init(page: String = "") { self.page = page }

  package static let key = "page"
  package static let summary = "Shows a page of a page view controller, without a gesture."
  package static let examples = ["page: two", "{ to: two, animated: false }"]
  package static let hasSource = false

  package static func shortForms(_ names: AppNames) -> [ParameterKind<Self>.Alternative] {
    [.short(names.page, for: "to", Self.init, part: \.page)]
  }

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a page", defaults: Self(),
      [
        Parameter("to", \.page, names.page, required: true, "The page, by its first screen."),
        Parameter("animated", \.animated, .boolean, "Whether the change is animated."),
      ])
  }

  package var sentence: String { "show page \(page)" }

  package func perform(_ context: ActionContext) {
    let controllers: [PagesController] = context.app.containers()
    guard controllers.contains(where: { $0.show(page, animated: animated) }) else {
      return context.report(
        .none(
          requirement: "there is a page \(page)", expected: page,
          advice: "\(context.sourceName) cannot show \(page): no page has that name"))
    }
  }
}
