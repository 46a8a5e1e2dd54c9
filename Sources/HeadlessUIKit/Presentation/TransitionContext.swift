/// The context of a modal transition: what the animator is told, and how it reports.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private weak var transition: PresentationTransition?
  private let presentation: ModalPresentation
  /// Whether the host took it to its end, so that the animator's own report comes late and rightly.
  var isEndedByHost = false
  /// When it was completed on the device's clock, s.
  private var completionTime: Double?
  private var isSecondReported = false
  private let removesPresentersView: Bool
  let isPresenting: Bool
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var isInterruptible = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut

  init(transition: PresentationTransition, isAnimated: Bool) {
    self.transition = transition
    presentation = transition.presentation
    removesPresentersView = presentation.removesPresentersView
    isPresenting = transition.direction == .present
    self.isAnimated = isAnimated
  }

  var containerView: UIView { presentation.container }
  var presentationStyle: UIModalPresentationStyle { presentation.style }
  var targetTransform: CGAffineTransform { .identity }

  // MARK: Keys and frames (UIKit rows 49-57)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isPresenting ? presentation.presented : presentation.presenter
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) == isPresenting { return presentation.controller.presentedView }
    return removesPresentersView ? presentation.presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented {
      return isPresenting ? .zero : presentation.controller.presentedView?.frame ?? .zero
    }
    guard vc === presentation.presenter else { return .zero }
    return isPresenting || !removesPresentersView ? presentersFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented {
      return isPresenting ? presentation.controller.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === presentation.presenter else { return .zero }
    return isPresenting && removesPresentersView ? .zero : presentersFrame
  }

  private var presentersFrame: CGRect {
    guard let view = presentation.presenter.viewIfLoaded else { return .zero }
    guard view.superview != nil else { return containerView.bounds }
    return containerView.convert(view.frame, from: view.superview)
  }

  // MARK: Reports

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = max(0, min(1, percentComplete))
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    letGo(cancelled: false)
    transition?.turnAppearance(back: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    // The handlers hear of it before the callbacks turn round (UIKit rows 90, 91).
    letGo(cancelled: true)
    transition?.turnAppearance(back: true)
  }

  func pauseInteractiveTransition() {
    guard isInterruptible, !isInteractive, completionTime == nil else { return }
    isInteractive = true
    transition?.coordinator?.tellInteractionChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completionTime else {
      transition?.complete(didComplete)
      return
    }
    guard !isEndedByHost, !isSecondReported, let device = SimulatedDevice.current,
      device.configuration.choices.completingTwiceIsReported
    else { return }
    isSecondReported = true
    device.diagnose(
      .transitionCompletedTwice,
      "completeTransition was called at \(CGFloat(device.now).shortText) s for the "
        + "\(isPresenting ? "presentation" : "dismissal") of "
        + "\(device.name(of: presentation.presented)), which was completed at "
        + "\(CGFloat(completionTime).shortText) s; only the first call counts")
  }

  // MARK: Engine

  func startInteractively() {
    isInteractive = true
    transition?.coordinator?.initiallyInteractive = isAnimated
  }

  /// No more reports count; an interaction that is still on ends with it (UIKit row 89).
  func close(cancelled: Bool, at time: Double) {
    completionTime = time
    if isInteractive { letGo(cancelled: cancelled) }
    transitionWasCancelled = cancelled
  }

  private func letGo(cancelled: Bool) {
    transitionWasCancelled = cancelled
    isInteractive = false
    // What is left goes by what the driver says now (UIKit row 107).
    completionVelocity = transition?.interactor?.completionSpeed ?? 1
    completionCurve = transition?.interactor?.completionCurve ?? .easeInOut
    transition?.coordinator?.markCancelled(cancelled)
    transition?.coordinator?.tellInteractionChange()
  }
}
