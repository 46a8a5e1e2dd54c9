import HeadlessUIKit
import SegueCore

/// Correct at the start and the end of a transition, and wrong in between: it leaves a decoration
/// in the window.
final class StumblingStyle: PlainStyle {
  /// The event that it does not handle.
  enum Obstacle { case turnedOnItsWayOut, turnedTwiceOnItsWayIn, endedOnItsWayIn }

  private final class Presentation: UIPresentationController {
    /// The times at which the size changed since the start of the transition.
    var turns: [Double] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      turns.append(SimulatedDevice.current?.now ?? 0)
    }
  }

  private let obstacle: Obstacle
  private var presentation: Presentation?
  private var start = 0.0
  private var now: Double { SimulatedDevice.current?.now ?? 0 }

  init(_ obstacle: Obstacle) { self.obstacle = obstacle }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = Presentation(presentedViewController: presented, presenting: presenting)
    presentation = made
    return made
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    start = now
    presentation?.turns = []
    super.animateTransition(using: context)
  }

  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let isDismissing = isDismissing(context)
    let turns = presentation?.turns ?? []
    let stumbles =
      switch obstacle {
      case .turnedOnItsWayOut: isDismissing && turns.contains { $0 > start + 0.05 }
      case .turnedTwiceOnItsWayIn: !isDismissing && turns.count == 2 && turns[1] > turns[0]
      case .endedOnItsWayIn:
        !isDismissing && context.isAnimated && now > start + 0.05 && now < start + 0.15
      }
    if stumbles, !context.transitionWasCancelled {
      decorate(context)
    }
    if isDismissing, !context.transitionWasCancelled { presentation = nil }
    super.complete(context)
  }
}
