import HeadlessUIKit

/// Up from the bottom edge, and back.
struct Slide {
  private let context: any UIViewControllerContextTransitioning
  private let isPresenting: Bool

  /// Begins with the coming view in the container, the presenter's below the presented one's.
  ///
  /// - Parameter arranges: Whether the coming view is put there at all.
  init(_ context: any UIViewControllerContextTransitioning, arranges: Bool = true) {
    self.context = context
    isPresenting =
      context.viewController(forKey: .to)?.presentingViewController
      === context.viewController(forKey: .from)
    if arranges { arrange() }
  }

  private func arrange() {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    let frame = context.finalFrame(for: controller)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    } else {
      context.containerView.insertSubview(view, at: 0)
      view.frame = frame
    }
  }

  /// Puts the presented view where it ends.
  func move() {
    if isPresenting {
      guard let controller = context.viewController(forKey: .to) else { return }
      context.view(forKey: .to)?.frame = context.finalFrame(for: controller)
    } else if let view = context.view(forKey: .from) {
      view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height)
    }
  }
}
