import HeadlessUIKit

/// A presentation from below and a dismissal by a snapshot of the presented view, for an app whose
/// live view must not move: it is hidden meanwhile and shown again at the end.
final class PictureDrop: NSObject, UIViewControllerAnimatedTransitioning {
  /// The views and frames that the animator found in its contexts.
  private(set) var found: [String] = []
  /// The snapshot that moves.
  private(set) weak var snapshot: UIView?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note(context)
    if let view = context.view(forKey: .to) {
      rise(view, context)
    } else if let view = context.view(forKey: .from) {
      drop(view, context)
    } else {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func note(_ context: any UIViewControllerContextTransitioning) {
    for (name, key, viewKey) in [
      ("from", UITransitionContextViewControllerKey.from, UITransitionContextViewKey.from),
      ("to", .to, .to),
    ] {
      guard let controller = context.viewController(forKey: key) else { continue }
      let view = context.view(forKey: viewKey)
      found.append(
        "\(name) \(controller.title ?? ""): view \(view?.accessibilityIdentifier ?? "nil"), "
          + "\(text(context.initialFrame(for: controller))) to "
          + "\(text(context.finalFrame(for: controller)))")
    }
  }

  private func text(_ frame: CGRect) -> String {
    "[\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height))]"
  }

  private func rise(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let end = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
    view.frame = end.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    context.containerView.addSubview(view)
    animate(context) { view.frame = end }
  }

  private func drop(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let snapshot = view.snapshotView(afterScreenUpdates: false)
    if let snapshot {
      snapshot.frame = view.frame
      context.containerView.addSubview(snapshot)
      view.isHidden = true
    }
    self.snapshot = snapshot
    animate(context) {
      snapshot?.frame.origin.y += context.containerView.bounds.height
    } completion: {
      snapshot?.removeFromSuperview()
      view.isHidden = false
    }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: changes
    ) { _ in
      completion()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A panel over the lower half of the screen, whose text changes while it is presented.
final class Draft: Page, UIViewControllerTransitioningDelegate {
  let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  let animator = PictureDrop()
  /// The driver of the next dismissal, or `nil` for a noninteractive one.
  var driver: UIPercentDrivenInteractiveTransition?

  override init(_ name: String) {
    super.init(name)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Draft"
    label.textColor = .black
    view.addSubview(label)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    LowerHalf(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}

/// Presents its controller in the lower half of the container.
final class LowerHalf: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
}
