import SegueConfig
public import SegueCore
import SegueMotion
import SegueParts

nonisolated extension StyleDescriptor where Parameters == SwipeBackParameters {
  /// The swipe-back style: a swipe anywhere on a view controller pops it.
  public static var swipeBack: Self {
    StyleDescriptor(
      identifier: "swipeBack",
      summary: "A swipe anywhere pops a view controller; the view below moves with it.",
      parameters: SwipeBackParameters.table,
      examples: [
        "{ style: swipeBack, activationArea: edge }",
        "{ style: swipeBack, parallax: 0.3, shadowOpacity: 0, duration: 250ms, motion: easeOut }",
        "{ style: swipeBack, drag: { threshold: 0.25, usesProjection: true } }",
      ],
      make: { SwipeBackTransition($0) })
  }
}

/// A swipe-back style, which several navigation controllers may use.
final class SwipeBackTransition: TunableStyle, NavigationTransitionDelegate {
  var parameters: SwipeBackParameters
  private lazy var pans = ContainerPans { [weak self] in self?.parameters.pan ?? PanParameters() }

  init(_ parameters: SwipeBackParameters) { self.parameters = parameters }

  var navigationDelegate: (any NavigationTransitionDelegate)? { self }

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    pans.attach(to: controller)
  }

  func detach(from controller: UIViewController, as role: TransitionRole) {
    pans.detach(from: controller)
  }

  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? {
    DisplacementMovement.push(
      parameters.timing.timing(for: direction), toward: .trailing, parallax: parameters.parallax,
      shadowOpacity: parameters.shadowOpacity)
  }

  func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {
    pans.willRun(animator, in: stack)
  }
}
