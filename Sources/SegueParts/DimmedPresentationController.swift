public import SegueCore

/// A presentation controller that dims the content behind the presented view.
///
/// The dimming fades alongside the transition, and is removed from the container after a canceled
/// presentation and a completed dismissal (UIKit rows 64, 92). A tap on it dismisses only if the
/// app allows it. A subclass positions the presented view in `frameOfPresentedViewInContainerView`
/// and `containerViewWillLayoutSubviews`.
open class DimmedPresentationController: HostedPresentationController {
  /// The dimming view; nil for a presentation without one.
  public private(set) lazy var dimming: DimmingView? = configuration.dimming.map {
    let reference = UIKitReference(self)
    let view = DimmingView($0) { reference.object?.dimmingTapped() }
    view.passesTouches = { reference.object?.passesTouches ?? false }
    return view
  }
  private lazy var blur = configuration.dimming?.blur.map { BlurBackdrop($0) }

  /// Makes the controller of one presentation.
  // Explicit, because Swift 6.3 calls other methods of a subclass in another module otherwise.
  public override init(
    _ presented: UIViewController, presenting: UIViewController?,
    _ configuration: PresentationConfiguration = PresentationConfiguration(), host: TransitionHost
  ) {
    super.init(presented, presenting: presenting, configuration, host: host)
  }

  /// Adds the dimming to the container and fades it in alongside the presentation.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    let presenter = presentingViewController.view
    dimming?.viewBelow = presenter
    let coordinator = presentedViewController.transitionCoordinator
    dimming?.install(in: containerView, alongside: coordinator)
    if let containerView {
      blur?.install(in: containerView, above: presenter, alongside: coordinator)
    }
    setLowerDimming(isReplaced: true, alongside: coordinator)
  }

  /// Hides or shows the dimming of a presenter that is presented itself.
  private func setLowerDimming(
    isReplaced: Bool, alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard configuration.dimming?.replacesDimmingBelow == true,
      let lower = presentingViewController.presentationController as? DimmedPresentationController
    else { return }
    guard let coordinator else {
      lower.dimming?.isReplaced = isReplaced
      return
    }
    // It may be fading: a second fade would begin at the end of the first (UIKit row 159).
    coordinator.animate(alongsideTransition: { context in
      UIView.animate(
        withDuration: context.transitionDuration, delay: 0, options: .beginFromCurrentState
      ) { lower.dimming?.isReplaced = isReplaced }
    })
  }

  /// Removes the dimming after a canceled presentation.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard !completed else { return }
    setLowerDimming(isReplaced: false, alongside: nil)
    removeChrome()
  }

  /// Fades the dimming out alongside the dismissal.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    let coordinator = presentedViewController.transitionCoordinator
    dimming?.fadeOut(alongside: coordinator)
    blur?.fadeOut(alongside: coordinator)
    setLowerDimming(isReplaced: false, alongside: coordinator)
  }

  /// Removes the dimming after a completed dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      removeChrome()
    } else {
      dimming?.isShown = true
      setLowerDimming(isReplaced: true, alongside: nil)
    }
    super.dismissalTransitionDidEnd(completed)
  }

  /// Changes the color and the opacity of the dimming while it is shown; animatable.
  final func updateDimming(_ parameters: BackdropParameters?) {
    guard let parameters, configuration.dimming != nil else { return }
    configuration.dimming = parameters
    dimming?.parameters = parameters
  }

  private func removeChrome() {
    dimming?.removeFromSuperview()
    blur?.remove()
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

  /// Whether touches outside the presented view pass to the view below; by default with an opacity
  /// of 0, unless the presented controller is modal in its presentation. Evaluated at every touch.
  open var passesTouches: Bool {
    configuration.dimming?.isSeen == false && !presentedViewController.isModalInPresentation
  }

  /// Dismisses the presented controller if a tap on the dimming may; called at every tap.
  open func dimmingTapped() {
    guard let dimming = configuration.dimming,
      host.tapDismisses(presentedViewController, dimming)
    else { return }
    beginDismissal(by: .tap)
  }
}
