import HeadlessUIKit

/// An animator that fades the to view in, and records the values of its context.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: CallLog
  private let duration: TimeInterval
  /// The controllers of the context, when the animator started.
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  /// What was true when the animator started, and when the transition was completed.
  private(set) var values: [String: Recorded] = [:]

  init(_ log: CallLog, lasting duration: TimeInterval) {
    self.log = log
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    from = context.viewController(forKey: .from)
    to = context.viewController(forKey: .to)
    recordContext(context)
    recordFrames(context)
    recordViews(context)
    let view = context.view(forKey: .to)
    if let view, view.superview !== context.containerView {
      context.containerView.addSubview(view)
    }
    view?.alpha = 0
    UIView.animate(withDuration: duration) {
      view?.alpha = 1
    } completion: { _ in
      self.complete(context)
    }
  }

  func animationEnded(_ completed: Bool) { log.note("animationEnded(\(completed))") }

  private func complete(_ context: any UIViewControllerContextTransitioning) {
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    log.note("completeTransition")
    context.completeTransition(!context.transitionWasCancelled)
    values["the from view is in a window afterward"] = answer(fromView.map { $0.window != nil })
    values["the to view is in a window afterward"] = answer(toView.map { $0.window != nil })
    values["alpha of the to view afterward"] = toView.map { Recorded($0.alpha) }
  }

  // MARK: Recording

  private func recordContext(_ context: any UIViewControllerContextTransitioning) {
    values["presentation style"] = Recorded(context.presentationStyle.rawValue)
    values["interactive"] = Recorded(context.isInteractive)
    values["animated"] = Recorded(context.isAnimated)
    values["canceled"] = Recorded(context.transitionWasCancelled)
    values["the target transform is the identity"] = Recorded(context.targetTransform.isIdentity)
  }

  private func recordFrames(_ context: any UIViewControllerContextTransitioning) {
    values["initial frame of from"] = from.map { Recorded(context.initialFrame(for: $0)) }
    values["final frame of from"] = from.map { Recorded(context.finalFrame(for: $0)) }
    values["initial frame of to"] = to.map { Recorded(context.initialFrame(for: $0)) }
    values["final frame of to"] = to.map { Recorded(context.finalFrame(for: $0)) }
  }

  private func recordViews(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    values["the from view is its controller's"] = answer(fromView.map { $0 === from?.view })
    values["the to view is its controller's"] = answer(toView.map { $0 === to?.view })
    values["the from view is a subview of the container"] = answer(
      fromView.map { $0.superview === container })
    values["the to view is in the container"] = answer(
      toView.map { $0.isDescendant(of: container) })
    values["the to view is in a window"] = answer(toView.map { $0.window != nil })
    values["count of subviews of the container"] = Recorded(container.subviews.count)
    values["the container is a subview of the window"] = Recorded(
      container.superview is UIWindow)
  }

  /// Returns a flag of a view, if there is the view.
  private func answer(_ flag: Bool?) -> Recorded {
    flag.map { Recorded($0) } ?? Recorded("no view")
  }
}
