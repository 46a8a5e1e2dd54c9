import HeadlessUIKit
import SegueCore

extension ScreenController: TransitionContent {
  func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    let movement =
      direction == .present ? plan.ownTransition?.present : plan.ownTransition?.dismiss
    return movement.map(ScreenMovement.init)
  }

  func didTapOutside(dismisses: Bool) {
    guard plan.ownTransition != nil, let name = restorationIdentifier else { return }
    onTapOutside("\(name) hears of a tap that \(dismisses ? "dismisses" : "does not dismiss")")
  }
}

/// Up from below its place, and down again.
private struct ScreenMovement: TransitionMovement {
  let plan: OwnTransitionPlan.Movement

  init(_ plan: OwnTransitionPlan.Movement) { self.plan = plan }

  var timing: TransitionTiming { plan.motion.timing(duration: plan.duration) }

  func prepare(_ stage: TransitionStage) {
    if stage.direction == .present { stage.view.transform = away(stage) }
  }

  func animate(_ stage: TransitionStage) {
    stage.view.transform = stage.direction == .present ? .identity : away(stage)
  }

  func finish(_ stage: TransitionStage, completed: Bool) { stage.view.transform = .identity }

  private func away(_ stage: TransitionStage) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: plan.travel * stage.container.bounds.height)
  }
}
