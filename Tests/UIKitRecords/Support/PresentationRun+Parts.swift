import HeadlessUIKit

extension PresentationRun {
  /// A presentation controller with an inset frame and a dimming view.
  final class Panel: UIPresentationController {
    weak var run: PresentationRun?

    override var shouldRemovePresentersView: Bool {
      run?.form == .removing || super.shouldRemovePresentersView
    }
    override var shouldPresentInFullscreen: Bool {
      run?.form == .fullScreen || super.shouldPresentInFullscreen
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 60)
    }
    override func presentationTransitionWillBegin() {
      run?.note("presentationTransitionWillBegin")
      if let run, let containerView {
        run.dimming.frame = containerView.bounds
        containerView.addSubview(run.dimming)
      }
      run?.see(.presentationBegins, of: self)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      run?.note("presentationTransitionDidEnd(\(completed))")
      run?.see(.presentationEnds, of: self)
    }
    override func dismissalTransitionWillBegin() { run?.note("dismissalTransitionWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      run?.note("dismissalTransitionDidEnd(\(completed))")
      run?.see(.dismissalEnds, of: self)
      if completed { run?.dimming.removeFromSuperview() }
    }
    override func containerViewWillLayoutSubviews() {
      run?.noteLayout("containerViewWillLayoutSubviews")
    }
    override func containerViewDidLayoutSubviews() {
      run?.noteLayout("containerViewDidLayoutSubviews")
    }
  }

  /// A transitioning delegate that supplies what the form of the presentation has.
  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    weak var run: PresentationRun?

    private func animator(presents: Bool) -> Fade? {
      guard let run, run.form != .noAnimators else { return nil }
      let animator = Fade()
      animator.run = run
      animator.presents = presents
      return animator
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      run?.note("presentationController(forPresented:)")
      let panel = Panel(presentedViewController: presented, presenting: presenting)
      panel.run = run
      run?.supply(panel)
      return panel
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presents: true) }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presents: false) }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      run?.form == .driven ? run?.driver : nil
    }
  }

  /// An animator of 0.3 s that fades the presented view; a dismissal adds no view.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    weak var run: PresentationRun?
    var presents = true

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      run?.note("animateTransition")
      run?.see(presents ? .presentationAnimates : .dismissalAnimates, in: context)
      let view = context.view(forKey: presents ? .to : .from)
      if presents, let view, let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        view.alpha = 0
      }
      UIView.animate(withDuration: 0.3) {
        view?.alpha = self.presents ? 1 : 0
      } completion: { _ in
        self.run?.note("completeTransition")
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      run?.note("animationEnded(\(transitionCompleted))")
    }
  }
}
