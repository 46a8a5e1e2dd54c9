/// Manages how a controller is shown over another: chrome, frame, adaptation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  AssociationHolder
{
  package var associations: [UnsafeRawPointer: Any] = [:]
  var container: TransitionContainerView?
  package weak var presentation: ModalPresentation?
  private weak var presenting: UIViewController?
  // Weak, as the presented controller may hold this one before there is a presentation (fault F089);
  // from then on the presentation holds both.
  private weak var presented: UIViewController?

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: What is shown.
  ///   - presentingViewController: Who shows it, if that is known yet (UIKit row 7).
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  // MARK: Getting the presentation objects

  /// Who shows it: settled once the presentation is under way; before that the one given, or the
  /// presented controller where none was.
  public final var presentingViewController: UIViewController {
    presentation?.presenter ?? presenting ?? presentedViewController
  }
  /// What is shown; an empty controller once that is gone.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The view in which the presentation takes place; nil before and after (UIKit row 60).
  public final var containerView: UIView? { container }
  /// The view that is moved: the presented controller's or an ancestor of it (UIKit row 59).
  open var presentedView: UIView? { presentedViewController.view }
  /// Who decides about adaptation and dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.style ?? presentedViewController.modalPresentationStyle
  }

  // MARK: Adjusting the size and layout

  /// Where the presented view ends up; the container's bounds by default (UIKit row 58).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The container is about to lay out.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Whether the presentation covers the screen; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view goes when the presentation is done; false by default (UIKit row 46).
  open var shouldRemovePresentersView: Bool { false }
  /// Whether touches beside the presented view reach what lies below; a modal container takes them.
  var letsTouchesThrough: Bool { false }

  // MARK: Tracking the transition

  /// The presentation is about to start: add chrome here (UIKit row 64).
  open func presentationTransitionWillBegin() {}
  /// The presentation is over; false means canceled: take chrome back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to start.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over; true means done: take chrome back (UIKit row 64).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adapting

  /// The style in an environment, when the delegate does not say; none by default.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  /// The style in the present environment, when the delegate does not say.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// Traits that are laid over those of the surroundings for the presented controller; nil for none.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.passTraitsOn() }
  }
  /// The traits of the container, or of the screen before there is one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Content container

  /// The size that the presented controller wants.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller wants another size: lay out again (UIKit row 222).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }
  /// The size of the presented controller in a container of a given size; the container's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The container's size is about to change; call super, which tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let child = presentedViewController
    let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
    // One whose size stays is not told (UIKit row 220).
    guard childSize != child.viewIfLoaded?.bounds.size else { return }
    child.tellSize(childSize, coordinator)
  }
  /// The traits are about to change; call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.tellTraits(newCollection, coordinator) }
  /// The presented controller's constraints ask for another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
}

/// Decides about adaptation and hears of dismissals by a person; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in compact width; the presentation controller's own by default.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style in an environment; wins over the other form (UIKit row 209), which it asks by default
  /// where the width is compact.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Sets up the presentation controller of the adapted style; nothing by default.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Another controller for an adapted style; nil by default: the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// A presentation is about to start in a style, none meaning unchanged (UIKit row 212).
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the person may dismiss; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// The person begins to dismiss.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The person has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The person tried to dismiss and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation controller's own answer.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.adaptivePresentationStyle }
  /// The answer of the form without traits in compact width, for which that was made; in regular width
  /// the presentation controller's own.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }
  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Nil.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  { true }
  /// Nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
