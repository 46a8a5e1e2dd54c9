/// Manages page sheets and form sheets: heights, appearance and pan gesture (UIKit rows 232-251).
///
/// UIKit narrows the type of `delegate` to `UISheetPresentationControllerDelegate`; here it has the
/// superclass's type, and is cast.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  var sheetStyle = UIModalPresentationStyle.pageSheet
  let chrome = SheetChrome()
  private(set) lazy var panGesture = SystemSheetPanGesture(self)
  private(set) lazy var tap = OutsideTapRecognizer { [reference = BoxedReference(self)] in
    reference.object?.dismissByUser()
  }
  /// The heights resolved last; `nil` after an invalidation.
  private var resolved: SystemSheetHeights?
  private var selection: Detent.Identifier?
  /// Whether a detent was selected while a field edits in the sheet.
  var hasSelectedWhileEditing = false
  /// Whether the block of `animateChanges` runs.
  private var isChanging = false
  /// The distance from the edges in the last layout, pt.
  var margin: CGFloat = 0
  /// The scale of the view in the last layout.
  var scale: CGFloat = 1
  private var isResolving = false
  /// The errors reported so far: each is reported once for a sheet.
  private var reports: Set<String> = []

  // MARK: Specifying the height

  /// The detents, at least one, from small to large; `[.large()]` by default (UIKit row 232).
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        detents = oldValue
        SimulatedDevice.current?.diagnose(
          .invalidCall,
          "the detents of a sheet were set to an empty array; the previous ones are kept; set at "
            + "least one")
      } else {
        invalidateDetents()
      }
    }
  }
  /// The identifier of the selected detent; `nil` or unknown selects the smallest (UIKit row 233).
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      if let newValue { select(newValue) } else { selection = nil }
      layOut()
    }
  }
  /// Resolves the detents again (UIKit row 245).
  open func invalidateDetents() {
    resolved = nil
    layOut()
  }
  /// Animates changes of the sheet's properties; the whole stack is laid out before it returns
  /// (UIKit row 236).
  open func animateChanges(_ changes: () -> Void) {
    let isInner = isChanging
    isChanging = true
    changes()
    isChanging = isInner
    guard !isInner, containerView?.window != nil else { return }
    UIView.animate(
      ReleaseMotion.overshooting(), options: [.allowUserInteraction, .beginFromCurrentState],
      usesPresentationForHitTesting: true,
      animations: layOutStack)
  }

  // MARK: Managing user interaction

  /// The largest detent that does not dim or disable the views below; `nil` or unknown means none
  /// (UIKit row 234).
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { layOut() } }
  /// Whether scrolling up from a scroll view's top expands the sheet first; `true` by default
  /// (UIKit row 237).
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Managing the appearance

  /// Whether a grabber is shown; `false` by default (UIKit row 238).
  open var prefersGrabberVisible = false { didSet { layOut() } }
  /// The corner radius, pt; `nil` selects the system's. The front sheet's applies to the whole
  /// stack (UIKit row 239).
  public final var preferredCornerRadius: CGFloat? { didSet { layOut() } }
  /// Whether the sheet is attached to the bottom edge in compact height, instead of covering the
  /// screen; `false` by default (UIKit row 240).
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether the preferred content width applies to a sheet attached to the bottom edge in compact
  /// height; `false` by default (UIKit row 241).
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Whether a floating page sheet has a page's size, instead of a form's; `true` by default (UIKit
  /// row 249).
  open var prefersPageSizing = true { didSet { invalidateDetents() } }
  /// The view that the sheet originates from; stored only (UIKit row 249).
  open var sourceView: UIView?

  // MARK: Heights

  /// The heights in the current container.
  var heights: SystemSheetHeights? {
    guard let container = containerView else { return nil }
    let geometry = SheetGeometry(of: self, in: container)
    if let resolved, resolved.geometry == geometry { return resolved }
    isResolving = true
    let made = SystemSheetHeights(detents, geometry, traitCollection)
    isResolving = false
    if !made.isListedInOrder {
      report(
        "the detents of a sheet are not listed from the smallest to the largest; list them in this "
          + "order")
    }
    resolved = made
    return made
  }

  private func report(_ mistake: String) {
    guard reports.insert(mistake).inserted else { return }
    SimulatedDevice.current?.diagnose(.invalidCall, mistake)
  }

  /// The selected height, or the smallest; for a field that edits in the sheet the largest.
  var rest: SystemSheetHeights.Rest? {
    heights.map { heights in
      isRaised(heights) ? heights.largest : heights.rest(selection) ?? heights.smallest
    }
  }

  /// The identifier of the detent at which the sheet rests, or to which it moves; `nil` outside a
  /// presentation.
  package final var restingDetentIdentifier: Detent.Identifier? { rest?.identifier }

  /// Selects a detent, without a layout.
  func select(_ identifier: Detent.Identifier) {
    selection = identifier
    hasSelectedWhileEditing = isAboveKeyboard
  }

  /// The frame at the selected height.
  open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

  /// The place at the selected height.
  var place: SheetGeometry.Place? {
    guard let heights, let rest else { return nil }
    return heights.geometry.kind == .covering
      ? SheetGeometry.Place(frame: heights.geometry.bounds) : rest.place
  }

  /// `true` in compact height, where the sheet covers the screen (UIKit rows 216, 240).
  open override var shouldRemovePresentersView: Bool {
    traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { sheetStyle.adaptedSheetStyle(for: traitCollection) }

  override var presentedScale: CGFloat { scale }
  override var sheet: UISheetPresentationController? { self }
  override var isDismissedByEscape: Bool { true }
  override var transformedPresenter: UIView? { chrome.card.view }

  override func removeInteractionController(
    of animator: (any SystemAnimator)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    panGesture.removeInteractionController(of: animator)
  }
  override func interruptingRecognizer(
    at point: CGPoint, isOpening: Bool
  ) -> UIGestureRecognizer? { interruptingPan(at: point, isOpening: isOpening) }
  override var leavesPanToZoom: Bool { isZoomed && isAtLowestHeight }
  override func releasePresenter() { chrome.card.release() }
  override func presenterDidChangeForm() { setCard() }
  override func keyboardDidChange() { updateForKeyboard() }

  override var presentedSafeArea: UIEdgeInsets? {
    guard margin > 0, let resolved else { return nil }
    return UIEdgeInsets(
      top: 0, left: 0, bottom: resolved.geometry.bottomInset(withMargin: margin), right: 0)
  }

  override var letsTouchesThrough: Bool {
    guard let heights, heights.geometry.kind != .covering, let rest,
      let undimmed = heights.rest(largestUndimmedDetentIdentifier)
    else { return false }
    return rest.top >= undimmed.top && !isModal
  }

  // MARK: Layout

  open override func containerViewWillLayoutSubviews() {
    if container?.isResized == true { panGesture.cancelDrag() }
    if !panGesture.isDragging { dim() }
    chrome.fit(self)
    if !panGesture.isDragging, presentation?.mayPlaceView == true { layOutAtRest() }
  }

  open override func presentationTransitionWillBegin() {
    chrome.install(self)
    // Before the animator, which sets the frame under this transform.
    if let place { UIView.performWithoutAnimation { scale(to: place) } }
    for (view, recognizer) in recognizers { view?.addGestureRecognizer(recognizer) }
    fadeIn()
    fitNeighbors()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    completed ? containerView?.setNeedsLayout() : uninstallChrome()
  }

  open override func dismissalTransitionWillBegin() {
    guard !panGesture.isDismissing else { return }
    panGesture.cancelDrag()
    presentedViewController.transitionCoordinator?.animate { [self] _ in
      showSurroundings(topAt: nil)
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    panGesture.dismissalEnded()
    guard !completed else { return uninstallChrome() }
    // Not later, in the layout pass: an adaptation may come before that.
    chrome.card.wasRestored()
    dim()
    containerView?.setNeedsLayout()
  }

  private func uninstallChrome() {
    chrome.uninstall(self)
    scale(to: SheetGeometry.Place(frame: .zero))
    for (view, recognizer) in recognizers { view?.removeGestureRecognizer(recognizer) }
    fitNeighbors()
  }

  /// The pan on the sheet, and the tap outside it.
  private var recognizers: [(view: UIView?, recognizer: UIGestureRecognizer)] {
    [(presentedView, panGesture), (containerView, tap)]
  }

  /// Lays out the stack after a property has changed.
  private func layOut() {
    // A layout would resolve the detents again (UIKit row 244).
    guard !isResolving else {
      return report(
        "a property of a sheet was set while its detents were resolved; set it outside the resolver"
      )
    }
    guard !isInChanges, containerView?.window != nil else { return }
    UIView.performWithoutAnimation { layOutStack() }
  }

  private var isInChanges: Bool { isChanging || neighbors.contains(where: \.isChanging) }

  private func layOutStack() {
    // From the bottom up: each sheet scales down the one below, in its new layout.
    for sheet in stack {
      sheet.containerView?.setNeedsLayout()
      sheet.containerView?.layoutIfNeeded()
    }
  }
}

/// Receives a sheet's changes of height; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user has selected another detent; not called for code (UIKit row
  /// 235).
  @_spi(OptionalRequirements) func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

@_documentation(visibility: internal)
extension UISheetPresentationControllerDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  final func findSheetPresentationController() -> UISheetPresentationController? {
    let style = resolved(modalPresentationStyle)
    let isSheet = style == .pageSheet || style == .formSheet
    guard isSheet || presentedAncestor != nil else { return nil }
    return presentationController?.sheet
  }
}
