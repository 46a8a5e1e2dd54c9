import SegueCore

/// The systems that are panels: they differ in the transition only, which is in Systems.segue.yaml.
extension System {
  static let dimming = System(
    1, "A dimming view",
    "It belongs to the presentation, fades alongside it, and is removed if that is canceled.",
    panelWith: Transitions.dimmed)

  static let slideIn = System(
    4, "Panels from four edges",
    "A panel slides in from just outside one of four edges in 0.3 s, and slides out again.",
    pushing: {
      ScreenViewController(
        "Four edges",
        buttons: [
          .presenting("From the left", with: Transitions.fromLeft),
          .presenting("From the right", with: Transitions.fromRight),
          .presenting("From the top", with: Transitions.fromTop),
          .presenting("From the bottom", with: Transitions.fromBottom),
        ])
    })

  static let twoThirds = System(
    5, "Two thirds of the screen",
    "The panel covers two thirds of the width at its edge; a tap outside dismisses it.",
    panelWith: Transitions.twoThirds)

  static let bottomSheet = System(
    8, "Heights of a bottom sheet",
    "A sheet as high as its content, or a part of the screen; dismissed by drag, tap or code.",
    pushing: {
      ScreenViewController(
        "Bottom sheet",
        buttons: [
          .presenting("As high as its content", with: Transitions.fitting),
          .presenting("A quarter", with: Transitions.quarter),
          .presenting("Half", with: Transitions.half),
          .presenting("Three quarters", with: Transitions.threeQuarters),
          .presenting("All", with: Transitions.full),
          .presenting("Dismissed by a drag", with: Transitions.byDragOnly),
          .presenting("Dismissed by a tap", with: Transitions.byTapOnly),
          .presenting("Dismissed by code", with: Transitions.byCodeOnly),
        ])
    })

  static let rubberBand = System(
    11, "A drag that rubber-bands",
    "A drag past the height of the sheet rubber-bands, and the sheet returns when it ends.",
    panelWith: Transitions.pinned)

  static let interruptibleSheet = System(
    12, "A drag that interrupts",
    "A drag interrupts the transition of the sheet, can reverse it, and keeps its velocity.",
    panelWith: Transitions.interruptible)

  static let card = System(
    29, "A card",
    "A card in front of a scaled and dimmed presenter with rounded corners.",
    panelWith: Transitions.card)
}
