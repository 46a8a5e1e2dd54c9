import SegueConfig
import SegueCore
import SegueParts

/// Positions the panel at its edge, above the dimming.
final class SlideInPresentation: DimmedPresentationController {
  let parameters: SlideInParameters

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: SlideInParameters,
    _ host: TransitionHost
  ) {
    self.parameters = parameters
    super.init(
      presented, presenting: presenting, dimming: parameters.dimming,
      shouldRemovePresentersView: parameters.shouldRemovePresentersView, host: host)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    var frame = CGRect(origin: bounds.origin, size: size)
    switch parameters.edge.side(in: container) {
    case .right: frame.origin.x = bounds.maxX - size.width
    case .bottom: frame.origin.y = bounds.maxY - size.height
    case .left, .top: break
    }
    return frame
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parameters.edge.isHorizontal
      ? CGSize(
        width: parameters.extent.length(
          of: parentSize.width, preferred: container.preferredContentSize.width),
        height: parentSize.height)
      : CGSize(
        width: parentSize.width,
        height: parameters.extent.length(
          of: parentSize.height, preferred: container.preferredContentSize.height))
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if parameters.extent == .preferred { containerView?.setNeedsLayout() }
  }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    positionPresentedView(in: frame)
    // In a larger container the dismissed view has a longer distance to travel.
    updateDisplacement(parameters.displacement(of: frame, in: container))
  }
}
