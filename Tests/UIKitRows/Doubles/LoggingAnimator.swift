import HeadlessUIKit

/// An animator that slides the presented view, or the disappearing view of a container, and can
/// contain one error.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the animator does: `slides` is correct, each of the others has one peculiarity.
  enum Conduct: Equatable, Sendable {
    /// Slides for the duration, then completes.
    case slides
    /// Adds the appearing view without animation; the test calls `completeTransition`.
    case waits
    /// Completes inside `animateTransition`.
    case completesAtOnce
    /// Slides for the duration, and completes after some seconds, independently of the slide.
    case completesAfter(Double)
    /// Slides for the duration, and completes only if the animation finished.
    case completesIfFinished
    /// Slides for the duration, and passes `finished`, which is also true after a cancellation.
    case completesAlways
    /// Slides, but never adds the appearing view to the container.
    case forgetsView
  }

  private let log: CallLog
  private let conduct: Conduct
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions
  /// The context of the running transition.
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Called with the context at the start of `animateTransition`.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  /// - Parameter options: The options of the slide; easeInOut by default.
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
      // Scheduled before the animation: of two events at the same time, the earlier one runs first.
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
