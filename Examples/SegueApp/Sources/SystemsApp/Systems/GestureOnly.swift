import SegueCore

extension System {
  static let gestureOnly = System(
    9, "Interactive dismissals only",
    "A custom animator for interactive dismissals; every other transition is the system's.",
    presenting: {
      let panel = ScreenViewController("Panel", "Drag it down, or close it: the motions differ.")
      panel.use(Transitions.gestureOnly, interactiveOnly: true)
      return panel
    })
}
