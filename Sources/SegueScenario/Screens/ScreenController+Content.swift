import HeadlessUIKit
import SegueCore
import SegueParts

extension ScreenController: TransitionContent {
  func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)? {
    let movement =
      direction == .forward
      ? plan.participatesInTransition?.forward : plan.participatesInTransition?.reverse
    return movement.map { plan in
      DisplacementMovement(plan.timing.timing(for: direction)) { context in
        .slide(y: plan.travel * context.container.bounds.height)
      }
    }
  }

  func didTapOutside(dismisses: Bool) {
    guard plan.participatesInTransition != nil, let name = restorationIdentifier else { return }
    onTapOutside(
      "\(name) receives an outside tap that \(dismisses ? "dismisses" : "does not dismiss")")
  }
}
