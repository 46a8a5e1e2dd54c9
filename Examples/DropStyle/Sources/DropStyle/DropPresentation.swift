import SegueCore
import SegueParts

/// Positions the card above the dimming, rounds its corners, and lets a pan dismiss it.
final class DropPresentation: DimmedPresentationController {
  let parameters: DropParameters
  private var before: (cornerRadius: CGFloat, clips: Bool) = (0, false)

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: DropParameters,
    _ host: TransitionHost
  ) {
    self.parameters = parameters
    super.init(
      presented, presenting: presenting,
      PresentationConfiguration(
        dimming: parameters.dimming,
        shouldRemovePresentersView: parameters.shouldRemovePresentersView), host: host)
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
    // In another size of the screen a card that is being dismissed falls a different distance.
    updateDisplacement(fall(for: .reverse, of: frame) + .rotation(tilt(for: .reverse)))
  }

  override func movement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    DisplacementMovement(
      parameters.timing.timing(for: direction),
      presented: { [self] in fall(for: direction, of: $0.presentedFrame) },
      keyframes: [
        DisplacementKeyframe(parameters.straightening) { [self] in
          .rotation(tilt(for: $0.direction))
        }
      ])
  }

  override func willRun(_ animator: TransitionAnimator) {
    // A card that is being presented is above its frame: a pan down would lead it up.
    if animator.direction == .reverse { super.willRun(animator) }
  }

  override func makePans() -> [TransitionPan] {
    let pan = dismissalPan(toward: { _ in .bottom }, parameters.pan) { [weak self] _ in
      // The card follows the touch point for point.
      guard let self else { return 1 }
      return fall(for: .reverse, of: frameOfPresentedViewInContainerView).translation.y
    }
    return [pan]
  }

  /// Restores the view for its next presentation.
  private func restoreView() {
    presentedView?.layer.cornerRadius = before.cornerRadius
    presentedView?.clipsToBounds = before.clips
  }

  /// Returns the distance of the card from its frame: just above the container before a presentation,
  /// just below it after a dismissal.
  private func fall(for direction: TransitionDirection, of frame: CGRect) -> Displacement {
    let bounds = containerView?.bounds ?? .zero
    // A tilted card is higher than its frame.
    let tilted = CGRect(origin: .zero, size: frame.size)
      .applying(CGAffineTransform(rotationAngle: parameters.tilt))
    let center = direction == .forward ? -tilted.height / 2 : bounds.maxY + tilted.height / 2
    return .slide(y: center - frame.midY)
  }

  private func tilt(for direction: TransitionDirection) -> CGFloat {
    direction == .forward ? -parameters.tilt : parameters.tilt
  }
}
