package import SegueConfig

/// The alongside animation of an element: its offset and alpha before its screen appears and after
/// it disappears.
package nonisolated struct AlongsidePlan: Equatable, Sendable {
  /// The translation from the element's layout position, pt; zero by default.
  package var offset = ConfigPoint(x: 0, y: 0)
  /// The alpha, 0 to 1; 1 by default.
  package var alpha = 1.0
  /// The start of the animation of an appearing screen, as a fraction of the transition's duration;
  /// 0 by default. The animation of a disappearing screen is the reverse.
  package var relativeStartTime = 0.0
  /// The duration as a fraction of the transition's, up to its end; 1 by default.
  package var relativeDuration = 1.0

  /// Whether the animation takes a part of the transition only.
  var isPartial: Bool { relativeStartTime > 0 || relativeDuration < 1 }

  /// Returns the start of the animation, as a fraction of the transition's duration.
  func relativeStartTime(away: Bool) -> Double {
    away ? max(0, 1 - relativeStartTime - relativeDuration) : relativeStartTime
  }

  static let table = ParameterTable(
    "an alongside animation", defaults: AlongsidePlan(),
    [
      Parameter(
        "offset", \.offset, .point,
        "The translation before its screen appears and after it disappears: [dx, dy]."),
      Parameter(
        "alpha", \.alpha, .fraction(),
        "The alpha before its screen appears and after it disappears."),
      Parameter(
        "relativeStartTime", \.relativeStartTime, .fraction(0...0.99),
        "When it starts as its screen appears, as a fraction of the transition's duration."),
      Parameter(
        "relativeDuration", \.relativeDuration, .fraction(0.01...1),
        "How long it takes, as a fraction of the transition's duration."),
    ],
    check: { plan, value, diagnostics in
      let end = plan.relativeStartTime + plan.relativeDuration
      guard end > 1.000_001 else { return }
      let remaining = numberText((1 - plan.relativeStartTime).rounded(places: 6))
      diagnostics.error(
        "late-keyframe", "the alongside animation would end after the transition",
        at: value["relativeDuration"]?.range ?? value["relativeStartTime"]?.range,
        help: "write relativeDuration: \(remaining), or less")
    }
  ).requiringAnyKey("empty-alongside", "the alongside animation changes nothing")
}
