import SegueCore
import SegueParts

/// Positions the presented view above the dimming, and scales it down to its source.
final class ZoomPresentation: DimmedPresentationController {
  let parameters: ZoomParameters
  private var before: (cornerRadius: CGFloat, clips: Bool) = (0, false)

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: ZoomParameters,
    _ host: TransitionHost
  ) {
    self.parameters = parameters
    super.init(
      presented, presenting: presenting, dimming: parameters.dimming,
      shouldRemovePresentersView: parameters.shouldRemovePresentersView, host: host)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let safe = container.bounds.inset(by: container.safeAreaInsets)
    switch parameters.placement {
    case .fill: return container.bounds
    case .inset(let inset):
      let margin = min(inset, safe.width / 2 - 1, safe.height / 2 - 1)
      return safe.insetBy(dx: margin, dy: margin)
    case .size(let width, let height):
      let size = CGSize(width: min(width, safe.width), height: min(height, safe.height))
      return CGRect(
        x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let view = presentedView else { return }
    before = (view.layer.cornerRadius, view.clipsToBounds)
    view.layer.cornerRadius = parameters.cornerRadius
    view.clipsToBounds = true
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { restoreView() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { restoreView() }
  }

  override func containerViewWillLayoutSubviews() {
    let frame = frameOfPresentedViewInContainerView
    positionPresentedView(in: frame)
    // In another size of the screen the source has another position.
    updateDisplacement(displacement(of: frame))
  }

  /// Restores the view for its next presentation.
  private func restoreView() {
    presentedView?.layer.cornerRadius = before.cornerRadius
    presentedView?.clipsToBounds = before.clips
  }

  /// Returns the displacement of a view from its frame to its source's.
  func displacement(of frame: CGRect) -> Displacement {
    let source = sourceFrame ?? CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
    // The smaller ratio keeps the aspect ratio, and the view within its source. UIKit cannot invert
    // a scale of zero.
    let scale = max(0.01, min(source.width / frame.width, source.height / frame.height))
    return .slide(x: source.midX - frame.midX, y: source.midY - frame.midY) + .scale(scale)
  }

  /// The source's frame in the container; nil if there is no source, or it is not visible.
  private var sourceFrame: CGRect? {
    guard let source = parameters.source, let container = containerView,
      let presenter = presentingViewController.viewIfLoaded
    else { return nil }
    // The presenter may not have been laid out since a rotation.
    presenter.layoutIfNeeded()
    return source.frame(in: container, below: presenter)
  }
}
