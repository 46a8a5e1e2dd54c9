import SegueConfig
import SegueCore
import SegueParts

/// Positions the view above the dimming, and queries the content at every tap on the dimming.
final class DimmingPresentation: PlacedPresentationController {
  private(set) var parameters: DimmingTransitionParameters
  /// Whether the movement is that of the content.
  private var contentMoves = false

  init(
    _ presented: UIViewController, presenting: UIViewController?,
    _ parameters: DimmingTransitionParameters, _ host: TransitionHost
  ) {
    self.parameters = parameters
    super.init(presented, presenting: presenting, parameters.configuration, host: host)
  }

  /// Changes the position, the size and the appearance, and the timing of the dismissal.
  func update(_ parameters: DimmingTransitionParameters) {
    self.parameters = parameters
    update(parameters.configuration)
  }

  /// Returns the content's movement, or the style's, with the parameters of this presentation:
  /// changes of the style's parameters do not affect its dismissal.
  override func movement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    let contentMovement = content?.ownMovement(for: direction)
    contentMoves = contentMovement != nil
    return contentMovement ?? parameters.movement(for: direction)
  }

  override func makePans() -> [TransitionPan] {
    guard parameters.dismissOnDrag else { return [] }
    return [dismissalPan(toward: parameters.edge ?? .bottom, parameters.drag)]
  }

  override func displacement(of frame: CGRect, in container: UIView) -> Displacement? {
    guard parameters.edge != nil, !contentMoves else { return nil }
    return parameters.displacement(of: frame, in: container)
  }

  private var content: (any TransitionContent)? {
    presentedViewController as? any TransitionContent
  }

  override func dimmingTapped() {
    let mayDismiss = host.tapDismisses(presentedViewController, parameters.dimming)
    let dismisses = mayDismiss && content?.mayDismissByTap != false
    content?.didTapOutside(dismisses: dismisses)
    if dismisses {
      beginDismissal(by: .tap)
    } else if mayDismiss {
      host.didAttemptToDismiss(presentedViewController, .tap)
    }
  }
}

extension DimmingTransitionParameters {
  fileprivate var configuration: PresentationConfiguration {
    var view = ViewPlacement(edge: placement == .edge ? edge : nil, width: width, height: height)
    view.margin = margin
    view.cornerRadius = cornerRadius
    return PresentationConfiguration(
      placement: view, dimming: dimming, shouldRemovePresentersView: shouldRemovePresentersView)
  }
}
