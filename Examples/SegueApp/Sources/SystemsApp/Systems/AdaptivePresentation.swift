import SegueCore

extension System {
  static let adaptivePresentation = System(
    2, "Adaptive presentation",
    "Where there is too little room, a replacement is shown; the original returns with the room.",
    presenting: {
      let panel = ScreenViewController("Panel", "Rotate the device to compact height.")
      panel.use(
        Transitions.adaptive,
        host: .naming("replacement") {
          ScreenViewController("Replacement", "There is too little room for the panel.")
        })
      return panel
    })
}

extension TransitionHost {
  /// Returns a host for a transition whose parameters name a view controller.
  static func naming(_ name: String, _ make: @escaping () -> UIViewController) -> TransitionHost {
    TransitionHost(controller: { $0 == name ? make() : nil })
  }
}
