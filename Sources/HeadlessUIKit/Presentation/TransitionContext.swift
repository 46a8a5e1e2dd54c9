/// The context of a modal transition: what the animator is told, and how it reports.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private weak var transition: PresentationTransition?
  let presentation: ModalPresentation
  let isPresenting: Bool
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var isInterruptible = false
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut

  init(transition: PresentationTransition, isAnimated: Bool) {
    self.transition = transition
    presentation = transition.presentation
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
    return presentation.removesPresentersView ? presentation.presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented {
      return isPresenting ? .zero : presentation.controller.presentedView?.frame ?? .zero
    }
    guard vc === presentation.presenter else { return .zero }
    return isPresenting || !presentation.removesPresentersView ? presentersFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented {
      return isPresenting ? presentation.controller.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === presentation.presenter else { return .zero }
    return isPresenting && presentation.removesPresentersView ? .zero : presentersFrame
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
    transitionWasCancelled = false
    transition?.coordinator?.markCancelled(false)
    setInteractive(false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    transitionWasCancelled = true
    transition?.coordinator?.markCancelled(true)
    // The handlers hear of it before the callbacks turn round (UIKit rows 90, 91).
    setInteractive(false)
    transition?.turnAppearanceRound()
  }

  func pauseInteractiveTransition() {
    guard isInterruptible, !isInteractive else { return }
    setInteractive(true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let transition, !transition.isOver else {
      guard let device = SimulatedDevice.current else { return }
      device.diagnose(
        .transitionCompletedTwice,
        "completeTransition was called again for the \(isPresenting ? "presentation" : "dismissal") of "
          + "\(device.name(of: presentation.presented)); only the first call counts")
      return
    }
    transition.complete(didComplete)
  }

  func startInteractively() {
    isInteractive = true
    transition?.coordinator?.initiallyInteractive = isAnimated
  }

  private func setInteractive(_ interactive: Bool) {
    isInteractive = interactive
    transition?.coordinator?.tellInteractionChange()
  }
}
