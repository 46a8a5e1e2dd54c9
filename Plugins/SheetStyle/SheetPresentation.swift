import SegueConfig
import SegueCore
import SegueMotion
import SegueParts

/// Places the sheet at one of its heights, over the dimming and the presenter's look.
final class SheetPresentation: DimmedPresentationController, PullableSheet {
  let parameters: SheetParameters
  private(set) lazy var pull = SheetPull(self) { [unowned self] in willPullOff(self) }
  private let willPullOff: (SheetPresentation) -> Void
  private lazy var sheet = SheetView(
    presentedViewController.view, cornerRadius: parameters.cornerRadius,
    hasGrabber: parameters.grabber)
  private lazy var look = PresenterLook(parameters.presenter)
  /// Which of the heights it rests at, from the lowest.
  private var rest = 0
  /// How high it is while a finger holds it, pt; nil at rest.
  private var held: CGFloat?
  /// What brings it to rest after the finger.
  private var settling: UIViewPropertyAnimator?

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: SheetParameters,
    _ host: TransitionHost, willPullOff: @escaping (SheetPresentation) -> Void
  ) {
    self.parameters = parameters
    self.willPullOff = willPullOff
    super.init(presented, presenting: presenting, dimming: parameters.dimming, host: host)
  }

  override var presentedView: UIView? { sheet }

  // MARK: Place

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let heights = heights(in: bounds.size)
    let shown = min(held ?? heights[min(rest, heights.count - 1)], bounds.height)
    // Below the lowest it goes down as it is.
    let height = max(shown, heights[0])
    return CGRect(x: bounds.minX, y: bounds.maxY - shown, width: bounds.width, height: height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let heights = heights(in: parentSize)
    return CGSize(width: parentSize.width, height: heights[min(rest, heights.count - 1)])
  }

  /// What takes the sheet from its place to below the container.
  var hiddenTransform: CGAffineTransform {
    guard let bounds = containerView?.bounds else { return .identity }
    let way = bounds.maxY - frameOfPresentedViewInContainerView.minY
    return CGAffineTransform(translationX: 0, y: way)
  }

  /// The heights at which the sheet may rest, from the lowest.
  var heights: [CGFloat] { heights(in: containerView?.bounds.size ?? .zero) }

  private func heights(in size: CGSize) -> [CGFloat] {
    let safeTop = containerView?.safeAreaInsets.top ?? 0
    return parameters.detents
      .map { $0.height(in: size.height, below: safeTop) { fittingHeight(in: size) } }
      .sorted()
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
    place()
    let isLeaving = presentedViewController.isBeingDismissed && coordinator?.isCancelled != true
    if isLeaving, !sheet.transform.isIdentity, hiddenTransform.ty > sheet.transform.ty {
      // What leaves a container that grows has farther to go.
      sheet.transform = hiddenTransform
    }
  }

  private func place() {
    let frame = frameOfPresentedViewInContainerView
    sheet.bounds.size = frame.size
    sheet.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard held == nil, sheet.superview != nil else { return }
    settle(pushedOffAt: 0)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    pull.cancel()
    look.resize(alongside: coordinator)
  }

  // MARK: Coming and going

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presentedViewController.transitionCoordinator
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    pull.install(on: sheet)
    look.setBack(presentingViewController, alongside: coordinator)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { takeDown() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    pull.willDismiss()
    look.bringForward(alongside: coordinator)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeDown() } else { look.setBack(presentingViewController, alongside: nil) }
  }

  private func takeDown() {
    settling?.stopAnimation(true)
    look.end()
  }

  // MARK: Under a finger

  var drag: DragParameters { parameters.drag }
  var stretches: Bool { parameters.stretch > 0 }

  func mayPullOff() -> Bool {
    if parameters.dismissOnDrag, host.mayDismiss(presentedViewController, .drag) { return true }
    host.report("drag may not dismiss")
    return false
  }

  func take() -> CGFloat {
    let shown = containerView.map { container in
      container.bounds.maxY - (sheet.layer.presentation() ?? sheet.layer).frame.minY
    }
    settling?.stopAnimation(true)
    settling = nil
    let height = shown ?? heights[0]
    held = height
    return height
  }

  func move(to height: CGFloat) {
    let heights = heights
    let (lowest, highest) = (heights[0], heights[heights.count - 1])
    let beyond = height > highest ? height - highest : height < lowest ? height - lowest : 0
    held = height - beyond + Stretch(parameters.stretch).offset(forPull: beyond)
    place()
    sheet.layoutIfNeeded()
  }

  func putDown() {
    (held, rest) = (nil, 0)
    place()
  }

  func letGo(speed: CGFloat) {
    guard let held else { return }
    // It goes to the height that is next to where it would glide.
    let goal = held + Deceleration.normal.projectedTravel(velocity: speed)
    let heights = heights
    rest = heights.indices.min { abs(heights[$0] - goal) < abs(heights[$1] - goal) } ?? 0
    self.held = nil
    settle(pushedOffAt: heights[rest] == held ? 0 : speed / (heights[rest] - held))
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
