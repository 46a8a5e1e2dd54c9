/// Fades a view in place: what a movement becomes while the user has enabled Reduce Motion.
final class FadeMovement: TransitionMovement {
  let timing: TransitionTiming
  private var alpha: CGFloat = 1

  init(timing: TransitionTiming) { self.timing = timing }

  var reducedMotion: any TransitionMovement { self }

  func prepare(_ context: MovementContext) {
    alpha = context.view.alpha
    if context.direction == .forward { context.view.alpha = 0 }
  }

  func animate(_ context: MovementContext) {
    context.view.alpha = context.direction == .forward ? alpha : 0
  }

  func finish(_ context: MovementContext, completed: Bool) { context.view.alpha = alpha }
}
