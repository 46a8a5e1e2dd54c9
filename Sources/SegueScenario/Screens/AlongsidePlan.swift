package import SegueConfig
package import SegueCore

/// The alongside animation of an element: its offset and alpha before its screen appears and after
/// it disappears.
package nonisolated struct AlongsidePlan: Equatable, Sendable {
  /// The translation from the element's layout position, pt; zero by default.
  package var offset = ConfigPoint(x: 0, y: 0)
  /// The alpha, 0 to 1; 1 by default.
  package var alpha = 1.0
  /// The part of the transition in which the element is animated; all of it by default.
  package var keyframe = Keyframe()

  static let table = ParameterTable(
    "an alongside animation", defaults: AlongsidePlan(),
    [
      Parameter(
        "offset", \.offset, .point,
        "The translation before its screen appears and after it disappears: [dx, dy]."),
      Parameter(
        "alpha", \.alpha, .fraction(),
        "The alpha before its screen appears and after it disappears."),
    ] + Keyframe.parameters(at: \.keyframe),
    check: { $0.keyframe.check($1, &$2) }
  ).requiringAnyKey("empty-alongside", "the alongside animation changes nothing")
}
