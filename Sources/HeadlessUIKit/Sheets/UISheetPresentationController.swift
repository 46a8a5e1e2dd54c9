/// Manages page sheets and form sheets: their heights, their look, and the finger (UIKit rows
/// 232-251).
///
/// UIKit narrows the type of `delegate` to `UISheetPresentationControllerDelegate`; here it keeps that
/// of its superclass, and is asked whether it is one.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  var sheetStyle = UIModalPresentationStyle.pageSheet
  let chrome = SheetChrome()
  private(set) lazy var finger = SystemSheetPanGesture(self)
  private(set) lazy var tap = TapBeside { [weak self] in self?.dismissByPerson() }
  /// The heights as they were resolved last, until something makes them stale.
  private var resolved: SystemSheetHeights?
  private var selection: Detent.Identifier?
  private var isChanging = false
  private var isResolving = false
  /// The mistakes that were reported: each once for a sheet.
  private var reports: Set<String> = []

  // MARK: Specifying the height

  /// The heights at which it rests, listed from small to large; the large one by default, at least
  /// one (UIKit row 232).
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        detents = oldValue
        SimulatedDevice.current?.diagnose(
          .misuse, "a sheet was given no detents; it keeps those it had; give it at least one")
      } else {
        invalidateDetents()
      }
    }
  }
  /// The height at which it rests; nil or unknown means the smallest (UIKit row 233).
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      selection = newValue
      layOut()
    }
  }
  /// Asks the detents for their heights again (UIKit row 245).
  open func invalidateDetents() {
    resolved = nil
    layOut()
  }
  /// Changes that are seen to move: this sheet and its neighbors are laid out before it returns
  /// (UIKit row 236).
  open func animateChanges(_ changes: () -> Void) {
    let isInner = isChanging
    isChanging = true
    changes()
    isChanging = isInner
    guard !isInner, containerView?.window != nil else { return }
    UIView.animate(
      ReleaseMotion.swinging(), options: [.allowUserInteraction], isTouchedAsShown: true,
      animations: layOutStack)
  }

  // MARK: Managing user interaction

  /// The largest height at which what lies below is neither dimmed nor shut off; nil or unknown means
  /// none (UIKit row 234).
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { layOut() } }
  /// Whether a list at its top that is pushed up makes the sheet grow first; true by default (UIKit
  /// row 237).
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Managing the appearance

  /// Whether there is a grabber; false by default (UIKit row 238).
  open var prefersGrabberVisible = false { didSet { layOut() } }
  /// The radius of the corners, pt; nil means the system's; the front sheet's counts for all (UIKit
  /// row 239).
  open var preferredCornerRadius: CGFloat? { didSet { layOut() } }
  /// Whether it stays at the lower edge in compact height, instead of covering the screen; false by
  /// default (UIKit row 240).
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether it is as wide as its content prefers there; false by default (UIKit row 241).
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Whether a page sheet has a page's size where it floats, instead of a form's; true by default
  /// (UIKit row 249).
  open var prefersPageSizing = true { didSet { invalidateDetents() } }
  /// Stored: a hint of where the sheet comes from (UIKit row 249).
  open var sourceView: UIView?

  // MARK: Place

  /// The heights in the present surroundings.
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
    SimulatedDevice.current?.diagnose(.misuse, mistake)
  }

  /// Where it rests, or is about to.
  var rest: SystemSheetHeights.Rest? { heights.map { $0.rest(selection) ?? $0.smallest } }

  /// A finger has chosen where it rests.
  func select(_ identifier: Detent.Identifier) { selection = identifier }

  /// The same in the words of the superclass: the frame at the selected height.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let heights, let rest else { return .zero }
    return heights.geometry.kind == .covering
      ? heights.geometry.bounds
      : heights.geometry.frame(topAt: rest.top, lowest: heights.lowestTop)
  }

  /// In compact height it acts as full screen (UIKit rows 216, 240).
  open override var shouldRemovePresentersView: Bool {
    traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { sheetStyle.adaptedSheetStyle(for: traitCollection) }

  override var letsTouchesThrough: Bool {
    guard let heights, heights.geometry.kind != .covering, let rest,
      let undimmed = heights.rest(largestUndimmedDetentIdentifier)
    else { return false }
    return rest.top >= undimmed.top && !isModal
  }

  // MARK: Layout

  open override func containerViewWillLayoutSubviews() {
    if container?.isResized == true { finger.forget() }
    if !finger.isHolding { dim() }
    chrome.fit(self)
    if !finger.isHolding { placeView() }
  }

  open override func presentationTransitionWillBegin() {
    chrome.putUp(self)
    for (view, recognizer) in recognizers { view?.addGestureRecognizer(recognizer) }
    fadeIn()
    fitNeighbors()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    completed ? containerView?.setNeedsLayout() : takeDownChrome()
  }

  open override func dismissalTransitionWillBegin() {
    guard !finger.isDismissing else { return }
    finger.forget()
    presentedViewController.transitionCoordinator?.animate { [self] _ in
      showSurroundings(topAt: nil)
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    finger.dismissalEnded()
    guard !completed else { return takeDownChrome() }
    // At once: the form may change before the layout.
    chrome.card.wasRestored()
    dim()
    containerView?.setNeedsLayout()
  }

  private func takeDownChrome() {
    chrome.takeDown(self)
    for (view, recognizer) in recognizers { view?.removeGestureRecognizer(recognizer) }
    fitNeighbors()
  }

  /// The finger is on the sheet, the tap is beside it.
  private var recognizers: [(view: UIView?, recognizer: UIGestureRecognizer)] {
    [(presentedView, finger), (containerView, tap)]
  }

  /// Something that a sheet is laid out by has changed.
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
    // From the lowest: each sets back the one below, wherever that stands by then.
    for sheet in stack {
      sheet.containerView?.setNeedsLayout()
      sheet.containerView?.layoutIfNeeded()
    }
  }
}

/// Hears of a sheet's heights; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has moved the sheet to another height; not called for code (UIKit row 235).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// What manages the sheet; nil where the style is no sheet's, and then nothing is made (UIKit rows
  /// 11, 247).
  public final var sheetPresentationController: UISheetPresentationController? {
    let style = resolved(modalPresentationStyle)
    let isSheet = style == .pageSheet || style == .formSheet
    guard isSheet || presentedAncestor != nil else { return nil }
    return presentationController as? UISheetPresentationController
  }
}
