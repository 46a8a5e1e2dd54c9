import HeadlessUIKit

/// The views of a custom transition that slides up from the bottom edge, and down again.
private struct Movement {
  let context: any UIViewControllerContextTransitioning
  /// Whether the new view slides up; in a container the old view slides down instead.
  private let isPresenting: Bool

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    isPresenting = to != nil && (to?.presentingViewController === from || from == nil)
    guard let to, let view = context.view(forKey: .to) else { return }
    let frame = context.finalFrame(for: to)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    } else {
      context.containerView.insertSubview(view, at: 0)
      view.frame = frame
    }
  }

  func run() {
    if isPresenting {
      guard let to = context.viewController(forKey: .to) else { return }
      context.view(forKey: .to)?.frame = context.finalFrame(for: to)
    } else if let view = context.view(forKey: .from) {
      view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height)
    }
  }

  func end() { context.completeTransition(!context.transitionWasCancelled) }
}

/// An animator with a view animation, key frames, a timer, or no animation.
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind: CaseIterable {
    case block, spring, immediate, timer, keyframes
    /// The kinds whose animation can be interactive.
    static let drivable: [Kind] = [.block, .spring, .keyframes]
  }
  private let kind: Kind
  private let duration: TimeInterval

  init(_ kind: Kind, duration: TimeInterval) {
    self.kind = kind
    self.duration = duration
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let movement = Movement(context)
    switch kind {
    case .immediate:
      movement.run()
      movement.end()
    case .timer:
      UIView.animate(withDuration: duration, animations: movement.run)
      DispatchQueue.main.asyncAfter(deadline: .now() + duration + 0.01) {
        MainActor.assumeIsolated { movement.end() }
      }
    case .block:
      UIView.animate(withDuration: duration, animations: movement.run) { _ in movement.end() }
    case .spring:
      UIView.animate(
        withDuration: duration, delay: 0.05, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
        animations: movement.run
      ) { _ in movement.end() }
    case .keyframes:
      UIView.animateKeyframes(withDuration: duration, delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: 0, relativeDuration: 1, animations: movement.run)
      } completion: { _ in
        movement.end()
      }
    }
  }
}

/// An animator with one property animator, which can be interrupted.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private var animator: UIViewPropertyAnimator?

  init(duration: TimeInterval) { self.duration = duration }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let movement = Movement(context)
    let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) { movement.run() }
    made.addCompletion { position in context.completeTransition(position == .end) }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// A percent-driven interaction controller that exposes whether it drives a transition.
final class Driver: UIPercentDrivenInteractiveTransition {
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var isReleased = false
  /// Whether its transition runs.
  var canPause: Bool { context != nil }
  /// Whether its transition is interactive.
  var isDriving: Bool { context != nil && !isReleased }

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    isReleased = false
    super.startInteractiveTransition(context)
  }

  override func finish() {
    isReleased = true
    super.finish()
  }

  override func cancel() {
    isReleased = true
    super.cancel()
  }

  override func pause() {
    isReleased = false
    super.pause()
  }
}

/// An interaction controller that sets the frames itself.
final class ManualInteractionController: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var movement: Movement?
  var wantsInteractiveStart: Bool { true }
  var isDriving: Bool { context != nil }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    movement = Movement(context)
  }

  func end(finishes: Bool) {
    guard let context, let movement else { return }
    self.context = nil
    self.movement = nil
    // A call that started another transition has ended this one.
    let isUnderWay = context.viewController(forKey: .from)?.transitionCoordinator != nil
    guard !context.transitionWasCancelled, isUnderWay else { return }
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: 0.2) {
      if finishes { movement.run() }
    } completion: { _ in
      movement.end()
    }
  }
}
