// swift-format-ignore-file
import UIKit

// Idiom: key-value observing of a scroll view, with a block and by key path; a pull closes the screen, which a
// property animator fades.

private var headerContext = 0

class StretchyHeaderController: UIViewController {
  let scrollView = UIScrollView()
  let header = UIView()
  private(set) var offsets: [CGFloat] = []
  private var observation: NSKeyValueObservation?
  private let fade = FadeTransition()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = fade
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.accessibilityIdentifier = "list"
    scrollView.delegate = self
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
    scrollView.addSubview(header)
    view.addSubview(scrollView)
    observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
      guard let y = change.newValue?.y else { return }
      self?.header.frame.size.height = max(200 - y, 60)
    }
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: .new, context: &headerContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == &headerContext {
      offsets.append(scrollView.contentOffset.y)
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}

extension StretchyHeaderController: UIScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView.contentOffset.y + scrollView.adjustedContentInset.top < -80 { dismiss(animated: true) }
  }
}

final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return self }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let animator = animator { return animator }
    let controller = context.viewController(forKey: .to)!
    let (from, to) = (context.view(forKey: .from)!, context.view(forKey: .to)!)
    let isPresenting = controller.presentingViewController === context.viewController(forKey: .from)
    to.frame = context.finalFrame(for: controller)
    if isPresenting {
      context.containerView.addSubview(to)
      to.alpha = 0
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear) {
      if isPresenting { to.alpha = 1 } else { from.alpha = 0 }
    }
    animator.addCompletion { _ in
      from.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
