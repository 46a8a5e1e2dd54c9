/// The adapter between UIKit's delegate protocols and the style that a controller has for a role.
final class StyleAdapter: NSObject {
  let style: any TransitionStyle
  private let host: TransitionHost
  private let modal: (any ModalTransitionDelegate)?
  /// Whether the style animates only what a gesture began; UIKit receives no animator otherwise.
  private let interactiveOnly: Bool
  let navigation: (any NavigationTransitionDelegate)?
  let tabs: (any TabTransitionDelegate)?
  /// Returns the interaction controller of the next presentation; called once.
  var nextDriver: UIViewController.PresentationDriver?

  init(_ style: any TransitionStyle, host: TransitionHost, interactiveOnly: Bool) {
    self.style = style
    self.host = host
    self.interactiveOnly = interactiveOnly
    modal = style.transitioningDelegate
    navigation = style.navigationDelegate
    tabs = style.tabBarDelegate
  }

  /// Returns the animator of a presentation or dismissal; nil for the system's.
  private func animator(
    _ direction: TransitionDirection, of controller: UIViewController
  ) -> TransitionAnimator? {
    let presentation = controller.activePresentationController
    let movement = modal?.movement(for: direction, of: controller, in: presentation)
    guard let modal, let movement else { return nil }
    let animator = makeAnimator(direction, movement)
    if direction == .forward, let nextDriver {
      self.nextDriver = nil
      animator.interactionController = nextDriver(animator)
    }
    // A gesture that has begun the transition sets the interaction controller here.
    modal.willRun(animator, in: presentation)
    return interactiveOnly && animator.interactionController == nil ? nil : animator
  }

  /// Returns an animator that reports releases to the host.
  func makeAnimator(
    _ direction: TransitionDirection, _ movement: any TransitionMovement
  ) -> TransitionAnimator {
    let animator = TransitionAnimator(direction, movement)
    animator.onRelease = host.didRelease
    return animator
  }
}

extension StyleAdapter: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(.forward, of: presented) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(.reverse, of: dismissed) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { animator.interactionController }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { animator.interactionController }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = modal?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
    controller?.delegate = self
    return controller
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// The interaction controller that a gesture has set; nil for an animator of another type.
  var interactionController: (any UIViewControllerInteractiveTransitioning)? {
    (self as? TransitionAnimator)?.interactionController
  }
}

extension StyleAdapter: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    modal?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) ?? .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    modal?.replacement(for: controller.presentedViewController, in: style)
  }
}
