/// What an app did wrong around a presentation, in words that say how to mend it.
extension PresentationTransition {
  func reportPresenterGone(on device: SimulatedDevice) {
    device.diagnose(
      .notInHierarchy,
      "the view of \(device.name(of: presenter)) left the window before the presentation of "
        + "\(device.name(of: presented)) began; it is called off")
  }
}
