import HeadlessUIKit
import SegueConfig
import SegueCore

/// Animates elements alongside their screen's transitions by the transition coordinator, so that an
/// interactive transition scrubs them and a canceled one reverses them.
extension ScreenController {
  /// Animates the elements to or from their layout positions alongside a transition that has just
  /// begun.
  ///
  /// A transition that is reversed or interrupted calls the appearance methods again; the alongside
  /// animations reverse without another call.
  ///
  /// - Parameter away: Whether the elements leave their layout positions, as the screen disappears.
  func moveElements(away: Bool) {
    guard let coordinator = transitionCoordinator, coordinator !== followedCoordinator
    else { return }
    let moving = zip((viewIfLoaded as? ScreenView)?.buttons ?? [], plan.elements)
      .compactMap { button, element in element.alongside.map { (button, $0) } }
    guard !moving.isEmpty else { return }
    followedCoordinator = coordinator
    if !away { for (button, plan) in moving { button.displace(by: plan) } }
    coordinator.animate { context in
      for (button, plan) in moving {
        plan.animate(over: context.transitionDuration, away: away) {
          away ? button.displace(by: plan) : button.resetDisplacement()
        }
      }
    } completion: { _ in
      // The next transition may not animate.
      for (button, _) in moving { button.resetDisplacement() }
    }
  }
}

extension UIView {
  fileprivate func displace(by plan: AlongsidePlan) {
    transform = CGAffineTransform(translationX: plan.offset.x, y: plan.offset.y)
    alpha = plan.alpha
  }

  fileprivate func resetDisplacement() {
    transform = .identity
    alpha = 1
  }
}

extension AlongsidePlan {
  /// Makes changes in the plan's part of a transition: as a key frame, unless that is all of it.
  @MainActor fileprivate func animate(
    over duration: Double, away: Bool, _ changes: @escaping () -> Void
  ) {
    guard keyframe.isPartial else { return changes() }
    let keyframe = keyframe.keyframe(for: away ? .reverse : .forward)
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(
        withRelativeStartTime: keyframe.relativeStartTime,
        relativeDuration: keyframe.relativeDuration, animations: changes)
    }
  }
}
