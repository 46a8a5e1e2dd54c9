extension CALayer {
  /// The values that hit testing uses: the model, or, if an animation asks for it, the presentation values.
  final var hitTestState: LayerValues {
    let usesPresentation = animations.contains {
      $0.group.usesPresentationForHitTesting || $0.group.owner?.isManualHitTestingEnabled == false
    }
    guard usesPresentation, let device = SimulatedDevice.current else { return model }
    return presentationState(at: device.now)
  }
}
