/// The pan of a scroll view: it counts from where it begins (UIKit row 205), and a finger that lands
/// holds what moves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How long content does not hear of a finger that may be going to scroll, s; chosen, UIKit does
  /// not say.
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
