import SegueConfig
import SegueCore
import SegueParts

/// Positions the view above the dimming, and queries the content at every tap on the dimming.
final class DimmingPresentation: DimmedPresentationController {
  let parameters: DimmingTransitionParameters
  private var contentMoves = false

  init(
    _ presented: UIViewController, presenting: UIViewController?,
    _ parameters: DimmingTransitionParameters, _ host: TransitionHost
  ) {
    self.parameters = parameters
    super.init(
      presented, presenting: presenting, dimming: parameters.dimming,
      shouldRemovePresentersView: parameters.shouldRemovePresentersView, host: host)
  }

  /// Returns the content's movement, or the style's, with the parameters of this presentation:
  /// changes of the style's parameters do not affect its dismissal.
  func movement(for direction: TransitionDirection) -> any TransitionMovement {
    let contentMovement = content?.ownMovement(for: direction)
    contentMoves = contentMovement != nil
    return contentMovement ?? parameters.movement(for: direction)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    var frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    guard parameters.placement == .edge else { return frame }
    switch parameters.edge?.side(in: container) {
    case .top: frame.origin.y = bounds.minY
    case .bottom: frame.origin.y = bounds.maxY - size.height
    case .left: frame.origin.x = bounds.minX
    case .right: frame.origin.x = bounds.maxX - size.width
    case nil: break
    }
    return frame
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let preferred = container.preferredContentSize
    return CGSize(
      width: parameters.width.length(of: parentSize.width, preferred: preferred.width),
      height: parameters.height.length(of: parentSize.height, preferred: preferred.height))
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    positionPresentedView(in: frame)
    // In a larger container the dismissed view has a longer distance to travel.
    if parameters.edge != nil, !contentMoves {
      updateDisplacement(parameters.displacement(of: frame, in: container))
    }
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
