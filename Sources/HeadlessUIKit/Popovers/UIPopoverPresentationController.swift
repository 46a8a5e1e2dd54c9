/// Shows a controller in a bubble that points to where it comes from; in a compact environment it
/// adapts (UIKit row 215).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private var bubble: PopoverBubble?
  private var surroundings: PopoverSurroundings?
  private var shownDirection = UIPopoverArrowDirection.unknown

  // UIKit gives `delegate` the type of the popover's own delegate here; a property cannot change its
  // type in Swift, so the inherited one takes such a delegate as well.

  // MARK: Specifying the popover's source

  /// The view that the popover points to; needed before it is presented, unless there is a bar
  /// button.
  open var sourceView: UIView?
  /// The part of that view that counts, in its own coordinates, pt; the null rectangle, meaning all
  /// of it, by default.
  open var sourceRect = CGRect.null
  /// The button that the popover points to instead; nil by default.
  open var barButtonItem: UIBarButtonItem?
  /// Stored; false by default.
  open var canOverlapSourceViewRect = false

  // MARK: Specifying the arrow

  /// Where the arrow may point; anywhere by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where it points; unknown while no popover is to be seen.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection }

  // MARK: Configuring the appearance

  /// How far it keeps from the edges of the safe area, pt; 10 by default, which is chosen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The color of the bubble; by default that of the content.
  open var backgroundColor: UIColor? { didSet { containerView?.setNeedsLayout() } }
  /// Views beside the popover that take touches while it is shown; nil by default.
  open var passthroughViews: [UIView]?

  // MARK: Adapting to a sheet

  /// What manages the sheet that the popover becomes in a compact environment; made by asking for it.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  // MARK: Presentation

  open override var presentedView: UIView? {
    guard let presentation, presentation.controller === self, presentation.phase != .over,
      let content = presentedViewController.view
    else { return super.presentedView }
    let bubble = bubble ?? PopoverBubble()
    self.bubble = bubble
    bubble.hold(content)
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
      device.diagnose(.misuse, sourceComplaint)
    }
    let surroundings = surroundings ?? PopoverSurroundings(self)
    self.surroundings = surroundings
    surroundings.frame = container?.bounds ?? .zero
    container?.insertSubview(surroundings, at: 0)
    UIView.performWithoutAnimation(stand)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { leave() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() }
  }

  open override func containerViewWillLayoutSubviews() {
    if presentation?.mayPlaceView == true { stand() }
  }

  /// What UIKit raises as an exception where there is nothing to point to.
  var sourceComplaint: String {
    "the popover of \(SimulatedDevice.describe(presentedViewController)) has neither sourceView nor "
      + "barButtonItem: set one before it is presented; it is shown in the middle"
  }

  /// A person has tapped beside it.
  func didTapBeside() { dismissByPerson() }

  private func stand() {
    guard presentedView === bubble, let bubble, let placement else { return }
    shownDirection = placement.direction
    let content = presentedViewController.viewIfLoaded?.backgroundColor
    bubble.stand(placement, backgroundColor ?? content ?? .systemBackground)
  }

  private func leave() {
    surroundings?.removeFromSuperview()
    surroundings = nil
    bubble = nil
    shownDirection = .unknown
  }
}

extension UIPopoverPresentationController {
  /// The size of content that wants none, pt; as much of it as there is room for is shown.
  ///
  /// **Source:** UIKit documentation of the older contentSizeForViewInPopover.
  private static let usualSize = CGSize(width: 320, height: 1100)

  private var placement: PopoverPlacement? {
    guard let container else { return nil }
    let wanted = presentedViewController.preferredContentSize
    return PopoverPlacement(
      in: PopoverPlacement.Room(
        source: source(in: container),
        safeArea: container.bounds.inset(by: container.safeAreaInsets),
        margins: popoverLayoutMargins,
        size: CGSize(
          width: wanted.width > 0 ? wanted.width : Self.usualSize.width,
          height: wanted.height > 0 ? wanted.height : Self.usualSize.height),
        directions: isAnchored ? permittedArrowDirections : []))
  }

  private var anchor: UIView? { barButtonItem?.shownView ?? sourceView }
  private var isAnchored: Bool { anchor?.window != nil }

  private func source(in container: UIView) -> CGRect {
    guard let anchor, isAnchored else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let counts = barButtonItem == nil && !sourceRect.isNull
    return container.convert(counts ? sourceRect : anchor.bounds, from: anchor)
  }
}

/// What the delegate of a popover decides beside what every presentation's delegate does.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented: the last chance to name its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
