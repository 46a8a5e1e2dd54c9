import HeadlessUIKit

/// An animator that slides the presented view, or does wrong in one way.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Conduct {
    /// Slides for the duration and completes.
    case slides
    /// Puts the view in its place and leaves `completeTransition` to the test.
    case waits
    /// Completes before it returns.
    case completesAtOnce
    /// Slides, but never puts the coming view into the container.
    case forgetsView
  }

  private let log: CallLog
  private let conduct: Conduct
  private let duration: TimeInterval
  /// The context of the transition under way.
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Run with the context as soon as the animator has it.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ log: CallLog, _ conduct: Conduct = .slides, lasting duration: TimeInterval = 0.25) {
    self.log = log
    self.conduct = conduct
    self.duration = duration
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    log.add("animator.transitionDuration")
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animator.animateTransition")
    self.context = context
    onStart?(context)
    let slide = Slide(context, arranges: conduct != .forgetsView)
    switch conduct {
    case .waits: return
    case .completesAtOnce: end(context)
    case .slides, .forgetsView:
      UIView.animate(withDuration: duration) {
        slide.move()
      } completion: { [weak self] _ in
        self?.end(context)
      }
    }
  }

  func animationEnded(_ completed: Bool) {
    log.add("animator.animationEnded(\(completed))")
    context = nil
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}
