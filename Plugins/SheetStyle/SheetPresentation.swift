import SegueConfig
import SegueCore
import SegueMotion
import SegueParts

/// Positions the sheet at one of its detents, above the dimming and the scaled presenter.
final class SheetPresentation: DimmedPresentationController, DraggableSheet {
  let parameters: SheetParameters
  private(set) lazy var panGesture = SheetPanGesture(self) { [unowned self] in
    willDismissInteractively(self)
  }
  private let willDismissInteractively: (SheetPresentation) -> Void
  private lazy var sheet = SheetView(
    presentedViewController.view, cornerRadius: parameters.cornerRadius,
    hasGrabber: parameters.grabberVisible, hasShadow: !parameters.dimming.isSeen)
  private lazy var appearance = PresenterAppearance(parameters.presenter)
  /// The detent at which the sheet rests; nil for the lowest.
  private var restingDetent: Detent?
  /// The height during a drag, pt; nil at rest.
  private var dragHeight: CGFloat?
  /// The heights in a container of a size during a transition, independent of the content's
  /// changes.
  private var frozen: (size: CGSize, heights: SheetHeights)?
  /// The animation to the resting height after a drag.
  private var settling: UIViewPropertyAnimator?

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: SheetParameters,
    _ host: TransitionHost, willDismissInteractively: @escaping (SheetPresentation) -> Void
  ) {
    self.parameters = parameters
    self.willDismissInteractively = willDismissInteractively
    super.init(
      presented, presenting: presenting, dimming: parameters.dimming,
      shouldRemovePresentersView: parameters.shouldRemovePresentersView, host: host)
  }

  override var presentedView: UIView? { sheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let heights = heights(in: bounds.size)
    let visibleHeight = min(dragHeight ?? heights.height(of: restingDetent), bounds.height)
    // Below the lowest detent the sheet keeps its size and moves down.
    let height = max(visibleHeight, heights.lowest)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - visibleHeight, width: bounds.width, height: height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: heights(in: parentSize).height(of: restingDetent))
  }

  /// The displacement of the sheet from its position to below the container.
  var displacement: Displacement {
    guard let bounds = containerView?.bounds else { return .none }
    let frame = frameOfPresentedViewInContainerView
    return .slide(y: frame.distance(outOf: bounds, toward: .bottom))
  }

  var heights: SheetHeights { heights(in: containerView?.bounds.size ?? .zero) }

  private func heights(in size: CGSize) -> SheetHeights {
    if let frozen, frozen.size == size { return frozen.heights }
    return SheetHeights(
      parameters.detents, in: size.height, below: containerView?.safeAreaInsets.top ?? 0
    ) { fittingHeight(in: size) }
  }

  private func fittingHeight(in size: CGSize) -> CGFloat {
    let preferred = presentedViewController.preferredContentSize.height
    if preferred > 0 { return preferred }
    let fitting = presentedViewController.view.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : size.height / 2
  }

  override func containerViewWillLayoutSubviews() {
    // Without a transform the system's own transition moves the sheet.
    if isLeaving, sheet.transform.isIdentity { return }
    place()
    appearance.layOut()
    // In a larger container the dismissed sheet has a longer distance to travel.
    if isLeaving, displacement.translation.y > sheet.transform.ty {
      updateDisplacement(displacement)
    }
  }

  private func place() { sheet.place(at: frameOfPresentedViewInContainerView) }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if dragHeight == nil, frozen == nil, sheet.superview != nil { settle(initialVelocity: 0) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // The detents still have the heights of the old size.
    if let dragHeight { restingDetent = heights.detent(nextTo: dragHeight) }
    dragHeight = nil
    panGesture.cancel()
    appearance.resize(alongside: coordinator)
  }

  // MARK: Presentation and dismissal

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presentedViewController.transitionCoordinator
  }

  private var isLeaving: Bool {
    presentedViewController.isBeingDismissed && coordinator?.isCancelled != true
  }

  private func freeze() { frozen = (containerView?.bounds.size ?? .zero, heights) }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    restingDetent = heights.lowestDetent
    freeze()
    panGesture.install(on: sheet.holdContent())
    appearance.setBack(presentingViewController, behind: self, alongside: coordinator)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    completed ? applyDeferredChanges() : tearDown()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    freeze()
    panGesture.willDismiss()
    appearance.bringForward(alongside: coordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { return tearDown() }
    appearance.setBack(presentingViewController, behind: self, alongside: nil)
    applyDeferredChanges()
  }

  /// Applies the changes that were deferred during a transition.
  private func applyDeferredChanges() {
    frozen = nil
    guard !panGesture.isHolding else { return }
    if dragHeight != nil { return endDrag(velocity: 0) }
    if sheet.bounds.height != frameOfPresentedViewInContainerView.height {
      settle(initialVelocity: 0)
    }
  }

  private func tearDown() {
    settling?.stopAnimation(true)
    appearance.end()
  }

  // MARK: Drag

  var drag: DragParameters { parameters.drag }
  var rubberBands: Bool { parameters.rubberBand > 0 }

  func canDismissInteractively() -> Bool {
    if parameters.dismissOnDrag, host.mayDismiss(presentedViewController, .drag) { return true }
    host.report("drag may not dismiss")
    return false
  }

  func didAttemptToDismiss() {
    if parameters.dismissOnDrag { host.didAttemptToDismiss(presentedViewController, .drag) }
  }

  func beginDrag() -> CGFloat {
    let visibleHeight = containerView.map { container in
      container.bounds.maxY - (sheet.layer.presentation() ?? sheet.layer).frame.minY
    }
    settling?.stopAnimation(true)
    settling = nil
    let height = visibleHeight ?? heights.lowest
    dragHeight = height
    return height
  }

  func move(to height: CGFloat) {
    let beyond = height - max(heights.lowest, min(height, heights.highest))
    let stretched =
      height - beyond + RubberBandLimit(parameters.rubberBand).offset(forTranslation: beyond)
    dragHeight = max(stretched, Detent.least)
    place()
    sheet.layoutIfNeeded()
  }

  func beginInteractiveDismissal() {
    (dragHeight, restingDetent) = (nil, heights.lowestDetent)
    place()
  }

  func endDrag(velocity: CGFloat) {
    // A dismissal continues from the position of the drag.
    guard let dragHeight, !isLeaving else { return }
    // The sheet settles at the detent nearest to its projected position.
    let projected = dragHeight + Deceleration.normal.projectedTravel(velocity: velocity)
    restingDetent = heights.detent(nextTo: projected)
    self.dragHeight = nil
    let distance = heights.height(of: restingDetent) - dragHeight
    guard abs(distance) >= 0.01 else { return place() }
    settle(initialVelocity: velocity / distance)
  }

  private func settle(initialVelocity velocity: CGFloat) {
    settling?.stopAnimation(true)
    let animator = parameters.drag.settleTiming(initialVelocity: velocity).makeAnimator()
    animator.addAnimations { [self] in
      place()
      sheet.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] _ in self?.settling = nil }
    settling = animator
    animator.startAnimation()
  }
}
