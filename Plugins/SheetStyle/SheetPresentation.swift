import SegueConfig
import SegueCore
import SegueMotion
import SegueParts

/// Places the sheet at one of its heights, over the dimming and the presenter's look.
final class SheetPresentation: DimmedPresentationController, DraggableSheet {
  let parameters: SheetParameters
  private(set) lazy var pull = SheetPanGesture(self) { [unowned self] in
    willDismissInteractively(self)
  }
  private let willDismissInteractively: (SheetPresentation) -> Void
  private lazy var sheet = SheetView(
    presentedViewController.view, cornerRadius: parameters.cornerRadius,
    hasGrabber: parameters.grabberVisible, hasShadow: !parameters.dimming.isSeen)
  private lazy var look = PresenterAppearance(parameters.presenter)
  /// The height at which it rests; nil for the lowest.
  private var rest: Detent?
  /// How high it is while a finger holds it, pt; nil at rest.
  private var held: CGFloat?
  /// The heights in a container of a size while a transition runs, whatever the content wants.
  private var frozen: (size: CGSize, heights: SheetHeights)?
  /// What brings it to rest after the finger.
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
    let shown = min(held ?? heights.height(of: rest), bounds.height)
    // Below the lowest it goes down as it is.
    let height = max(shown, heights.lowest)
    return CGRect(x: bounds.minX, y: bounds.maxY - shown, width: bounds.width, height: height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width, height: heights(in: parentSize).height(of: rest)) }

  /// What takes the sheet from its place to below the container.
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
    let wanted = presentedViewController.preferredContentSize.height
    if wanted > 0 { return wanted }
    let fitting = presentedViewController.view.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : size.height / 2
  }

  override func containerViewWillLayoutSubviews() {
    // What goes without a transform is taken off by the system's own transition.
    if isLeaving, sheet.transform.isIdentity { return }
    place()
    look.layOut()
    // What leaves a container that grows has farther to go.
    if isLeaving, displacement.translation.y > sheet.transform.ty { keepAway(displacement) }
  }

  private func place() { sheet.place(at: frameOfPresentedViewInContainerView) }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if held == nil, frozen == nil, sheet.superview != nil { settle(pushedOffAt: 0) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // The heights to choose from are still those of the old size.
    if let held { rest = heights.detent(nextTo: held) }
    held = nil
    pull.cancel()
    look.resize(alongside: coordinator)
  }

  // MARK: Coming and going

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presentedViewController.transitionCoordinator
  }

  private var isLeaving: Bool {
    presentedViewController.isBeingDismissed && coordinator?.isCancelled != true
  }

  private func freeze() { frozen = (containerView?.bounds.size ?? .zero, heights) }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    rest = heights.lowestDetent
    freeze()
    pull.install(on: sheet.holdContent())
    look.setBack(presentingViewController, behind: self, alongside: coordinator)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    completed ? arrive() : takeDown()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    freeze()
    pull.willDismiss()
    look.bringForward(alongside: coordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { return takeDown() }
    look.setBack(presentingViewController, behind: self, alongside: nil)
    arrive()
  }

  /// What was put off while a transition ran is done.
  private func arrive() {
    frozen = nil
    guard !pull.isHolding else { return }
    if held != nil { return endDrag(velocity: 0) }
    if sheet.bounds.height != frameOfPresentedViewInContainerView.height { settle(pushedOffAt: 0) }
  }

  private func takeDown() {
    settling?.stopAnimation(true)
    look.end()
  }

  // MARK: Under a finger

  var drag: DragParameters { parameters.drag }
  var stretches: Bool { parameters.rubberBand > 0 }

  func canDismissInteractively() -> Bool {
    if parameters.dismissOnDrag, host.mayDismiss(presentedViewController, .drag) { return true }
    host.report("drag may not dismiss")
    return false
  }

  func didAttemptToDismiss() {
    if parameters.dismissOnDrag { host.didAttemptToDismiss(presentedViewController, .drag) }
  }

  func beginDrag() -> CGFloat {
    let shown = containerView.map { container in
      container.bounds.maxY - (sheet.layer.presentation() ?? sheet.layer).frame.minY
    }
    settling?.stopAnimation(true)
    settling = nil
    let height = shown ?? heights.lowest
    held = height
    return height
  }

  func move(to height: CGFloat) {
    let beyond = height - max(heights.lowest, min(height, heights.highest))
    let stretched = height - beyond + RubberBandLimit(parameters.rubberBand).offset(forPull: beyond)
    held = max(stretched, Detent.least)
    place()
    sheet.layoutIfNeeded()
  }

  func beginInteractiveDismissal() {
    (held, rest) = (nil, heights.lowestDetent)
    place()
  }

  func endDrag(velocity: CGFloat) {
    // What leaves goes on from where it was held.
    guard let held, !isLeaving else { return }
    // It goes to the height that is next to where it would glide.
    rest = heights.detent(nextTo: held + Deceleration.normal.projectedTravel(velocity: velocity))
    self.held = nil
    let way = heights.height(of: rest) - held
    guard abs(way) >= 0.01 else { return place() }
    settle(pushedOffAt: velocity / way)
  }

  private func settle(pushedOffAt velocity: CGFloat) {
    settling?.stopAnimation(true)
    let animator = parameters.drag.settling(velocity: velocity).makeAnimator()
    animator.addAnimations { [self] in
      place()
      sheet.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] _ in self?.settling = nil }
    settling = animator
    animator.startAnimation()
  }
}
