/// The pan of a scroll view: its translation starts at recognition (UIKit row 205), and a touch
/// stops a deceleration.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The delay of touches for the content, s; chosen, not documented for UIKit.
  static let contentDelay = 0.15

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func delaysContent(_ view: UIView?) -> Bool {
    scrollView?.delaysContentTouches == true && view !== scrollView
  }

  override var excludesStart: Bool { state != .possible }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.stopGlide()
  }

  override func reset() {
    super.reset()
    scrollView?.endDragging()
  }
}
