package import SegueConfig

/// How an element goes along with the transition that brings or takes its screen: where it is, and
/// how it looks, while the screen is away.
package nonisolated struct AlongsidePlan: Equatable, Sendable {
  /// How far it is from its place, pt; nothing by default.
  package var offset = ConfigPoint(x: 0, y: 0)
  /// How opaque it is, 0 to 1; 1 by default.
  package var alpha = 1.0

  static let table = ParameterTable(
    "a movement alongside", defaults: AlongsidePlan(),
    [
      Parameter(
        "offset", \.offset, .point,
        "How far from its place it is while its screen is away: [dx, dy]."),
      Parameter(
        "alpha", \.alpha, .fraction(), "How opaque it is while its screen is away."),
    ],
    rawValidator: { _, value, diagnostics in
      guard value.hasNothing(but: []) else { return }
      diagnostics.error(
        "empty-alongside", "the element goes along without a change", at: value.range,
        help: "write one of: offset, alpha")
    })
}
