import SegueCore
import SegueParts

/// Positions the presented view at its edge, above the dimming.
final class SlideInPresentation: PlacedPresentationController {
  let parameters: SlideInParameters

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: SlideInParameters,
    _ host: TransitionHost
  ) {
    self.parameters = parameters
    super.init(
      presented, presenting: presenting,
      placement: ViewPlacement(at: parameters.edge, extent: parameters.extent),
      dimming: parameters.dimming,
      shouldRemovePresentersView: parameters.shouldRemovePresentersView, host: host)
  }

  override func displacement(of frame: CGRect, in container: UIView) -> Displacement? {
    parameters.displacement(of: frame, in: container)
  }
}
