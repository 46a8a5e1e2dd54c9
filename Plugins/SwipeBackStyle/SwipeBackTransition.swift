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
  private var gestures: [SwipeBackGesture] = []

  init(_ parameters: SwipeBackParameters) { self.parameters = parameters }

  var navigationDelegate: (any NavigationTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) {
    detach(from: controller)
    guard let stack = controller as? UINavigationController else { return }
    gestures.append(
      SwipeBackGesture(on: stack) { [weak self] in self?.parameters ?? SwipeBackParameters() })
  }

  func detach(from controller: UIViewController) {
    gesture(of: controller)?.remove()
    gestures.removeAll { $0.stack == nil || $0.stack === controller }
  }

  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? {
    parameters.movement(for: direction)
  }

  func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {
    gesture(of: stack)?.running = animator
  }

  var isDrivingNavigation: Bool { poppingGesture != nil }

  func navigationInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    direction == .reverse ? poppingGesture?.takeInteractionController(for: animator) : nil
  }

  /// The gesture that has begun a pop.
  private var poppingGesture: SwipeBackGesture? { gestures.first(where: \.isPopPending) }

  private func gesture(of controller: UIViewController) -> SwipeBackGesture? {
    gestures.first { $0.stack === controller }
  }
}
