import SegueConfig
import SegueCore
import SegueMotion

/// The tunables of the fade style.
nonisolated struct FadeParameters: Hashable, Sendable {
  /// How long it takes in seconds; 0.4 by default.
  var duration = 0.4
  /// The curve or the spring; linear by default.
  var motion = MotionChoice.curve(.linear)

  static let table = ParameterTable(
    "a fade style", defaults: FadeParameters(),
    [
      Parameter("duration", \.duration, .duration(0...10), "How long the fade takes."),
      Parameter("motion", \.motion, .motion, "The curve or the spring of both directions."),
    ])
}

/// The fade style as the catalogue knows it.
nonisolated let fade = StyleDescriptor(
  identifier: "fade", summary: "A screen fades in over the presenter.",
  parameters: FadeParameters.table, examples: ["{ style: fade, duration: 250ms }"],
  make: { FadeTransition($0) })

/// Where the view starts and where it ends; everything else is done for the style.
final class FadeTransition: @MainActor TunableStyle, ModalTransitionDelegate {
  var parameters: FadeParameters
  init(_ parameters: FadeParameters) { self.parameters = parameters }

  var transitioningDelegate: (any ModalTransitionDelegate)? { self }

  func movement(
    for direction: TransitionDirection, of controller: UIViewController,
    in presentation: UIPresentationController?
  ) -> (any TransitionMovement)? {
    FadeMovement(timing: parameters.motion.timing(duration: parameters.duration))
  }
}

struct FadeMovement: TransitionMovement {
  let timing: TransitionTiming

  func prepare(_ stage: TransitionStage) {
    if stage.direction == .present { stage.view.alpha = 0 }
  }
  func animate(_ stage: TransitionStage) {
    stage.view.alpha = stage.direction == .present ? 1 : 0
  }
  func finish(_ stage: TransitionStage, completed: Bool) {
    // Whoever uses the view next finds it opaque.
    stage.view.alpha = 1
  }
}
