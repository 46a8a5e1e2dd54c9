import HeadlessUIKit

/// A push or pop whose two pages are shown by pictures: the leaving one shrinks away, the coming one
/// rises over it. 0.4 s in a straight line; both live pages are hidden meanwhile.
final class PicturePush: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) weak var leaving: UIView?
  private(set) weak var coming: UIView?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let place = context.finalFrame(for: controller)
    to.frame = place
    context.containerView.insertSubview(to, belowSubview: from)
    // The leaving page as it stands, the coming one as it will stand once it is laid out.
    let leaving = from.snapshotView(afterScreenUpdates: false)
    let coming = to.snapshotView(afterScreenUpdates: true)
    self.leaving = leaving
    self.coming = coming
    for (picture, view) in [(leaving, from), (coming, to)] {
      guard let picture else { continue }
      picture.frame = place
      context.containerView.addSubview(picture)
      view.isHidden = true
    }
    coming?.frame = place.offsetBy(dx: 0, dy: place.height)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      leaving?.frame = place.insetBy(dx: place.width / 4, dy: place.height / 4)
      coming?.frame = place
    } completion: { _ in
      leaving?.removeFromSuperview()
      coming?.removeFromSuperview()
      from.isHidden = false
      to.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A page whose headline gets its place and its words in layout.
final class HeadlinePage: Page {
  let label = UILabel(frame: .zero)

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if label.superview == nil { view.addSubview(label) }
    label.text = "\(name) \(Int(view.bounds.width))"
    label.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 40)
  }
}
