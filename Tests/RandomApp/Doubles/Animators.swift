import HeadlessUIKit
import TestSupport

/// How an animator moves its view: by a view animation, by key frames, until a timer fires, or at once.
enum AnimationKind: CaseIterable {
  case block, spring, immediate, timer, keyframes
  /// The kinds whose animation can be interactive.
  static let drivable: [AnimationKind] = [.block, .spring, .keyframes]

  func animator(lasting duration: TimeInterval) -> ClosureAnimator {
    ClosureAnimator(lasting: duration) { context in
      let slide = Slide(context)
      switch self {
      case .immediate:
        slide.move()
        slide.end()
      case .timer:
        UIView.animate(withDuration: duration, animations: slide.move)
        DispatchQueue.main.asyncAfter(deadline: .now() + duration + 0.01) {
          MainActor.assumeIsolated { slide.end() }
        }
      case .block:
        UIView.animate(withDuration: duration, animations: slide.move) { _ in slide.end() }
      case .spring:
        UIView.animate(
          withDuration: duration, delay: 0.05, usingSpringWithDamping: 0.7,
          initialSpringVelocity: 0, animations: slide.move
        ) { _ in slide.end() }
      case .keyframes:
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
          UIView.addKeyframe(
            withRelativeStartTime: 0, relativeDuration: 1, animations: slide.move)
        } completion: { _ in
          slide.end()
        }
      }
    }
  }
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
  private var slide: Slide?
  var wantsInteractiveStart: Bool { true }
  var isDriving: Bool { context != nil }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    slide = Slide(context)
  }

  func end(finishes: Bool) {
    guard let context, let slide else { return }
    self.context = nil
    self.slide = nil
    // A call that started another transition has ended this one.
    let isUnderWay = context.viewController(forKey: .from)?.transitionCoordinator != nil
    guard !context.transitionWasCancelled, isUnderWay else { return }
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: 0.2) {
      if finishes { slide.move() }
    } completion: { _ in
      slide.end()
    }
  }
}
