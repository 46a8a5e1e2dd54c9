package import HeadlessUIKit
package import SegueConfig

/// Hides a column of a split view.
package nonisolated struct HideColumnAction: Action {
  /// The column.
  package var column: UISplitViewController.Column

  package static let key = "hide"
  package static let summary =
    "Hides a column of a split view; if collapsed, it pops the column."
  package static let examples = ["hide: primary"]
  package static let hasSource = false

  package static func kind(_ names: AppNames) -> ParameterKind<Self>? {
    SplitPlan.column.mapped(Self.init, back: \.column)
  }

  package var sentence: String { "hide \(column)" }

  package func perform(_ context: ActionContext) {
    context.splitController(for: column)?.hide(column)
  }
}
