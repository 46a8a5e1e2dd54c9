package import SegueConfig
import SegueCore
package import SegueParts

/// A gesture on an element that presents a screen interactively.
package nonisolated struct InteractivePresentationPlan: Hashable, Sendable {
  /// The edge toward which the pan moves; the top by default.
  package var toward = ConfigEdge.top
  /// The completion threshold, and the timing of the remaining animation.
  package var drag = DragParameters()

  /// The kind: an edge, or a map.
  static let kind = ParameterKind<InteractivePresentationPlan>.oneOf(
    "an interactive presentation",
    [
      .words(ConfigEdge.allCases.map { ($0.rawValue, InteractivePresentationPlan(toward: $0)) })
        .short(for: "toward"),
      .kind(.record(table), when: { $0.entries != nil }, { $0 }, back: { $0 }),
    ])

  private static let table = ParameterTable(
    "an interactive presentation", defaults: InteractivePresentationPlan(),
    [Parameter("toward", \.toward, .edge, "The edge toward which the pan moves.")]
      + DragParameters.table.parameters.map { $0.lifted(to: \.drag) },
    check: { plan, value, diagnostics in diagnostics.check(plan.drag, value) })

  /// Adds a warning if the presented view cannot follow the pan.
  ///
  /// - Parameters:
  ///   - value: The interactive presentation as written.
  ///   - use: The transition.
  ///   - diagnostics: Receives the warning.
  func checkEdge(
    _ value: ConfigValue, _ use: TransitionUse, _ diagnostics: inout ConfigDiagnostics
  ) {
    let written = value["toward"] ?? value
    guard let edge = use.edge(unlessFollowing: toward) else { return }
    diagnostics.warning(
      "mismatched-edge",
      "the view appears from the \(edge.rawValue) edge and does not follow a drag toward the "
        + "\(toward.rawValue) edge", at: written.range,
      help: "write \(edge.opposite.rawValue), or a transition whose view appears from the "
        + "\(toward.opposite.rawValue) edge")
  }
}

nonisolated extension TransitionUse {
  /// Returns the edge from which the presented view appears, if it does not follow a pan.
  ///
  /// - Parameter toward: The edge toward which the pan moves.
  /// - Returns: `nil` if the view follows in some layout direction, or the edge is not known.
  func edge(unlessFollowing toward: ConfigEdge) -> ConfigEdge? {
    guard let edge = configuredStyle?.appearsFrom else { return nil }
    if edge == toward || edge.isHorizontal != toward.isHorizontal { return edge }
    return nil
  }
}
