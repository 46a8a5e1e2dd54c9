import HeadlessUIKit
import SegueApp
package import SegueConfig
import SegueCore
package import SegueMotion

/// Touches that move from one place to another.
package nonisolated struct DragStep: Step {
  /// Where they begin; by default those that are held go on.
  package var from: Target?
  /// How far they move, pt.
  package var by: ConfigPoint?
  /// Where they move, to the middle of what is visible there; this or `by` is given.
  package var to: Target?
  /// How long they take, s; 0.25 by default.
  package var seconds = 0.25
  /// How their progress depends on time; evenly by default.
  package var curve = CubicBezier.linear
  /// Whether they stay on the screen afterward; false by default.
  package var isHeld = false
  /// How many there are, side by side, 1 to 5; 1 by default.
  package var numberOfTouches = 1

  package static let key = "drag"
  package static let synonyms = ["pan", "scroll"]
  package static let summary =
    "A touch begins, moves and ends; `to:` a target instead of `by`; `curve` (linear, easeIn, "
    + "easeOut, easeInOut, standard); `hold: true` leaves it on the screen; 250 ms unless said."
  package static let examples = ["drag: { from: medals, by: [0, 260], for: 250ms }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a drag", defaults: Self(),
      [
        Parameter(
          "from", \.from, .optional(Target.kind(names.app)),
          "Where the finger lands; by default the one that is held goes on."),
        Parameter("by", \.by, .optional(.point), "How far it goes: [dx, dy]."),
        Parameter("to", \.to, .optional(Target.kind(names.app)), "Or where it goes."),
        Parameter("for", \.seconds, .duration(0...60), "How long it takes."),
        Parameter("curve", \.curve, MotionChoice.curveKind, "How fast it is on its way."),
        Parameter("hold", \.isHeld, .boolean, "Whether it stays on the screen afterward."),
        Parameter(
          "numberOfTouches", \.numberOfTouches, .numberOfTouches,
          "How many fingers there are, side by side."),
      ],
      rawValidator: { _, value, diagnostics in
        if value["by"] != nil, let aim = value.entry("to") {
          diagnostics.error(
            "contradiction", "'by' and 'to' cannot stand together", at: aim.keyRange,
            help: "keep one of them")
        }
        if value["by"] == nil, value["to"] == nil {
          diagnostics.error(
            "missing-key", "the drag goes nowhere", at: value.range,
            help: "write by: [dx, dy] in pt, or to: and a target")
        }
        diagnostics.reportTouchCountWithoutStart(value)
      })
  }

  package var sentence: String? {
    "drag\(from.map { " \($0.text)" } ?? "")" + (by.map { " by \($0.text)" } ?? "")
      + (to.map { " to \($0.text)" } ?? "") + " for \(seconds.text) s"
  }
  package var leastDuration: Double { seconds }

  package func take(_ context: StepContext) {
    let aim = to.map { context.middle(of: $0) }
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
