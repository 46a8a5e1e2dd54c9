import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == CrossDissolveParameters {
  /// The cross-dissolve style: the appearing view fades in above the other one.
  public static var crossDissolve: Self {
    StyleDescriptor(
      identifier: "crossDissolve",
      summary: "A view fades in and out above another one, in modals, navigation stacks and tabs.",
      parameters: CrossDissolveParameters.table,
      examples: [
        "{ style: crossDissolve, scale: 1.1, duration: 250ms, motion: easeOut }",
        "{ style: crossDissolve, activationArea: full, drag: { threshold: 0.25 } }",
        "{ style: crossDissolve, activationArea: none, shouldRemovePresentersView: false }",
      ],
      otherNames: ["crossFade", "fade", "dissolve"],
      make: {
        CoverTransition(
          $0, pan: \.pan,
          presentation: { .init(shouldRemovePresentersView: $0.shouldRemovePresentersView) }
        ) { parameters, direction, _ in
          let hidden = Displacement.fade() + .scale(parameters.scale)
          return DisplacementMovement(
            parameters.timing.timing(for: direction), presented: { _ in hidden })
        }
      })
  }
}
