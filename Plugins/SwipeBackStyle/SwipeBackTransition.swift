import SegueConfig
public import SegueCore
import SegueMotion
import SegueParts

/// The swipe-back style: pages of a stack that a finger pops from anywhere.
public nonisolated let swipeBack = StyleDescriptor(
  identifier: "swipeBack",
  summary: "A finger anywhere on a page of a stack pops it; the page below follows.",
  parameters: SwipeBackParameters.table,
  examples: [
    "{ style: swipeBack, region: edge }",
    "{ style: swipeBack, parallax: 0.3, shadow: 0, duration: 250ms, motion: easeOut }",
    "{ style: swipeBack, drag: { threshold: 0.25, projects: true } }",
  ],
  make: { SwipeBackTransition($0) })

/// One swipe-back style on one stack.
final class SwipeBackTransition: TunableStyle, NavigationTransitionDelegate {
  var parameters: SwipeBackParameters
  private var gesture: SwipeBackGesture?

  init(_ parameters: SwipeBackParameters) { self.parameters = parameters }

  var navigationDelegate: (any NavigationTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) {
    detach()
    guard let stack = controller as? UINavigationController else { return }
    gesture = SwipeBackGesture(on: stack) { [weak self] in
      self?.parameters ?? SwipeBackParameters()
    }
  }

  func detach() {
    gesture?.remove()
    gesture = nil
  }

  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? {
    SwipeBackMovement(parameters) { [weak self] in self?.gesture?.running = $0 }
  }

  var isDrivingNavigation: Bool { gesture?.isPopWaiting ?? false }

  func navigationInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    direction == .dismiss ? gesture?.takeDriver(for: animator) : nil
  }
}
