/// Diagnostics of errors in an app's presentations.
extension PresentationTransition {
  func reportPresenterGone(on device: SimulatedDevice) {
    device.diagnose(
      .notInHierarchy,
      "the view of \(device.name(of: presenter)) left the window before the presentation of "
        + "\(device.name(of: presented)) began; the presentation is canceled")
  }
}
