import SegueConfig
public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == FlipParameters {
  /// The flip style: the upper view grows and fades in above the lower one.
  public static var flip: Self {
    StyleDescriptor(
      identifier: "flip",
      summary: "A view grows and fades in above another one, in modals, stacks and tabs.",
      parameters: FlipParameters.table,
      examples: [
        "{ style: flip, scale: 0.5, duration: 250ms, motion: easeOut }",
        "{ style: flip, scale: 1.2, activationArea: edge }",
        "{ style: flip, reverse: { duration: 200ms }, activationArea: none }",
      ],
      make: {
        CoverTransition($0, pan: \.pan) { parameters, direction, _ in
          // The difference between the hidden and the visible upper view.
          let hidden = Displacement.scale(parameters.scale) + .fade()
          return DisplacementMovement(
            parameters.timing.timing(for: direction), presented: { _ in hidden })
        }
      })
  }
}
