import SegueConfig
import SegueCore
import SegueMotion
import TestSupport

/// A style whose panel disappears as a snapshot that moves down linearly over 0.4 s.
nonisolated let pictureStyle = StyleDescriptor(
  identifier: "picture", summary: "A panel disappears as a snapshot.",
  parameters: ParameterTable("a picture style", defaults: PictureParameters(), []),
  make: { PictureTransition($0) })

nonisolated struct PictureParameters: Sendable {}

final class PictureTransition: @MainActor TunableStyle, ModalTransitionDelegate {
  var parameters: PictureParameters

  init(_ parameters: PictureParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? { direction == .reverse ? PictureMovement() : nil }
}

final class PictureMovement: TransitionMovement {
  private var snapshot: UIView?

  var timing: TransitionTiming { .curve(.linear, duration: 0.4) }

  func prepare(_ context: MovementContext) {
    guard let snapshot = context.view.snapshotView(afterScreenUpdates: false) else { return }
    snapshot.frame = context.view.frame
    context.container.addSubview(snapshot)
    context.view.isHidden = true
    self.snapshot = snapshot
  }

  func animate(_ context: MovementContext) {
    snapshot?.frame.origin.y += context.container.bounds.height
  }

  func finish(_ context: MovementContext, completed: Bool) {
    snapshot?.removeFromSuperview()
    context.view.isHidden = false
  }
}
