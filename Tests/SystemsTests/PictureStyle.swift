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
  ) -> (any TransitionMovement)? { direction == .dismiss ? PictureMovement() : nil }
}

final class PictureMovement: TransitionMovement {
  private var picture: UIView?

  var timing: TransitionTiming { .curve(.linear, duration: 0.4) }

  func prepare(_ stage: TransitionStage) {
    guard let picture = stage.view.snapshotView(afterScreenUpdates: false) else { return }
    picture.frame = stage.view.frame
    stage.container.addSubview(picture)
    stage.view.isHidden = true
    self.picture = picture
  }

  func animate(_ stage: TransitionStage) {
    picture?.frame.origin.y += stage.container.bounds.height
  }

  func finish(_ stage: TransitionStage, completed: Bool) {
    picture?.removeFromSuperview()
    stage.view.isHidden = false
  }
}
