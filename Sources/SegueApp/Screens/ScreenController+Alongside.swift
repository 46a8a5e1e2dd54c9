import HeadlessUIKit
import SegueConfig

/// Elements that go along with the transitions of their screen, as an app lets them: by the
/// transition's coordinator, so that a finger scrubs them and a canceled transition takes them back.
extension ScreenController {
  /// Lets the elements go to their places, or away from them, beside a transition that has just
  /// begun.
  ///
  /// A transition that turns round, or is caught on its way, tells of itself again; what goes along
  /// turns with it by itself.
  func moveElements(away: Bool) {
    guard let coordinator = transitionCoordinator, coordinator !== followedCoordinator
    else { return }
    let moving = zip((viewIfLoaded as? ScreenView)?.buttons ?? [], plan.elements)
      .compactMap { button, element in element.alongside.map { (button, $0) } }
    guard !moving.isEmpty else { return }
    followedCoordinator = coordinator
    if !away { for (button, plan) in moving { button.leave(by: plan) } }
    coordinator.animate { _ in
      for (button, plan) in moving { away ? button.leave(by: plan) : button.takePlace() }
    } completion: { _ in
      // Off the screen it waits as it is to be seen, whatever shows it next.
      for (button, _) in moving { button.takePlace() }
    }
  }
}

extension UIView {
  fileprivate func leave(by plan: AlongsidePlan) {
    transform = CGAffineTransform(translationX: plan.offset.x, y: plan.offset.y)
    alpha = plan.alpha
  }

  fileprivate func takePlace() {
    transform = .identity
    alpha = 1
  }
}
