extension CALayer {
  /// The values that hit testing uses.
  final var hitTestState: LayerValues {
    let isShown = animations.contains {
      $0.group.usesPresentationForHitTesting || $0.group.owner?.isManualHitTestingEnabled == false
    }
    guard isShown, let device = SimulatedDevice.current else { return model }
    return presentationState(at: device.now)
  }
}
