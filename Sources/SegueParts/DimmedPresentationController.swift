public import SegueCore

/// A presentation controller that darkens what lies behind the presented view.
///
/// It carries what is easily forgotten about chrome: the dimming comes and goes alongside the
/// transition, leaves the container after a presentation that was cancelled and a dismissal that was
/// not (UIKit rows 64, 92), and a tap on it dismisses only if the app lets it. A subclass says where the
/// presented view stands: `frameOfPresentedViewInContainerView`, `containerViewWillLayoutSubviews`.
open class DimmedPresentationController: UIPresentationController {
  /// What the style may ask of the app.
  public let host: TransitionHost
  /// The view that darkens.
  public private(set) lazy var dimming = DimmingView(look) { [weak self] in self?.dimmingTapped() }
  private let look: DimmingParameters
  private let removesPresentersView: Bool

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
    _ presented: UIViewController, presenting: UIViewController?, dimming: DimmingParameters,
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

  /// Takes the dimming out after a presentation that was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  /// Fades the dimming out alongside the dismissal.
  open override func dismissalTransitionWillBegin() {
    dimming.fadeOut(alongside: presentedViewController.transitionCoordinator)
  }

  /// Takes the dimming out after a dismissal that was not cancelled.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  /// Dismisses where a tap on the dimming is to do so; called at every tap.
  open func dimmingTapped() {
    guard host.tapDismisses(presentedViewController, look) else { return }
    presentingViewController.dismiss(animated: true)
  }
}
