import HeadlessUIKit
import SegueCore

/// A correct style with a curtain behind the view; each of the styles below has one error.
class CurtainStyle: PlainStyle {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CurtainController(presentedViewController: presented, presenting: presenting)
  }
}

class CurtainController: UIPresentationController {
  let curtain = UIView()

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    curtain.accessibilityIdentifier = "curtain"
    curtain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    curtain.frame = container.bounds
    curtain.alpha = 0
    container.insertSubview(curtain, at: 0)
    fade(to: 1)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { curtain.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() { fade(to: 0) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { curtain.removeFromSuperview() } else { curtain.alpha = 1 }
  }

  func fade(to alpha: CGFloat) {
    let coordinator = presentedViewController.transitionCoordinator
    coordinator?.animate(alongsideTransition: { _ in self.curtain.alpha = alpha })
  }
}

/// Fades the curtain by a separate animation.
final class ClockedStyle: PlainStyle {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Curtain(presentedViewController: presented, presenting: presenting)
  }

  private final class Curtain: CurtainController {
    override func fade(to alpha: CGFloat) {
      let isAnimated = presentedViewController.transitionCoordinator?.isAnimated == true
      UIView.animate(withDuration: isAnimated ? 0.6 : 0) { self.curtain.alpha = alpha }
    }
  }
}

/// Sets the curtain's frame only once.
final class StiffCurtainStyle: PlainStyle {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Curtain(presentedViewController: presented, presenting: presenting)
  }

  private final class Curtain: CurtainController {
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      curtain.autoresizingMask = []
    }
  }
}

/// Resizes the curtain only at the end of a rotation.
final class LateCurtainStyle: PlainStyle {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Curtain(presentedViewController: presented, presenting: presenting)
  }

  private final class Curtain: CurtainController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      let former = curtain.frame
      coordinator.animate(
        alongsideTransition: { _ in UIView.performWithoutAnimation { self.curtain.frame = former }
        },
        completion: { _ in self.curtain.frame = self.containerView?.bounds ?? .zero })
    }
  }
}

/// Keeps the size of the view after a rotation.
final class StiffStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    view.autoresizingMask = []
  }
}
