import SegueCore
import SegueMotion

/// Unfolds a view: its width first, and then its height.
struct UnfoldMovement: TransitionMovement {
  let timing: TransitionTiming
  private let width = Keyframe(relativeStartTime: 0, relativeDuration: 0.4)
  private let height = Keyframe(relativeStartTime: 0.4, relativeDuration: 0.6)
  /// Less than a point: UIKit cannot invert a scale of zero.
  private let dot = CGAffineTransform(scaleX: 0.001, y: 0.001)
  private let line = CGAffineTransform(scaleX: 1, y: 0.001)

  func prepare(_ context: MovementContext) {
    if context.direction == .forward { context.view.transform = dot }
  }

  func animate(_ context: MovementContext) {
    let appears = context.direction == .forward
    context.animateKeyframes([
      (width, { context.view.transform = appears ? line : dot }),
      (height, { context.view.transform = appears ? .identity : line }),
    ])
  }

  func finish(_ context: MovementContext, completed: Bool) { context.view.transform = .identity }
}
