/// Presents a view controller in a popover with an arrow to its source; adapts in a compact
/// environment (UIKit row 215).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var bubble: PopoverBubble?
  private var surroundings: PopoverSurroundings?
  private var shownDirection = UIPopoverArrowDirection.unknown

  // UIKit narrows the type of `delegate` here. Swift does not allow that for a property, so the
  // inherited one is cast.

  // MARK: Specifying the popover's source

  /// The view that the popover points to; required before the presentation unless `barButtonItem`
  /// is set.
  open var sourceView: UIView?
  /// The source rectangle in that view's coordinates, pt; the null rectangle, which selects its
  /// bounds, by default.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points to instead; `nil` by default.
  open var barButtonItem: UIBarButtonItem?
  /// Whether the popover may overlap its source; stored only, `false` by default.
  open var canOverlapSourceViewRect = false

  // MARK: Specifying the arrow

  /// The permitted directions of the arrow; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `.unknown` while no popover is visible.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection }

  // MARK: Configuring the appearance

  /// The margins from the edges of the safe area, pt; 10 by default, which is chosen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The background color of the popover; `nil` selects the content's.
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
  /// The views outside the popover that receive touches while it is visible; `nil` by default.
  open var passthroughViews: [UIView]?

  // MARK: Adapting to a sheet

  /// The presentation controller of the sheet that the popover adapts to in a compact environment.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }
  private lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  // MARK: Presentation

  override var popover: UIPopoverPresentationController? { self }
  override var isDismissedByEscape: Bool { true }

  open override var presentedView: UIView? {
    guard let presentation, presentation.controller === self, presentation.phase != .over,
      let content = presentedViewController.view
    else { return super.presentedView }
    let bubble = bubble ?? PopoverBubble()
    self.bubble = bubble
    bubble.install(content)
    return bubble
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { UIModalPresentationStyle.popover.adaptedSheetStyle(for: traitCollection) }

  open override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    if sourceView == nil, barButtonItem == nil, let device = SimulatedDevice.current {
      device.diagnose(.invalidCall, missingSourceMessage)
    }
    let surroundings = surroundings ?? PopoverSurroundings(self)
    self.surroundings = surroundings
    surroundings.frame = container?.bounds ?? .zero
    container?.insertSubview(surroundings, at: 0)
    UIView.performWithoutAnimation(updatePlacement)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { removeViews() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { removeViews() }
  }

  open override func containerViewWillLayoutSubviews() {
    if presentation?.mayPlaceView == true { updatePlacement() }
  }

  /// The message of UIKit's exception for a popover without a source.
  var missingSourceMessage: String {
    "the popover of \(SimulatedDevice.describe(presentedViewController)) has neither sourceView nor "
      + "barButtonItem: set one before it is presented; it is shown in the middle"
  }

  /// Called after a tap outside the popover.
  func didTapOutside() { dismissByUser() }

  private func updatePlacement() {
    guard presentedView === bubble, let bubble, let placement else { return }
    shownDirection = placement.direction
    let content = presentedViewController.existingView?.backgroundColor
    bubble.apply(placement, backgroundColor ?? content ?? .systemBackground)
  }

  private func removeViews() {
    surroundings?.removeFromSuperview()
    surroundings = nil
    bubble = nil
    shownDirection = .unknown
  }
}

extension UIPopoverPresentationController {
  /// The size of content without a preferred size, pt; reduced to the available room.
  ///
  /// **Source:** UIKit documentation of the deprecated contentSizeForViewInPopover.
  private static let defaultSize = CGSize(width: 320, height: 1100)

  private var placement: PopoverPlacement? {
    guard let container else { return nil }
    let wanted = presentedViewController.preferredContentSize
    return PopoverPlacement(
      in: PopoverPlacement.Room(
        source: source(in: container),
        safeArea: container.bounds.inset(by: container.safeAreaInsets),
        margins: popoverLayoutMargins,
        size: CGSize(
          width: wanted.width > 0 ? wanted.width : Self.defaultSize.width,
          height: wanted.height > 0 ? wanted.height : Self.defaultSize.height),
        directions: isAnchored ? permittedArrowDirections : []))
  }

  private var anchor: UIView? { barButtonItem?.shownView ?? sourceView }
  private var isAnchored: Bool { anchor?.window != nil }

  private func source(in container: UIView) -> CGRect {
    guard let anchor, isAnchored else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let usesSourceRect = barButtonItem == nil && !sourceRect.isNull
    return container.convert(usesSourceRect ? sourceRect : anchor.bounds, from: anchor)
  }
}

/// Receives the callbacks of a popover in addition to those of every presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented; set its source here at the
  /// latest.
  @_spi(OptionalRequirements) func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

@_documentation(visibility: internal)
extension UIPopoverPresentationControllerDelegate where Self: NSObject {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
