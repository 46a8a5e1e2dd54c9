import HeadlessUIKit
import SegueCore

/// Correct at the start and the end of a transition, and wrong in between: it leaves a decoration
/// in the window.
final class StumblingStyle: PlainStyle {
  /// The event that it does not handle. The contract rotates and ends transitions halfway, at 0.1 s.
  enum Obstacle { case rotatedOnItsWayOut, rotatedTwiceOnItsWayIn, endedOnItsWayIn }

  private final class Presentation: UIPresentationController {
    /// The times at which the size changed since the start of the transition.
    var rotations: [Double] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      rotations.append(SimulatedDevice.current?.now ?? 0)
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
    presentation?.rotations = []
    super.animateTransition(using: context)
  }

  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let isDismissing = isDismissing(context)
    let rotations = presentation?.rotations ?? []
    let stumbles =
      switch obstacle {
      case .rotatedOnItsWayOut: isDismissing && rotations.contains { $0 > start + 0.05 }
      case .rotatedTwiceOnItsWayIn:
        !isDismissing && rotations.count == 2 && rotations[1] > rotations[0]
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
