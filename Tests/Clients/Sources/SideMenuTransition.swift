// swift-format-ignore-file
import UIKit

// Idiom: an animator that is also its own percent-driven interaction, with an edge pan.

final class SideMenuTransition: UIPercentDrivenInteractiveTransition {
  private weak var presenter: UIViewController?
  private let makeMenu: () -> UIViewController
  private var isPresenting = false
  private var isInteractive = false

  init(from presenter: UIViewController, menu: @escaping () -> UIViewController) {
    self.presenter = presenter
    self.makeMenu = menu
    super.init()
    let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned))
    edgePan.edges = .left
    presenter.view.addGestureRecognizer(edgePan)
  }

  func open() {
    let menu = makeMenu()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    menu.view.addGestureRecognizer(pan)
    presenter?.present(menu, animated: true, completion: nil)
  }

  @objc private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
    track(pan, by: pan.translation(in: pan.view!).x) { self.open() }
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    track(pan, by: -pan.translation(in: pan.view!.superview).x) {
      self.presenter?.dismiss(animated: true, completion: nil)
    }
  }

  private func track(_ pan: UIPanGestureRecognizer, by distance: CGFloat, begin: () -> Void) {
    let width = presenter!.view.bounds.width * 0.75
    switch pan.state {
    case .began:
      isInteractive = true
      pan.setTranslation(.zero, in: pan.view)
      begin()
    case .changed:
      update(min(max(distance / width, 0), 1))
    case .ended:
      isInteractive = false
      if percentComplete > 0.5 { finish() } else { cancel() }
    case .cancelled, .failed:
      isInteractive = false
      cancel()
    default: break
    }
  }
}

extension SideMenuTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let menu = context.viewController(forKey: isPresenting ? .to : .from)!
    let shown = CGRect(
      x: 0, y: 0, width: container.bounds.width * 0.75, height: container.bounds.height)
    let hidden = shown.offsetBy(dx: -shown.width, dy: 0)
    if isPresenting {
      menu.view.frame = hidden
      // A rotation keeps three quarters of the width.
      menu.view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
      container.addSubview(menu.view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: isInteractive ? .curveLinear : .curveEaseInOut
    ) {
      menu.view.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SideMenuTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    isPresenting = false
    return self
  }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { isInteractive ? self : nil }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { isInteractive ? self : nil }
}
