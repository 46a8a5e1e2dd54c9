/// Manages the presentation of a view controller: chrome, frame, adaptation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  AssociationHolder, BoxedObject
{
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?
  package var associations: [UnsafeRawPointer: Any] = [:]
  var container: TransitionContainerView?
  @BoxedReference package var presentation: ModalPresentation?
  @BoxedReference private var presenting: UIViewController?
  // Weak, because the presented controller may retain this one before the presentation begins (fault
  // F089). From then on the presentation retains both.
  @BoxedReference private var presented: UIViewController?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The view controller being presented.
  ///   - presentingViewController: The presenting view controller, if it is known (UIKit row 7).
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  nonisolated deinit { referenceBox?.end() }

  // MARK: Getting the presentation objects

  /// The presenting view controller; before the presentation starts, the one passed to the
  /// initializer, or the presented view controller.
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presenting ?? presentedViewController
  }
  /// The presented view controller; an empty one once it is deallocated.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The view that contains the presentation; `nil` before and after it (UIKit row 60).
  open var containerView: UIView? { container }
  /// The view to animate: the presented view controller's, or an ancestor of it (UIKit row 59).
  open var presentedView: UIView? { presentedViewController.view }
  /// The delegate for adaptation and interactive dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The presentation style.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presentedViewController.modalPresentationStyle
  }

  // MARK: Adjusting the size and layout

  /// The final frame of the presented view; the container's bounds by default (UIKit row 58).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Whether the presentation covers the screen; `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed when the presentation ends; `false` by default (UIKit
  /// row 46).
  open var shouldRemovePresentersView: Bool { false }
  /// The factor by which the presented view is scaled to its frame; 1 by default.
  var presentedScale: CGFloat { 1 }
  /// The safe area of the presented view; `nil`, the default, for the one that its frame determines.
  var presentedSafeArea: UIEdgeInsets? { nil }
  /// Whether touches outside the presented view reach the views below the container.
  var letsTouchesThrough: Bool { false }
  /// Whether the presented controller is an alert in the form of a card; `false` by default.
  var isAlertCard: Bool { false }
  /// Whether the escape gesture dismisses the presentation; `false` by default.
  var isDismissedByEscape: Bool { false }
  /// The sheet that the controller manages; `nil` by default.
  var sheet: UISheetPresentationController? { nil }
  /// The popover that the controller manages; `nil` by default.
  var popover: UIPopoverPresentationController? { nil }

  // MARK: Gestures

  /// Returns the interaction controller of the gesture that began the dismissal; `nil` by default.
  ///
  /// - Parameter animator: The system's animator; `nil` if the app's animates the views.
  func removeInteractionController(
    of animator: (any SystemAnimator)?
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns the recognizer that interrupts the transition by a touch at a point of the window;
  /// `nil` by default.
  func interruptingRecognizer(at point: CGPoint, isOpening: Bool) -> UIGestureRecognizer? { nil }
  /// Whether the pan of a zoom may move the presented view down; `true` by default.
  var leavesPanToZoom: Bool { true }

  // MARK: Surroundings

  /// The presenter's view that the presentation controller transforms; `nil` by default.
  var transformedPresenter: UIView? { nil }
  /// Restores that view; does nothing by default.
  func releasePresenter() {}
  /// Called after an adaptation has given the presenter another view; does nothing by default.
  func presenterDidChangeForm() {}
  /// Updates the layout for the keyboard, in the block that animates it; does nothing by default.
  func keyboardDidChange() {}

  // MARK: Tracking the transition

  /// Called before the presentation transition; add custom views here (UIKit row 64).
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation transition; remove custom views if `completed` is `false`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal transition.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal transition; remove custom views if `completed` is `true` (UIKit row
  /// 64).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adapting

  /// Returns the style to adapt to where the delegate does not decide; `.none` by default.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  /// The style to adapt to with the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The traits that override the inherited ones for the presented view controller; `nil` for none.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      SimulatedDevice.active?.noteTraitChange()
      presentedViewController.passTraitsOn()
    }
  }
  /// The traits of the container view, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Content container

  /// The preferred content size of the presented view controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called after the presented view controller's preferred size has changed; lays out the
  /// container (UIKit row 222).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }
  /// Returns the size of the presented view controller; the container's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes; call super, which notifies the presented view
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let child = presentedViewController
    let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
    // Not called if its size is unchanged (UIKit row 220).
    guard childSize != child.existingView?.bounds.size else { return }
    child.sendSize(childSize, coordinator)
  }
  /// Called before the traits change; call super, which notifies the presented view controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.sendTraits(newCollection, coordinator) }
  /// Called after the presented view controller's fitting size has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
}

/// Controls adaptation and interactive dismissal; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks the delegate for the style in compact width; the presentation controller's by default.
  @_spi(OptionalRequirements) func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  /// Asks the delegate for the style with the given traits; takes precedence over the other method
  /// (UIKit row 209), which the default implementation calls in compact width.
  @_spi(OptionalRequirements) func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Asks the delegate to configure the presentation controller of the adapted style.
  @_spi(OptionalRequirements) func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Asks the delegate for a replacement view controller for an adapted style; `nil` by default.
  @_spi(OptionalRequirements) func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Tells the delegate the style that a presentation starts in; `.none` if unchanged (UIKit row
  /// 212).
  @_spi(OptionalRequirements) func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Asks the delegate whether the user may dismiss; `true` by default.
  @_spi(OptionalRequirements) func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  /// Tells the delegate that the user begins to dismiss.
  @_spi(OptionalRequirements) func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController)
  /// Tells the delegate that the user has dismissed.
  @_spi(OptionalRequirements) func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController)
  /// Tells the delegate that the user attempted a dismissal that was prevented.
  @_spi(OptionalRequirements) func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

@_documentation(visibility: internal)
extension UIAdaptivePresentationControllerDelegate where Self: NSObject {
  /// The default implementation returns the presentation controller's style.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.adaptivePresentationStyle }
  /// The default implementation calls the method without traits in compact width, and returns the
  /// presentation controller's style otherwise.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }
  /// The default implementation does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// The default implementation returns `nil`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// The default implementation does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// The default implementation returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  { true }
  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
