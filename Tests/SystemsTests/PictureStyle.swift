import SegueConfig
import SegueCore
import SegueMotion
import TestSupport

/// A style whose panel leaves as a picture of itself: 0.4 s in a straight line, downwards.
nonisolated let pictureStyle = StyleDescriptor(
  identifier: "picture", summary: "A panel leaves as a picture.",
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
  private var picture: UIView?

  var timing: TransitionTiming { .curve(.linear, duration: 0.4) }

  func prepare(_ context: MovementContext) {
    guard let picture = context.view.snapshotView(afterScreenUpdates: false) else { return }
    picture.frame = context.view.frame
    context.container.addSubview(picture)
    context.view.isHidden = true
    self.picture = picture
  }

  func animate(_ context: MovementContext) {
    picture?.frame.origin.y += context.container.bounds.height
  }

  func finish(_ context: MovementContext, completed: Bool) {
    picture?.removeFromSuperview()
    context.view.isHidden = false
  }
}
