public import SegueCore
import SegueParts

nonisolated extension StyleDescriptor where Parameters == DropParameters {
  /// The drop style: a card drops in from above the screen, tilted, and falls out below.
  public static var drop: Self {
    StyleDescriptor(
      identifier: "drop",
      summary: "A card drops in from above, tilted, and falls out below when dismissed.",
      parameters: DropParameters.table,
      examples: [
        "{ style: drop, tilt: 15, placement: { size: [300, 300] } }",
        "{ style: drop, tilt: 0, placement: fill, cornerRadius: 0, dimming: { opacity: 0 } }",
        "{ style: drop, tilt: -20, duration: 250ms, motion: easeOut, activationArea: none }",
        "{ style: drop, tilt: 30, straightening: { relativeStartTime: 0.6, relativeDuration: 0.4 } }",
        "{ style: drop, placement: fill, shouldRemovePresentersView: true }",
      ],
      make: { ModalTransition($0, presentation: DropPresentation.init) })
  }
}
