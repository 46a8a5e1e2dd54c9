import SegueCore
import SegueParts

/// Positions the presented view at its edge, above the dimming.
final class SlideInPresentation: PlacedPresentationController {
  private(set) var parameters: SlideInParameters

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: SlideInParameters,
    _ host: TransitionHost
  ) {
    self.parameters = parameters
    super.init(presented, presenting: presenting, parameters.configuration, host: host)
  }

  /// Changes the position, the size and the appearance, and the timing of the dismissal.
  func update(_ parameters: SlideInParameters) {
    self.parameters = parameters
    update(parameters.configuration)
  }

  override func makePans() -> [TransitionPan] {
    parameters.dismissOnDrag ? [dismissalPan(toward: parameters.edge, parameters.drag)] : []
  }

  override func movement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    let timing = parameters.timing.timing(for: direction)
    // A drag that does not dismiss ends with `settleMotion`.
    let bounces = timing.overshoots || parameters.drag.settleTiming(initialVelocity: 0).overshoots
    return DisplacementMovement(
      timing,
      presented: { [parameters] in
        parameters.displacement(of: $0.presentedFrame, in: $0.container)
      }, decorations: bounces ? [EdgeExtension(beyond: parameters.edge.side)] : [])
  }

  override func displacement(of frame: CGRect, in container: UIView) -> Displacement? {
    parameters.displacement(of: frame, in: container)
  }

  override func adaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    parameters.disableCompactHeight && traits.verticalSizeClass == .compact
      ? .overFullScreen : .none
  }

  override func replacement(in style: UIModalPresentationStyle) -> UIViewController? {
    parameters.compactHeightScreen.flatMap(host.controller)
  }
}

extension SlideInParameters {
  /// Returns the displacement of the view from its frame to just outside the container.
  fileprivate func displacement(of frame: CGRect, in container: UIView) -> Displacement {
    let side = edge.side(in: container)
    return .slide(toward: side, by: frame.distance(outOf: container.bounds, toward: side))
  }

  fileprivate var configuration: PresentationConfiguration {
    var placement = ViewPlacement(at: edge, extent: extent)
    placement.margin = margin
    placement.cornerRadius = cornerRadius
    return PresentationConfiguration(
      placement: placement, dimming: dimming, presenter: presenter,
      shouldRemovePresentersView: shouldRemovePresentersView)
  }
}
