import SegueConfig
import SegueCore
import SegueParts

/// The pan that pops a view controller: it begins a pop, or interrupts a push or pop of the style.
final class SwipeBackGesture {
  /// The width of the activation area for `edge`, pt.
  private static let edgeWidth: CGFloat = 20

  private(set) weak var stack: UINavigationController?
  private let parameters: () -> SwipeBackParameters
  private let pan = DirectionalPan(
    toward: { ConfigEdge.trailing.side(in: $0) },
    in: { $0 })
  private var driver: PanInteractionController?
  /// The travel of the views, pt: the navigation view's width when the pan began, even if the
  /// device rotates during it.
  private var width = 0.0
  /// Whether the interaction controller of the pan's pop has not been requested yet.
  private(set) var isPopPending = false
  /// The animator of a running push or pop of the style.
  weak var running: TransitionAnimator?

  init(on stack: UINavigationController, parameters: @escaping () -> SwipeBackParameters) {
    self.stack = stack
    self.parameters = parameters
    pan.onEvent = { [weak self] in self?.follow($0) }
    pan.mayBegin = { [weak self] in self?.mayBegin($0) ?? false }
    pan.receives = { [weak self] in self?.receives($0) ?? false }
    // Scroll views wait until the pan has failed.
    pan.delays = \.isOfScrollView
    pan.install(on: stack.view)
  }

  /// Removes the pan from the navigation controller; a drag in progress is canceled.
  func remove() {
    driver?.cancel()
    pan.remove()
  }

  /// Returns the interaction controller of a pop that the pan began; nil for any other.
  func takeInteractionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> PanInteractionController? {
    defer { isPopPending = false }
    return isPopPending ? driver?.driving(animator) : nil
  }

  // MARK: Pan

  private func follow(_ event: DirectionalPan.Event) {
    if event == .began {
      width = (pan.view?.bounds.width).map(Double.init) ?? 0
      return begin()
    }
    driver?.follow(event, over: width)
    if event.isEnd, !isPopPending { driver = nil }
  }

  private func begin() {
    let driver = PanInteractionController(parameters().drag)
    if let running, running.isInterruptible {
      self.driver = driver.interrupt(running, over: width) ? driver : nil
    } else if mayPop {
      self.driver = driver
      isPopPending = true
      if stack?.popViewController(animated: true) == nil { isPopPending = false }
    }
  }

  private var mayPop: Bool {
    guard let stack else { return false }
    return stack.viewControllers.count > 1 && stack.transitionCoordinator == nil
  }

  private var isMirrored: Bool {
    stack.map { ConfigEdge.trailing.side(in: $0.view) } == .left
  }

  // MARK: Other gestures

  private func receives(_ touch: UITouch) -> Bool {
    guard parameters().activationArea == .edge, let view = pan.view else { return true }
    let x = touch.location(in: view).x
    return (isMirrored ? view.bounds.maxX - x : x - view.bounds.minX) < Self.edgeWidth
  }

  private func mayBegin(_ attempt: DirectionalPan.Attempt) -> Bool {
    guard abs(attempt.along) > attempt.across else { return false }
    if let running, running.isInterruptible { return true }
    return attempt.along > 0 && mayPop && !isOnScrolledContent(at: attempt.start)
  }

  /// Whether a scroll view at a point can still scroll toward its leading edge.
  private func isOnScrolledContent(at point: CGPoint) -> Bool {
    guard let view = pan.view else { return false }
    return view.scrollViews(under: view.hitTest(point, with: nil)).contains(where: isScrolled)
  }

  private func isScrolled(_ content: UIScrollView) -> Bool {
    let inset = content.adjustedContentInset
    let end = content.contentSize.width + inset.right - content.bounds.width
    return isMirrored
      ? content.contentOffset.x < end - 0.5 : content.contentOffset.x > 0.5 - inset.left
  }
}
