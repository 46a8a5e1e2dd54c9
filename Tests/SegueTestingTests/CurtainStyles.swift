import HeadlessUIKit
import SegueCore

/// A right style with a curtain behind the view; each wrong one below breaks one thing of it.
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

/// Fades the curtain on a clock of its own.
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

/// Sets the curtain's frame once and for all.
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

/// Lays the curtain over a turned screen only when it has been turned.
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

/// Keeps the size of the view when the screen is turned.
final class StiffStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.place(view, context)
    view.autoresizingMask = []
  }
}
