import SegueConfig
import SegueCore
import SegueMotion

/// A style for navigation stacks and tab bars that slides in from the right.
nonisolated let slide = StyleDescriptor(
  identifier: "slide", summary: "Slides in from the right.",
  parameters: ParameterTable(
    "a slide", defaults: SlideParameters(),
    [Parameter("duration", \.duration, .duration(0...10), "The duration.")]),
  make: { SlideStyle($0) })

nonisolated struct SlideParameters: Sendable {
  var duration = 0.2
}

final class SlideStyle: @MainActor TunableStyle, NavigationTransitionDelegate, TabTransitionDelegate
{
  var parameters: SlideParameters
  init(_ parameters: SlideParameters) { self.parameters = parameters }

  var navigationDelegate: (any NavigationTransitionDelegate)? { self }
  var tabBarDelegate: (any TabTransitionDelegate)? { self }

  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { SlideMovement(duration: parameters.duration) }

  func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)? { SlideMovement(duration: parameters.duration) }
}

struct SlideMovement: TransitionMovement {
  let duration: Double
  var timing: TransitionTiming { .curve(.linear, duration: duration) }

  private func offscreen(_ context: MovementContext) -> CGRect {
    context.presentedFrame.offsetBy(dx: context.container.bounds.width, dy: 0)
  }
  func prepare(_ context: MovementContext) {
    if context.direction == .forward { context.view.frame = offscreen(context) }
  }
  func animate(_ context: MovementContext) {
    context.view.frame = context.direction == .forward ? context.presentedFrame : offscreen(context)
  }
}
