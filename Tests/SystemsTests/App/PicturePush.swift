import HeadlessUIKit

/// A push or pop that moves snapshots of both pages: the disappearing one shrinks, and the
/// appearing one moves up above it, linearly over 0.4 s. Both live views are hidden meanwhile.
final class PicturePush: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) weak var disappearing: UIView?
  private(set) weak var appearing: UIView?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let frame = context.finalFrame(for: controller)
    to.frame = frame
    context.containerView.insertSubview(to, belowSubview: from)
    // The disappearing page as it is presented, the appearing one after its layout.
    let disappearing = from.snapshotView(afterScreenUpdates: false)
    let appearing = to.snapshotView(afterScreenUpdates: true)
    self.disappearing = disappearing
    self.appearing = appearing
    for (snapshot, view) in [(disappearing, from), (appearing, to)] {
      guard let snapshot else { continue }
      snapshot.frame = frame
      context.containerView.addSubview(snapshot)
      view.isHidden = true
    }
    appearing?.frame = frame.offsetBy(dx: 0, dy: frame.height)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      disappearing?.frame = frame.insetBy(dx: frame.width / 4, dy: frame.height / 4)
      appearing?.frame = frame
    } completion: { _ in
      disappearing?.removeFromSuperview()
      appearing?.removeFromSuperview()
      from.isHidden = false
      to.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A page whose headline receives its frame and its text in layout.
final class HeadlinePage: Page {
  let label = UILabel(frame: .zero)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if label.superview == nil { view.addSubview(label) }
    label.text = "\(name) \(Int(view.bounds.width))"
    label.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
  }
}
