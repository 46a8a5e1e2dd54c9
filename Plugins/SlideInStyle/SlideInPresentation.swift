import SegueConfig
import SegueCore
import SegueParts

/// Places the panel at its edge, over the dimming.
final class SlideInPresentation: DimmedPresentationController {
  let parameters: SlideInParameters
  /// The size of the container for which the panel was placed last.
  private var placedSize: CGSize?

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
      ? CGSize(width: extent(of: parentSize.width), height: parentSize.height)
      : CGSize(width: parentSize.width, height: extent(of: parentSize.height))
  }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    let shown = frameOfPresentedViewInContainerView
    let isLeaving = presentedViewController.isBeingDismissed
    // What leaves is where its movement has it; a rotation must not bring it back.
    if isLeaving, placedSize == container.bounds.size { return }
    placedSize = container.bounds.size
    placePresentedView(
      at: isLeaving ? parameters.hiddenFrame(for: shown, in: container) : shown)
  }

  private func extent(of length: CGFloat) -> CGFloat {
    switch parameters.extent {
    case .share(let share): length * share
    case .points(let points): min(points, length)
    }
  }
}
