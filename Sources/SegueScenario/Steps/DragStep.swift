import HeadlessUIKit
package import SegueConfig
import SegueCore
package import SegueMotion

/// Touches that move from one point to another.
package nonisolated struct DragStep: Step {
  /// The target where the touches begin; by default the held touches move.
  package var from: Target?
  /// The translation, pt.
  package var by: ConfigPoint?
  /// The target to whose visible center the touches move; the alternative to `by`.
  package var to: Target?
  /// The duration, s; 0.25 by default.
  package var seconds = 0.25
  /// The timing curve; linear by default.
  package var curve = CubicBezier.linear
  /// Whether the touches stay on the screen afterward; false by default.
  package var isHeld = false
  /// The number of touches, side by side, 1 to 5; 1 by default.
  package var numberOfTouches = 1

  package static let key = "drag"
  package static let synonyms = ["pan", "scroll"]
  package static let summary =
    "A touch begins, moves and ends. `to` is a target instead of `by`. `for` is the duration, 250 "
    + "ms by default, and `curve` the timing curve. `hold: true` keeps it on the screen."
  package static let examples = ["drag: { from: medals, by: [0, 260], for: 250ms }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a drag", defaults: Self(),
      [
        Parameter(
          "from", \.from, .optional(Target.kind(names.app)),
          "The target where the touch begins; by default the held touch moves."),
        Parameter("by", \.by, .optional(.point), "The translation: [dx, dy]."),
        Parameter(
          "to", \.to, .optional(Target.kind(names.app)),
          "The target to which it moves, instead of by."),
        Parameter("for", \.seconds, .duration(), "The duration."),
        Parameter("curve", \.curve, MotionChoice.curveKind, "The timing curve."),
        Parameter("hold", \.isHeld, .boolean, "Whether the touch stays on the screen afterward."),
        Parameter(
          "numberOfTouches", \.numberOfTouches, .numberOfTouches,
          "The number of touches, side by side."),
      ],
      rawValidator: { _, value, diagnostics in
        if value["by"] != nil, let aim = value.entry("to") {
          diagnostics.error(
            "contradiction", "'by' and 'to' cannot be combined", at: aim.keyRange,
            help: "keep one of them")
        }
        if value["by"] == nil, value["to"] == nil {
          diagnostics.error(
            "missing-key", "the drag has no distance", at: value.range,
            help: "write by: [dx, dy], in points, or to: with a target")
        }
        diagnostics.reportTouchCountWithoutStart(value)
      })
  }

  package var sentence: String? {
    "drag\(from.map { " \($0.text)" } ?? "")" + (by.map { " by \($0.text)" } ?? "")
      + (to.map { " to \($0.text)" } ?? "") + " for \(seconds.text) s"
  }
  package var minimumDuration: Double { seconds }

  package func perform(_ context: StepContext) {
    let aim = to.map { context.middle(of: $0) }
    // A target without a position was reported.
    if case .some(nil) = aim { return }
    guard let touches = context.beginOrContinue(on: from, count: numberOfTouches) else { return }
    var translation = by ?? ConfigPoint(x: 0, y: 0)
    if let aim = aim ?? nil {
      let count = CGFloat(touches.count)
      translation = ConfigPoint(
        x: aim.x - touches.map(\.point.x).reduce(0, +) / count,
        y: aim.y - touches.map(\.point.y).reduce(0, +) / count)
    }
    let moved = context.touches.move(touches, by: translation, for: seconds, curve)
    isHeld ? context.touches.hold(moved) : context.touches.end(moved)
  }
}
