public import SegueCore

/// A presentation controller that dims the content behind the presented view.
///
/// The dimming fades alongside the transition, and is removed from the container after a canceled
/// presentation and a completed dismissal (UIKit rows 64, 92). A tap on it dismisses only if the
/// app allows it. The host is notified of every dismissal, with its cause. A subclass positions the
/// presented view in `frameOfPresentedViewInContainerView` and `containerViewWillLayoutSubviews`.
open class DimmedPresentationController: UIPresentationController {
  /// The style's interface to the app.
  public let host: TransitionHost
  /// The dimming view.
  public private(set) lazy var dimming = DimmingView(backdrop) { [weak self] in
    self?.dimmingTapped()
  }
  private let backdrop: BackdropParameters
  private let removesPresentersView: Bool
  /// The cause of a dismissal by the user; nil for the app's code.
  private var dismissalCause: TransitionHost.DismissalCause?
  /// Whether there is no coordinator that reports the end of the dismissal.
  private var notifiesAtTheEnd = false

  /// Makes the controller of one presentation.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - presenting: The presenting controller; nil before UIKit has determined it.
  ///   - dimming: The appearance of the dimming, and whether a tap on it dismisses.
  ///   - shouldRemovePresentersView: Whether the presenting view is removed after the presentation;
  ///     false by default.
  ///   - host: The host that `attach` received.
  public init(
    _ presented: UIViewController, presenting: UIViewController?, dimming: BackdropParameters,
    shouldRemovePresentersView: Bool = false, host: TransitionHost
  ) {
    backdrop = dimming
    removesPresentersView = shouldRemovePresentersView
    self.host = host
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// Whether the presenting view is removed after the presentation, as passed to the initializer.
  open override var shouldRemovePresentersView: Bool { removesPresentersView }

  /// Adds the dimming to the container and fades it in alongside the presentation.
  open override func presentationTransitionWillBegin() {
    dimming.install(in: containerView, alongside: presentedViewController.transitionCoordinator)
  }

  /// Removes the dimming after a canceled presentation.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  /// Fades the dimming out alongside the dismissal, and notifies the host.
  open override func dismissalTransitionWillBegin() {
    let (host, controller, cause) = (host, presentedViewController, dismissalCause ?? .code)
    host.willDismiss(controller, cause)
    let coordinator = controller.transitionCoordinator
    dimming.fadeOut(alongside: coordinator)
    // The coordinator ends after the last callback (UIKit row 229).
    coordinator?.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { host.didDismiss(controller, cause) }
    }
    notifiesAtTheEnd = coordinator == nil
  }

  /// Removes the dimming after a completed dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    let cause = dismissalCause ?? .code
    dismissalCause = nil
    guard completed else { return }
    dimming.removeFromSuperview()
    if notifiesAtTheEnd { host.didDismiss(presentedViewController, cause) }
  }

  /// Positions the presented view, and a presentation in the presented controller's context, whose
  /// container is next to the presented view or replaces it.
  ///
  /// - Parameter frame: The frame of both, in the container's coordinates, pt.
  public final func positionPresentedView(in frame: CGRect) {
    presentedView?.place(at: frame)
    let above = presentedViewController.presentedViewController?.presentationController
    guard let cover = above?.containerView, cover.superview === containerView else { return }
    cover.place(at: frame)
  }

  /// Displaces a presented view that is being dismissed, if its movement has displaced it: after a
  /// change of size the displacement differs.
  public final func updateDisplacement(_ displacement: Displacement) {
    let controller = presentedViewController
    guard controller.isBeingDismissed, controller.transitionCoordinator?.isCancelled != true,
      let view = presentedView, !view.transform.isIdentity
    else { return }
    view.transform = displacement.transform
  }

  /// Dismisses the presented controller if a tap on the dimming may; called at every tap.
  open func dimmingTapped() {
    if host.tapDismisses(presentedViewController, backdrop) { beginDismissal(by: .tap) }
  }

  /// Dismisses the presented controller, animated, unless it is being presented or dismissed or the
  /// host refuses the cause.
  ///
  /// For causes that the style does not detect: `accessibilityPerformEscape()` of the presented
  /// controller, or an escape key, calls it with `escape`.
  ///
  /// - Returns: Whether the dismissal begins; where the host refuses, it is notified of the
  ///   attempt.
  @discardableResult
  public final func dismiss(by cause: TransitionHost.DismissalCause) -> Bool {
    let controller = presentedViewController
    guard !controller.isBeingPresented, !controller.isBeingDismissed else { return false }
    guard cause == .code || host.mayDismiss(controller, cause) else {
      host.didAttemptToDismiss(controller, cause)
      return false
    }
    beginDismissal(by: cause)
    return true
  }

  /// Dismisses the presented controller, animated, without querying the host.
  public final func beginDismissal(by cause: TransitionHost.DismissalCause) {
    dismissalCause = cause
    presentingViewController.dismiss(animated: true)
    // The cause of a refused call must not apply to a later dismissal.
    DispatchQueue.main.async { [weak self] in
      if self?.presentedViewController.isBeingDismissed == false { self?.dismissalCause = nil }
    }
  }
}
