public import SegueCore

/// A presentation controller that darkens what lies behind the presented view.
///
/// It carries what is easily forgotten about chrome: the dimming comes and goes alongside the
/// transition, leaves the container after a presentation that was canceled and a dismissal that was
/// not (UIKit rows 64, 92), and a tap on it dismisses only if the app lets it. The host is notified of
/// every dismissal, with its cause. A subclass positions the presented view in
/// `frameOfPresentedViewInContainerView` and `containerViewWillLayoutSubviews`.
open class DimmedPresentationController: UIPresentationController {
  /// What the style may ask of the app.
  public let host: TransitionHost
  /// The view that darkens.
  public private(set) lazy var dimming = DimmingView(look) { [weak self] in self?.dimmingTapped() }
  private let look: BackdropParameters
  private let removesPresentersView: Bool
  /// Why the user dismisses; nil for the app's code.
  private var dismissalCause: TransitionHost.DismissalCause?
  /// Whether no coordinator reports the end of the dismissal.
  private var notifiesAtTheEnd = false

  /// Makes the controller of one presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that comes.
  ///   - presenting: Its presenter; nil while UIKit has not settled it yet.
  ///   - dimming: The look of the dimming, and whether taps on it count.
  ///   - shouldRemovePresentersView: Whether the presenter's view goes once the presentation is done; by default
  ///     it stays.
  ///   - host: What the style was given in `attach`.
  public init(
    _ presented: UIViewController, presenting: UIViewController?, dimming: BackdropParameters,
    shouldRemovePresentersView: Bool = false, host: TransitionHost
  ) {
    look = dimming
    removesPresentersView = shouldRemovePresentersView
    self.host = host
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// What the tunable of the same name says.
  open override var shouldRemovePresentersView: Bool { removesPresentersView }

  /// Puts the dimming into the container and fades it in alongside the presentation.
  open override func presentationTransitionWillBegin() {
    dimming.install(in: containerView, alongside: presentedViewController.transitionCoordinator)
  }

  /// Takes the dimming out after a presentation that was canceled.
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

  /// Takes the dimming out after a dismissal that was not canceled.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    let cause = dismissalCause ?? .code
    dismissalCause = nil
    guard completed else { return }
    dimming.removeFromSuperview()
    if notifiesAtTheEnd { host.didDismiss(presentedViewController, cause) }
  }

  /// Gives the presented view a frame, and what is presented in its place: a presentation in the
  /// presented controller's context stands beside its view, or instead of it.
  ///
  /// - Parameter frame: Where both go, in the container's coordinates, pt.
  public final func placePresentedView(at frame: CGRect) {
    presentedView?.place(at: frame)
    let above = presentedViewController.presentedViewController?.presentationController
    guard let cover = above?.containerView, cover.superview === containerView else { return }
    cover.place(at: frame)
  }

  /// Displaces a presented view that is being dismissed, if its movement has displaced it: what is laid
  /// out in another size has another distance to go.
  public final func keepAway(_ displacement: Displacement) {
    let controller = presentedViewController
    guard controller.isBeingDismissed, controller.transitionCoordinator?.isCancelled != true,
      let view = presentedView, !view.transform.isIdentity
    else { return }
    view.transform = displacement.transform
  }

  /// Dismisses where a tap on the dimming is to do so; called at every tap.
  open func dimmingTapped() {
    if host.tapDismisses(presentedViewController, look) { beginDismissal(by: .tap) }
  }

  /// Dismisses the presented controller, animated, if it neither appears nor disappears and the host
  /// allows the cause.
  ///
  /// For causes that the style does not detect: `accessibilityPerformEscape()` of the presented
  /// controller, or an escape key, calls it with `escape`.
  ///
  /// - Returns: Whether the dismissal begins; where the host refuses, it is notified of the attempt.
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

  /// Dismisses the presented controller, animated; the host has been asked.
  public final func beginDismissal(by cause: TransitionHost.DismissalCause) {
    dismissalCause = cause
    presentingViewController.dismiss(animated: true)
    // A call that was refused leaves no cause to a later dismissal.
    DispatchQueue.main.async { [weak self] in
      if self?.presentedViewController.isBeingDismissed == false { self?.dismissalCause = nil }
    }
  }
}
