/// The pan of a scroll view: it counts from where it begins (UIKit row 205), and a finger that lands
/// holds what moves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override var leavesOutStart: Bool { state != .possible }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.stopGlide()
  }

  override func reset() {
    super.reset()
    scrollView?.letGo()
  }
}
