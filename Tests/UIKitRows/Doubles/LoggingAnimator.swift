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
    if conduct != .forgetsView { Slide.arrange(context) }
    switch conduct {
    case .waits: return
    case .completesAtOnce: end(context)
    case .slides, .forgetsView:
      UIView.animate(withDuration: duration) {
        Slide.move(context)
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

/// Up from the bottom edge, and back.
enum Slide {
  static func isPresenting(_ context: any UIViewControllerContextTransitioning) -> Bool {
    context.viewController(forKey: .to)?.presentingViewController
      === context.viewController(forKey: .from)
  }

  /// Puts the coming view into the container, the presenter's below the presented one's.
  static func arrange(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    let frame = context.finalFrame(for: controller)
    if isPresenting(context) {
      context.containerView.addSubview(view)
      view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    } else {
      context.containerView.insertSubview(view, at: 0)
      view.frame = frame
    }
  }

  static func move(_ context: any UIViewControllerContextTransitioning) {
    if isPresenting(context) {
      guard let controller = context.viewController(forKey: .to) else { return }
      context.view(forKey: .to)?.frame = context.finalFrame(for: controller)
    } else if let view = context.view(forKey: .from) {
      view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height)
    }
  }
}
