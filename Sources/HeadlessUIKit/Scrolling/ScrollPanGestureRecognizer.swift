/// The pan of a scroll view: its translation starts at recognition (UIKit row 205), and a touch
/// stops a deceleration.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The delay of touches for the content, s; chosen, not documented for UIKit.
  static let contentDelay = 0.15

  @BoxedReference private var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  // An app can move the recognizer to another view, where it does not scroll.
  override var scrolledView: UIScrollView? { view === scrollView ? scrollView : nil }

  override func delaysContent(_ view: UIView?) -> Bool {
    scrolledView?.delaysContentTouches == true && view !== scrolledView
  }

  // Whatever the device's behavior choice says of other pans.
  override var excludesStart: Bool { state != .possible }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrolledView?.stopGlide()
  }

  override func reset() {
    super.reset()
    scrolledView?.endDragging()
  }
}
