import HeadlessUIKit

// `PlantedBug.all` names the invariant that each of these violates.

final class JumpBelow: PlainFade {
  override func prepare(_ stage: Stage) {
    if stage.isForward { stage.below.view.center.y += 30 }
  }
  override func animate(_ stage: Stage) {
    super.animate(stage)
    if stage.isForward { stage.below.view.center.y -= 30 }
  }
}

final class WrongFinalFrame: PlainFade {
  override func prepare(_ stage: Stage) { if stage.isForward { stage.moving.transform.ty = 3 } }
  override func finish(_ stage: Stage) {
    super.finish(stage)
    if !stage.isForward { stage.moving.transform = .identity }
  }
}

final class JumpAtEnd: PlainFade {
  private let difference: CGAffineTransform
  init(_ difference: CGAffineTransform = CGAffineTransform(translationX: 0, y: 12)) {
    self.difference = difference
  }
  override func prepare(_ stage: Stage) {
    if stage.isForward { stage.moving.transform = difference }
  }
  override func finish(_ stage: Stage) {
    super.finish(stage)
    stage.moving.transform = .identity
  }
}

final class CutHalfway: PlainFade {
  override func animate(_ stage: Stage) { stage.moving.alpha = stage.isForward ? 1 : 0.5 }
}

final class SnapshotBeside: PlainFade {
  private var snapshot: UIView?

  override func prepare(_ stage: Stage) {
    guard stage.isForward, stage.context.isAnimated, let photo = stage.below.view.subviews.first,
      let snapshot = photo.snapshotView(afterScreenUpdates: false)
    else { return }
    snapshot.frame = photo.frame.offsetBy(dx: 30, dy: 0)
    stage.context.containerView.addSubview(snapshot)
    photo.alpha = 0
    self.snapshot = snapshot
  }
  override func animate(_ stage: Stage) {
    super.animate(stage)
    snapshot?.frame.origin.y = 700
  }
  override func finish(_ stage: Stage) {
    super.finish(stage)
    snapshot?.removeFromSuperview()
    snapshot = nil
    if stage.isForward { stage.below.view.subviews.first?.alpha = 1 }
  }
}

final class CompletesTwice: PlainFade {
  override func complete(_ stage: Stage) {
    super.complete(stage)
    super.complete(stage)
  }
}

final class AlwaysFinished: PlainFade {
  override func complete(_ stage: Stage) { stage.context.completeTransition(true) }
}

final class RefusesToGoBack: PlainFade {
  override func interactionController() -> (any UIViewControllerInteractiveTransitioning)? {
    Refusal()
  }

  private final class Refusal: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
  }
}

final class DismissesAtOnce: PlainFade {
  override func prepare(_ stage: Stage) {
    if stage.isForward { stage.below.presentedViewController?.dismiss(animated: true) }
  }
}

final class LateDrag: DraggedFade {
  override func progress(at fraction: CGFloat, after former: CGFloat) -> CGFloat { former }
}

final class NestedAnimator: PlainFade {
  override func animate(_ stage: Stage) {
    super.animate(stage)
    let photo = stage.moving.subviews.first
    UIViewPropertyAnimator(duration: duration(of: stage.context), curve: .linear) {
      photo?.alpha = stage.isForward ? 1 : 0.5
    }.startAnimation()
  }
  override func finish(_ stage: Stage) {
    super.finish(stage)
    stage.moving.subviews.first?.alpha = 1
  }
}

final class AlwaysAnimated: PlainFade {
  override func duration(of context: any UIViewControllerContextTransitioning) -> TimeInterval {
    0.2
  }
}

final class StaysRedAfterCancel: PlainFade {
  override func prepare(_ stage: Stage) {
    if !stage.isForward { stage.moving.backgroundColor = .red }
  }
  override func finish(_ stage: Stage) {
    super.finish(stage)
    if !stage.context.transitionWasCancelled { stage.moving.backgroundColor = nil }
  }
}

final class MovesToWindow: PlainFade {
  override func complete(_ stage: Stage) {
    let window = stage.context.containerView.window
    super.complete(stage)
    if stage.isForward { window?.addSubview(stage.moving) }
  }
}

final class ScrollsIfAnimated: PlainFade {
  override func animate(_ stage: Stage) {
    super.animate(stage)
    if stage.isForward, stage.context.isAnimated { stage.moving.bounds.origin.y = 5 }
  }
}

final class LaysOutOnce: PlainFade {
  private var width: CGFloat = 0
  override func prepare(_ stage: Stage) { width = stage.context.containerView.bounds.width }
  override func finish(_ stage: Stage) {
    super.finish(stage)
    if stage.isForward { stage.moving.subviews.first?.frame.size.width = width / 2 }
  }
}

final class SlidesAlways: PlainFade {
  override func prepare(_ stage: Stage) {
    stage.moving.alpha = 1
    if stage.isForward { stage.moving.frame.origin.x = 400 }
  }
  override func animate(_ stage: Stage) { stage.moving.frame.origin.x = stage.isForward ? 0 : 400 }
  override func finish(_ stage: Stage) { stage.moving.frame.origin.x = 0 }
}

final class ClockedDimming: PlainFade {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Dimming(presentedViewController: presented, presenting: presenting)
  }

  private final class Dimming: CurtainController {
    override func fade(to alpha: CGFloat) {
      let isAnimated = presentedViewController.transitionCoordinator?.isAnimated == true
      UIView.animate(withDuration: isAnimated ? 0.6 : 0) { self.curtain.alpha = alpha }
    }
  }
}

final class LeavesView: PlainFade {
  override func finish(_ stage: Stage) {
    super.finish(stage)
    let rest = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    rest.accessibilityIdentifier = "rest"
    if stage.isForward { stage.context.containerView.window?.addSubview(rest) }
  }
}

final class StaysTilted: PlainFade {
  override func finish(_ stage: Stage) {
    super.finish(stage)
    if !stage.isForward { stage.moving.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0) }
  }
}

final class KeepsContext: PlainFade {
  private var last: (any UIViewControllerContextTransitioning)?
  override func prepare(_ stage: Stage) { last = stage.context }
}

final class DividesByZero: PlainFade {
  override func prepare(_ stage: Stage) {
    let length = stage.moving.frame.width - stage.context.containerView.bounds.width
    if stage.isForward { stage.moving.center.x *= length / length }
  }
}

final class BeginsAppearance: PlainFade {
  override func complete(_ stage: Stage) {
    super.complete(stage)
    if stage.isForward { stage.below.beginAppearanceTransition(true, animated: false) }
  }
}

final class AddsNoView: PlainFade {
  override func prepare(_ stage: Stage) {
    if stage.isForward { stage.moving.removeFromSuperview() }
  }
}

final class DependsOnUses: PlainFade {
  private let uses: Int
  /// - Parameter uses: How many delegates the app has made.
  init(after uses: Int) { self.uses = uses }
  override func prepare(_ stage: Stage) {
    if stage.isForward { stage.moving.alpha = CGFloat(uses) / 64 }
  }
}
