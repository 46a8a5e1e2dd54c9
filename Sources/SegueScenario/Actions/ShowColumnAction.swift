package import HeadlessUIKit
package import SegueConfig

/// Shows a column of a split view.
package nonisolated struct ShowColumnAction: Action {
  /// The column.
  package var column: UISplitViewController.Column

  package static let key = "show"
  package static let summary =
    "Shows a column of a split view; if collapsed, it pushes the columns up to that one."
  package static let examples = ["show: primary"]
  package static let hasSource = false

  package static func kind(_ names: AppNames) -> ParameterKind<Self>? {
    SplitPlan.column.mapped(Self.init, back: \.column)
  }

  package var sentence: String { "show \(column)" }

  package func perform(_ context: ActionContext) {
    context.splitController(for: column)?.show(column)
  }
}
