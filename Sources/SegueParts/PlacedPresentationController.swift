public import SegueConfig
public import SegueCore

/// A dimmed presentation whose view is positioned at an edge or in the center of the container.
open class PlacedPresentationController: DimmedPresentationController {
  private lazy var appearance = PresenterAppearance(configuration.presenter)
  /// The presented view's own corner radius and clipping.
  private var formerCorners: (radius: CGFloat, clips: Bool) = (0, false)

  /// Makes the controller of one presentation.
  // Explicit, because Swift 6.3 calls other methods of a subclass in another module otherwise.
  public override init(
    _ presented: UIViewController, presenting: UIViewController?,
    _ configuration: PresentationConfiguration = PresentationConfiguration(), host: TransitionHost
  ) {
    super.init(presented, presenting: presenting, configuration, host: host)
  }

  /// Returns the displacement of a view that is being dismissed, which a change of size updates:
  /// in a larger container the view has a longer distance to travel. The default implementation
  /// returns `nil`, which does not move the view.
  ///
  /// - Parameters:
  ///   - frame: The frame of the presented view, in the container's coordinates, pt.
  ///   - container: The container.
  open func displacement(of frame: CGRect, in container: UIView) -> Displacement? { nil }

  /// Returns a pan that dismisses the view toward an edge, point for point with the pan.
  public final func dismissalPan(toward edge: ConfigEdge, _ drag: DragParameters) -> TransitionPan {
    let reference = UIKitReference(self)
    return dismissalPan(toward: edge.side, PanParameters(drag: drag)) { container in
      guard let self = reference.object else { return 1 }
      let frame = self.frameOfPresentedViewInContainerView
      let translation = self.displacement(of: frame, in: container)?.translation ?? .zero
      let travel = max(abs(translation.x), abs(translation.y))
      return travel > 0
        ? travel : frame.distance(outOf: container.bounds, toward: edge.side(in: container))
    }
  }

  /// The frame of the placement.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: container.bounds.size)
    return configuration.placement.frame(of: size, in: container)
  }

  /// The size of the placement.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    configuration.placement.size(preferred: container.preferredContentSize, in: parentSize)
  }

  /// Lays out a presented view with a preferred width or height.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard
      configuration.placement.width == .preferred || configuration.placement.height == .preferred
    else { return }
    containerView?.setNeedsLayout()
  }

  /// Positions the presented view.
  open override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    positionPresentedView(in: frame)
    appearance.layOut()
    if let displacement = displacement(of: frame, in: container) {
      updateDisplacement(displacement)
    }
  }

  /// Updates the presenter's appearance for a change of the container's size.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    appearance.resize(alongside: coordinator)
  }

  // MARK: Appearance

  /// Rounds the view's corners, and changes the presenter's appearance alongside.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    roundCorners()
    setPresenterBack(alongside: presentedViewController.transitionCoordinator)
  }

  private func roundCorners() {
    guard configuration.placement.cornerRadius > 0, let view = presentedView else { return }
    formerCorners = (view.layer.cornerRadius, view.clipsToBounds)
    view.layer.cornerRadius = configuration.placement.cornerRadius
    view.clipsToBounds = true
  }

  private func restoreCorners() {
    guard configuration.placement.cornerRadius > 0, let view = presentedView else { return }
    view.layer.cornerRadius = formerCorners.radius
    view.clipsToBounds = formerCorners.clips
  }

  /// Changes the placement and the dimming of a presentation at rest, animated over 0.25 s; one that
  /// is being presented or dismissed keeps its own.
  ///
  /// - Parameter configuration: The configuration; its other parts are those of the next presentation.
  public final func update(_ configuration: PresentationConfiguration) {
    guard let containerView, presentedViewController.transitionCoordinator == nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { [self] in
      restoreCorners()
      self.configuration.placement = configuration.placement
      roundCorners()
      updateDimming(configuration.dimming)
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }

  private func setPresenterBack(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let reference = UIKitReference(self)
    appearance.setBack(
      presentingViewController,
      pushedBy: {
        guard let self = reference.object, let container = self.containerView,
          let displacement = self.displacement(
            of: self.frameOfPresentedViewInContainerView, in: container)
        else { return .zero }
        return CGPoint(x: -displacement.translation.x, y: -displacement.translation.y)
      }, alongside: coordinator)
  }

  /// Restores the view and the presenter after a canceled presentation.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { restore() }
  }

  /// Restores the presenter's appearance alongside.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    appearance.bringForward(alongside: presentedViewController.transitionCoordinator)
  }

  /// Restores the view and the presenter after a dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { restore() } else { setPresenterBack(alongside: nil) }
    super.dismissalTransitionDidEnd(completed)
  }

  private func restore() {
    appearance.end()
    restoreCorners()
  }
}
