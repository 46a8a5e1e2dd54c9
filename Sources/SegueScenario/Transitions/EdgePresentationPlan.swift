import HeadlessUIKit
package import SegueConfig
import SegueCore
package import SegueParts

/// A pan from an edge of a screen that presents another screen interactively.
package nonisolated struct EdgePresentationPlan: Sendable {
  /// The presentation.
  package var action = PresentAction()
  /// The edge from which the pan moves; the leading edge by default.
  package var edge = ConfigEdge.leading
  /// The completion threshold, and the timing of the remaining animation.
  package var drag = DragParameters()

  static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "an interactive presentation", defaults: Self(),
      [
        Parameter(
          PresentAction.key, \.action.screen, names.screen, required: true,
          "The screen to present.")
      ] + TransitionUse.parameters(names).map { $0.lifted(to: \Self.action.use) } + [
        Parameter("edge", \.edge, .edge, "The edge from which the pan moves.")
      ] + DragParameters.table.parameters.map { $0.lifted(to: \.drag) },
      rawValidator: { plan, value, diagnostics in
        plan.action.use.resolveStyle(value, names, &diagnostics)
        TransitionUse.reportAlert(value, PresentAction.key, names, &diagnostics)
        if value["with"] == nil {
          diagnostics.error(
            "missing-key", "'interactivePresentation' needs an interactive transition",
            at: value.range, help: "write with: and the name of a transition")
        }
        plan.checkEdge(value, &diagnostics)
      })
  }

  /// Adds a warning if the presented view appears from another edge.
  private func checkEdge(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    guard let from = action.use.edge(unlessFollowing: edge.opposite) else { return }
    diagnostics.warning(
      "mismatched-edge",
      "the view appears from the \(from.rawValue) edge and does not follow a drag from the "
        + "\(edge.rawValue) edge", at: (value["edge"] ?? value).range,
      help: "write edge: \(from.rawValue), or a transition whose view appears from the "
        + "\(edge.rawValue) edge")
  }

  /// Installs the pan within 20 pt of the edge of a visible screen; on a navigation stack, so that
  /// it may begin on the navigation bar.
  @MainActor func install(for screen: ScreenController) -> InteractivePresentationGesture {
    let stack = screen.parent as? UINavigationController
    return InteractivePresentationGesture(
      on: stack?.view ?? screen.view, toward: edge.opposite, drag, in: .edge, from: screen
    ) { [screen = BoxedReference(screen), action] in
      screen.object?.makeInteractivelyPresented(action)
    }
  }
}
