import SegueCore
import SegueParts

/// The finger that pops: it begins a pop, or takes hold of a push or pop of the style that runs.
final class SwipeBackGesture: NSObject, UIGestureRecognizerDelegate {
  /// How near to the edge a finger must land where only the edge counts, pt.
  private static let edgeWidth: CGFloat = 20

  private(set) weak var stack: UINavigationController?
  private let parameters: () -> SwipeBackParameters
  private let pan = UIPanGestureRecognizer()
  private var driver: DragDriver?
  /// How far the pages go, pt: as wide as the stack was when the finger began, also when the device is
  /// turned meanwhile.
  private var width = 0.0
  /// How far the finger had gone when it began, pt.
  private var origin = 0.0
  /// Whether the pop that the finger began has not asked yet who drives it.
  private(set) var isPopWaiting = false
  /// What runs a push or pop of the style.
  weak var running: TransitionAnimator?

  init(on stack: UINavigationController, parameters: @escaping () -> SwipeBackParameters) {
    self.stack = stack
    self.parameters = parameters
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.onAction { [weak self] _ in self?.follow() }
    stack.view.addGestureRecognizer(pan)
  }

  /// Takes the finger off the stack; a drag under way is cancelled.
  func remove() {
    driver?.cancel()
    pan.view?.removeGestureRecognizer(pan)
  }

  /// Who drives the pop that the finger began; nobody drives any other.
  func takeDriver(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> DragDriver? {
    defer { isPopWaiting = false }
    return isPopWaiting ? driver?.driving(animator) : nil
  }

  // MARK: The finger

  private func follow() {
    guard let view = pan.view else { return }
    switch pan.state {
    case .began:
      // What was gone before it was a pan does not count (fault F065); setting the translation to zero
      // would forget the speed as well (UIKit row 205).
      origin = along(pan.translation(in: view))
      width = view.bounds.width
      begin()
    case .changed:
      driver?.move(by: along(pan.translation(in: view)) - origin, of: width)
    case .ended:
      driver?.release(speed: along(pan.velocity(in: view)))
      driver = isPopWaiting ? driver : nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = isPopWaiting ? driver : nil
    default: break
    }
  }

  private func begin() {
    let driver = DragDriver(parameters().drag)
    if let running, running.canBeHeld {
      let goal = running.direction == .dismiss ? DragDriver.Goal.end : .start
      self.driver = driver.takeHold(of: running, towards: goal, over: width) ? driver : nil
    } else if mayPop {
      self.driver = driver
      isPopWaiting = true
      if stack?.popViewController(animated: true) == nil { isPopWaiting = false }
    }
  }

  private var mayPop: Bool {
    guard let stack else { return false }
    return stack.viewControllers.count > 1 && stack.transitionCoordinator == nil
  }

  private var isMirrored: Bool {
    stack?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The part of a way, or a speed, that leads back.
  private func along(_ way: CGPoint) -> CGFloat { isMirrored ? -way.x : way.x }

  // MARK: Beside others

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard parameters().region == .edge, let view = gestureRecognizer.view else { return true }
    let x = touch.location(in: view).x
    return (isMirrored ? view.bounds.maxX - x : x - view.bounds.minX) < Self.edgeWidth
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = pan.view else { return false }
    let way = pan.translation(in: view)
    guard abs(way.x) > abs(way.y) else { return false }
    if let running, running.canBeHeld { return true }
    return along(way) > 0 && mayPop && !isOnScrolledContent(view)
  }

  /// Content scrolls only once it is clear that the page stays.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let content = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === content.panGestureRecognizer
  }

  /// Whether content under the finger can still scroll towards where reading begins.
  private func isOnScrolledContent(_ view: UIView) -> Bool {
    let place = pan.location(in: view)
    let way = pan.translation(in: view)
    var touched = view.hitTest(CGPoint(x: place.x - way.x, y: place.y - way.y), with: nil)
    while let found = touched, found !== view {
      if let content = found as? UIScrollView, content.isScrollEnabled, isScrolled(content) {
        return true
      }
      touched = found.superview
    }
    return false
  }

  private func isScrolled(_ content: UIScrollView) -> Bool {
    let inset = content.adjustedContentInset
    let end = content.contentSize.width + inset.right - content.bounds.width
    return isMirrored
      ? content.contentOffset.x < end - 0.5 : content.contentOffset.x > 0.5 - inset.left
  }
}
