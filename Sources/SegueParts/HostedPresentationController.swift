public import SegueCore

/// A presentation controller that notifies the host of every dismissal, with its cause, and whose
/// presented controller pans may dismiss.
///
/// The presented view fills the container, unless a subclass positions it in
/// `frameOfPresentedViewInContainerView`.
open class HostedPresentationController: UIPresentationController {
  /// The style's interface to the app.
  public let host: TransitionHost
  /// How the style presents the view.
  public internal(set) final var configuration: PresentationConfiguration
  private lazy var pans = makePans()
  /// The cause of a dismissal by the user; nil for the app's code.
  private var dismissalCause: TransitionHost.DismissalCause?
  /// Whether there is no coordinator that reports the end of the dismissal.
  private var notifiesAtTheEnd = false

  /// Makes the controller of one presentation.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - presenting: The presenting controller; nil before UIKit has determined it.
  ///   - configuration: How the style presents the view; a controller uses the parts of its class.
  ///   - host: The host that `attach` received.
  public init(
    _ presented: UIViewController, presenting: UIViewController?,
    _ configuration: PresentationConfiguration = PresentationConfiguration(), host: TransitionHost
  ) {
    self.configuration = configuration
    self.host = host
    super.init(presentedViewController: presented, presenting: presenting)
  }

  /// Whether the presenting view is removed after the presentation.
  open override var shouldRemovePresentersView: Bool { configuration.shouldRemovePresentersView }

  /// Installs the pans.
  open override func presentationTransitionWillBegin() {
    if let containerView { for pan in pans { pan.install(on: containerView) } }
  }

  /// Notifies the host.
  open override func dismissalTransitionWillBegin() {
    let (host, controller, cause) = (host, presentedViewController, dismissalCause ?? .code)
    host.willDismiss(controller, cause)
    let coordinator = controller.transitionCoordinator
    // The coordinator ends after the last callback (UIKit row 229).
    coordinator?.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { host.didDismiss(controller, cause) }
    }
    notifiesAtTheEnd = coordinator == nil
  }

  /// Notifies the host of a dismissal without animation.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    let cause = dismissalCause ?? .code
    dismissalCause = nil
    if completed, notifiesAtTheEnd { host.didDismiss(presentedViewController, cause) }
  }

  /// Positions the presented view at its frame.
  open override func containerViewWillLayoutSubviews() {
    positionPresentedView(in: frameOfPresentedViewInContainerView)
  }

  /// Positions the presented view, and a presentation in the presented controller's context, whose
  /// container is next to the presented view or replaces it. A view that a movement has put into
  /// another view stays there.
  ///
  /// - Parameter frame: The frame of both, in the container's coordinates, pt.
  public final func positionPresentedView(in frame: CGRect) {
    if let presentedView, presentedView.superview === containerView {
      presentedView.layOut(in: frame)
    }
    let above = presentedViewController.presentedViewController?.presentationController
    guard let cover = above?.containerView, cover.superview === containerView else { return }
    cover.layOut(in: frame)
  }

  // MARK: Transition

  /// Returns the movement that animates a presentation or dismissal; nil, the default, runs the
  /// built-in transition.
  open func movement(for direction: TransitionDirection) -> (any TransitionMovement)? { nil }

  /// Notifies the pans of an animator that is about to run.
  open func willRun(_ animator: TransitionAnimator) {
    for pan in pans { pan.willRun(animator) }
  }

  /// Returns the presentation style for a trait collection; `none`, the default, keeps it (UIKit
  /// rows 209, 210).
  open func adaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Returns the view controller that replaces the presented one in an adaptive style; nil, the
  /// default, keeps it (UIKit row 211).
  open func replacement(in style: UIModalPresentationStyle) -> UIViewController? { nil }

  // MARK: Dismissal

  /// Dismisses the presented controller, animated, unless it is being presented or dismissed or the
  /// host refuses the cause. A dismissal that a drag drives is completed, unless the cause is `code`.
  ///
  /// For causes that the style does not detect: `accessibilityPerformEscape()` of the presented
  /// controller, or an escape key, calls it with `escape`.
  ///
  /// - Returns: Whether the dismissal begins; where the host refuses, it is notified of the
  ///   attempt.
  @discardableResult
  public final func dismiss(by cause: TransitionHost.DismissalCause) -> Bool {
    let controller = presentedViewController
    guard !controller.isBeingPresented else { return false }
    if controller.isBeingDismissed { return cause != .code && finishInteractiveDismissal() }
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
    DispatchQueue.main.async { [reference = UIKitReference(self)] in
      guard let controller = reference.object else { return }
      if !controller.presentedViewController.isBeingDismissed { controller.dismissalCause = nil }
    }
  }

  /// Completes a dismissal that a pan drives; returns false without one.
  open func finishInteractiveDismissal() -> Bool { pans.contains { $0.finish() } }

  // MARK: Pans

  /// Returns the pans that dismiss the presented controller, made by `dismissalPan`; none by
  /// default. They begin anywhere in the container.
  open func makePans() -> [TransitionPan] { [] }

  /// Returns a pan that dismisses the presented controller, if the host allows it.
  ///
  /// - Parameters:
  ///   - side: Returns the side toward which it dismisses, in the container.
  ///   - parameters: Where the pan may begin, and when it completes.
  ///   - length: Returns the travel of the presented view in the container, pt; by default the
  ///     container's length.
  public final func dismissalPan(
    toward side: @escaping (UIView) -> Side, _ parameters: PanParameters,
    over length: ((UIView) -> CGFloat)? = nil
  ) -> TransitionPan {
    let pan = TransitionPan(toward: side, parameters: { parameters }, length: length)
    let reference = UIKitReference(self)
    pan.reverse = TransitionPan.Beginning(
      isPossible: { reference.object?.isAtRest == true },
      isAllowed: {
        reference.object.map { $0.host.mayDismiss($0.presentedViewController, .drag) } ?? false
      },
      begin: {
        reference.object?.beginDismissal(by: .drag)
        return reference.object != nil
      },
      wasRefused: { release in
        if let self = reference.object {
          self.host.didRelease?(self.presentedViewController, release)
          self.host.didAttemptToDismiss(self.presentedViewController, .drag)
        }
      })
    return pan
  }

  /// Whether the presented controller is topmost, and in no transition.
  private var isAtRest: Bool {
    presentedViewController.presentedViewController == nil
      && presentedViewController.transitionCoordinator == nil
  }
}
