import HeadlessUIKit
package import SegueConfig

/// Shows a column of a split view.
package nonisolated struct ShowColumnAction: Action {
  /// The column.
  package var column: SplitPlan.Column

  package static let key = "show"
  package static let summary =
    "Shows a column of a split view by code: `primary`, `supplementary` or `secondary`; a "
    + "collapsed split view pushes up to it."
  package static let examples = ["show: primary"]
  package static let hasSource = false

  package static func kind(_ names: AppNames) -> ParameterKind<Self>? {
    ParameterKind<SplitPlan.Column>.choice("a column").mapped(Self.init, back: \.column)
  }

  package var sentence: String { "show \(column.rawValue)" }

  package func perform(_ context: ActionContext) {
    context.splitController(for: column)?.show(.init(column))
  }
}
