import HeadlessUIKit

/// An animator that slides the presented view, or the leaving one of a container, or does wrong in
/// one way.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Conduct: Equatable, Sendable {
    /// Slides for the duration and completes.
    case slides
    /// Leaves the coming view where the slide begins, and `completeTransition` to the test.
    case waits
    /// Completes before it returns.
    case completesAtOnce
    /// Slides for the duration, and completes after some seconds, whatever the slide does.
    case completesAfter(Double)
    /// Slides for the duration, and completes only if that was not broken off.
    case completesIfFinished
    /// Slides for the duration, and completes with its `finished`, which is true after a cancel too.
    case completesAlways
    /// Slides, but never puts the coming view into the container.
    case forgetsView
  }

  private let log: CallLog
  private let conduct: Conduct
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions
  /// The context of the transition under way.
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Run with the context as soon as the animator has it.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  /// - Parameter options: Those of its slide: easeInOut by default.
  init(
    _ log: CallLog, _ conduct: Conduct = .slides, lasting duration: TimeInterval = 0.25,
    options: UIView.AnimationOptions = []
  ) {
    self.log = log
    self.conduct = conduct
    self.duration = duration
    self.options = options
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
    case .completesAfter(let seconds):
      // Asked for before it moves: of two that are due at once, this comes first.
      if seconds > 0 {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
          self?.end(context)
        }
      }
      UIView.animate(withDuration: duration) { slide.move() }
      if seconds == 0 { end(context) }
    case .completesIfFinished:
      UIView.animate(withDuration: duration) {
        slide.move()
      } completion: { [weak self] finished in
        if finished { self?.end(context) }
      }
    case .completesAlways:
      UIView.animate(withDuration: duration) {
        slide.move()
      } completion: { finished in
        context.completeTransition(finished)
      }
    case .slides, .forgetsView:
      UIView.animate(withDuration: duration, delay: 0, options: options) {
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
