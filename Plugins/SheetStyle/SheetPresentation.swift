import SegueConfig
import SegueCore
import SegueMotion
import SegueParts

/// Positions the sheet at one of its detents, above the dimming and the presenter.
final class SheetPresentation: DimmedPresentationController {
  /// The size of a centered form without a preferred size, pt, as UIKit's.
  private static let formSize = CGSize(width: 540, height: 620)

  let parameters: SheetParameters
  private(set) lazy var panGesture = SheetPanGesture(self)
  private(set) lazy var sheet = SheetView(
    presentedViewController.view, cornerRadius: parameters.cornerRadius,
    hasGrabber: parameters.grabberVisible,
    hasShadow: !parameters.dimming.isSeen || parameters.largestUndimmedDetent != nil)
  private lazy var appearance = PresenterAppearance(parameters.presenter)
  private lazy var keyboard = KeyboardOverlap(of: sheet) {
    [reference = PresentationReference(self)] in
    reference.controller?.layOutForKeyboard()
  }
  private(set) lazy var settling = SheetSettling(self)
  /// The detents, in any order.
  private var detents: [Detent]
  /// The detents that code has set during a transition or a drag, and the one to select.
  var requestedDetents: (all: [Detent], selected: Detent?)?
  /// The detent at which the sheet rests; nil for the lowest.
  var restingDetent: Detent?
  /// The detent that code has selected during a drag, to which the sheet moves at its end.
  var requestedDetent: Detent?
  /// The height during a drag, pt; nil at rest.
  var dragHeight: CGFloat?
  /// The heights in a container of a size during a transition, whatever the content's changes.
  private var frozen: (size: CGSize, heights: SheetHeights)?
  /// The last heights of detents that depend only on the container's size, and that size.
  private var resolved: (size: CGSize, heights: SheetHeights)?
  /// Called with the visible height, pt, while it may change.
  var onHeightChange: ((CGFloat) -> Void)?

  init(
    _ presented: UIViewController, presenting: UIViewController?, _ parameters: SheetParameters,
    _ host: TransitionHost
  ) {
    self.parameters = parameters
    detents = parameters.detents
    super.init(
      presented, presenting: presenting,
      PresentationConfiguration(
        dimming: parameters.dimming,
        shouldRemovePresentersView: parameters.shouldRemovePresentersView), host: host)
  }

  override var presentedView: UIView? { sheet }

  // MARK: Layout

  /// Whether the sheet is a centered form.
  private var isForm: Bool {
    parameters.isFormInRegularWidth && traitCollection.horizontalSizeClass == .regular
  }

  /// The distance of the sheet's bottom edge from the container's, pt.
  private func bottomInset(in container: UIView, _ size: CGSize, height: CGFloat) -> CGFloat {
    var keyboardHeight: CGFloat = 0
    if parameters.avoidsKeyboard, keyboard.isShown {
      keyboardHeight = keyboard.height(in: container, for: sheet)
    }
    return isForm ? max((size.height - height) / 2, keyboardHeight) : keyboardHeight
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return frame(in: container, container.bounds, heights(in: container.bounds.size))
  }

  private func frame(
    in container: UIView, _ bounds: CGRect, _ heights: SheetHeights
  ) -> CGRect {
    let inset = bottomInset(in: container, bounds.size, height: heights.highest)
    // Above the keyboard the sheet is as high as the safe area allows.
    let available = inset > 0 ? bounds.height - inset - container.safeAreaInsets.top : bounds.height
    let resting = heights.height(of: restingDetent)
    let visibleHeight = min(dragHeight ?? resting, max(available, Detent.least))
    // Below the lowest detent the sheet keeps its size and moves down.
    let height = max(visibleHeight, min(heights.lowest, max(available, Detent.least)))
    let width = isForm ? min(formSize.width, bounds.width) : bounds.width
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - inset - visibleHeight, width: width,
      height: height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(
      width: isForm ? min(formSize.width, parentSize.width) : parentSize.width,
      height: heights(in: parentSize).height(of: restingDetent))
  }

  private var formSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.formSize.width,
      height: preferred.height > 0 ? preferred.height : Self.formSize.height)
  }

  override func finishInteractiveDismissal() -> Bool { panGesture.finish() }

  /// The displacement of the sheet from its position to below the container.
  var displacement: Displacement {
    guard let bounds = containerView?.bounds else { return .none }
    let frame = frameOfPresentedViewInContainerView
    return .slide(y: frame.distance(outOf: bounds, toward: .bottom))
  }

  var dismissalDistance: CGFloat { displacement.translation.y }

  /// The heights of the sheet's detents; constant during a transition.
  var heights: SheetHeights { heights(in: containerView?.bounds.size ?? .zero) }

  /// Returns the heights of the detents in a container of a size; constant during a transition.
  func heights(in size: CGSize) -> SheetHeights {
    if frozen?.size == size, let frozen { return frozen.heights }
    if resolved?.size == size, !isForm, let resolved { return resolved.heights }
    let detents = isForm ? [.points(formSize.height)] : detents
    let heights = SheetHeights(
      detents, in: size.height, below: containerView?.safeAreaInsets.top ?? 0
    ) { fittingHeight(in: size) }
    if !isForm, !detents.contains(.content) { resolved = (size, heights) }
    return heights
  }

  /// Whether a change of the detents has to wait for the end of a transition or a drag.
  var defersChanges: Bool { frozen != nil || dragHeight != nil }

  /// Replaces the detents by those that code has set.
  func applyRequestedDetents() {
    guard let requested = requestedDetents else { return }
    (detents, requestedDetents, resolved) = (requested.all, nil, nil)
    if let detent = requestedDetent, !detents.contains(detent) { requestedDetent = nil }
    if let selected = requested.selected {
      (restingDetent, requestedDetent) = (selected, dragHeight == nil ? nil : selected)
    } else if let detent = restingDetent, !detents.contains(detent) {
      restingDetent = nil
    }
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
    // Without an animator of the style the system's own transition moves the sheet.
    if isLeaving, !panGesture.hasAnimator { return }
    layOut()
    appearance.layOut()
    // In a larger container the dismissed sheet has a longer distance to travel.
    if isLeaving, displacement.translation.y > sheet.transform.ty {
      updateDisplacement(displacement)
    }
  }

  /// Positions the sheet at its height, with the dimming and the corners of that height.
  func layOut() {
    guard let container = containerView else { return sheet.layOut(in: .zero) }
    layOut(in: container, heights(in: container.bounds.size))
  }

  /// Positions the sheet in its container, whose heights are given.
  func layOut(in container: UIView, _ heights: SheetHeights) {
    let (bounds, sheet) = (container.bounds, sheet)
    let height = dragHeight ?? heights.height(of: restingDetent)
    sheet.layOut(in: frame(in: container, bounds, heights))
    sheet.isForm = isForm
    if parameters.cornerRadii.isEmpty {
      sheet.cornerRadius = parameters.cornerRadius
    } else {
      sheet.cornerRadius = heights.interpolated(at: height) { detent in
        CGFloat(
          parameters.cornerRadii.first { $0.detent == detent }?.cornerRadius
            ?? parameters.cornerRadius)
      }
    }
    sheet.grabber?.show(heights.detents[heights.index(of: restingDetent)])
    guard let undimmed = parameters.largestUndimmedDetent else { return }
    let limit = heights.height(of: undimmed)
    dimming?.level = heights.interpolated(at: height) { heights.height(of: $0) <= limit ? 0 : 1 }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if dragHeight == nil, frozen == nil, sheet.superview != nil { settling.run(velocity: 0) }
  }

  private func layOutForKeyboard() {
    guard frozen == nil, dragHeight == nil, sheet.superview != nil else { return }
    layOut()
    sheet.layoutIfNeeded()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // The detents still have the heights of the old size.
    if let dragHeight { restingDetent = requestedDetent ?? heights.detent(nextTo: dragHeight) }
    (dragHeight, requestedDetent) = (nil, nil)
    applyRequestedDetents()
    panGesture.cancel()
    appearance.resize(alongside: coordinator)
  }

  // MARK: Presentation and dismissal

  override func movement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    DisplacementMovement(
      parameters.timing.timing(for: direction),
      presented: { [self] _ in displacement })
  }

  override func willRun(_ animator: TransitionAnimator) { panGesture.willRun(animator) }

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presentedViewController.transitionCoordinator
  }

  /// Whether the sheet is being dismissed.
  var isLeaving: Bool {
    presentedViewController.isBeingDismissed && coordinator?.isCancelled != true
  }

  private func freeze() { frozen = (containerView?.bounds.size ?? .zero, heights) }

  override func presentationTransitionWillBegin() {
    let heights = heights
    restingDetent = heights.detents[heights.index(of: parameters.selectedDetent)]
    _ = keyboard  // Begins to observe the keyboard.
    sheet.updateSkirt()
    layOut()
    super.presentationTransitionWillBegin()
    freeze()
    panGesture.install(on: sheet.holdContent())
    let reference = PresentationReference(self)
    sheet.onAdjustment = { reference.controller?.selectNeighbor(by: $0) }
    sheet.onEscape = { reference.controller?.dismiss(by: .escape) ?? false }
    setPresenterBack(alongside: coordinator)
    settling.beginReports()
  }

  private func setPresenterBack(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    appearance.setBack(
      presentingViewController, behind: self,
      pushedBy: { [reference = PresentationReference(self)] in
        CGPoint(x: 0, y: -(reference.controller?.dismissalDistance ?? 0))
      },
      alongside: coordinator)
  }

  override var passesTouches: Bool {
    let isModal = presentedViewController.isModalInPresentation && parameters.blocksTouchesIfModal
    return !isModal && (!parameters.dimming.isSeen || dimming?.level == 0)
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
    settling.beginReports()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { return tearDown() }
    setPresenterBack(alongside: nil)
    applyDeferredChanges()
  }

  /// Applies the changes that were deferred during a transition.
  private func applyDeferredChanges() {
    frozen = nil
    settling.endReports()
    guard !panGesture.isHolding else { return }
    if dragHeight != nil { return endDrag(velocity: nil, isRefused: false) }
    applyRequestedDetents()
    let frame = frameOfPresentedViewInContainerView
    let isInPlace = sheet.bounds.height == frame.height && sheet.center.y == frame.midY
    if !isInPlace { settling.run(velocity: 0) }
  }

  private func tearDown() {
    settling.endReports(at: 0)
    settling.stop()
    appearance.end()
  }
}
