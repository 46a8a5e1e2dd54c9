import HeadlessUIKit
import SegueCore

/// Right at the start and at the end of a movement, and wrong in the midst of it: it leaves a
/// decoration on the window.
final class StumblingStyle: PlainStyle {
  /// What it does not expect.
  enum Obstacle { case turnedOnItsWayOut, turnedTwiceOnItsWayIn, endedOnItsWayIn }

  private final class Presentation: UIPresentationController {
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
