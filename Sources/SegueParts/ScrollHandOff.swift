public import SegueCore

/// Shares a vertical finger between a view that it drags and a list inside that view.
///
/// At every moment one of them moves (fault F063). The list keeps the finger until it is at its top
/// and is pulled on, or pushed up while the view has farther to go; from then on the finger is the
/// view's until it lifts.
public final class ScrollHandOff {
  private weak var list: UIScrollView?
  private var last: CGFloat = 0

  /// Makes a hand-off without a finger.
  public init() {}

  /// A finger lands: notes the list under it, and where that stands before the finger moves it.
  ///
  /// - Parameters:
  ///   - touched: The view that the finger has hit; nil for none.
  ///   - view: What the finger drags.
  public func begin(under touched: UIView?, in view: UIView) {
    list = nil
    var found = touched
    while let candidate = found, candidate !== view {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled,
        scrollsVertically(scrollView)
      {
        list = scrollView
        last = scrollView.contentOffset.y
        return
      }
      found = candidate.superview
    }
  }

  /// Whether the finger is a list's.
  public var isWithList: Bool { list != nil }

  /// The part of a finger's way that is the view's; the rest is the list's.
  ///
  /// - Parameters:
  ///   - way: How far the finger went since the last time, pt; below 0 up.
  ///   - viewGoesUp: Whether the view has farther to go up.
  ///   - viewGoesDown: Whether the view can be pulled down; asked when a list at its top is.
  public func share(
    of way: CGFloat, viewGoesUp: Bool, viewGoesDown: @autoclosure () -> Bool
  ) -> CGFloat {
    guard let list else { return way }
    let top = -list.adjustedContentInset.top
    let before = last
    last = list.contentOffset.y
    if way > 0, last <= top, viewGoesDown() {
      take(list, at: top)
      return min(way, max(0, way - max(0, before - top)))
    }
    if way < 0, before <= top, viewGoesUp {
      take(list, at: top)
      return way
    }
    return 0
  }

  /// The finger is the view's, whatever the list would do with it; the list stays where it was.
  public func take() {
    guard let list else { return }
    take(list, at: max(last, -list.adjustedContentInset.top))
  }

  private func take(_ list: UIScrollView, at offset: CGFloat) {
    self.list = nil
    let pan = list.panGestureRecognizer
    // What is switched off forgets its finger.
    pan.isEnabled = false
    pan.isEnabled = true
    list.setContentOffset(CGPoint(x: list.contentOffset.x, y: offset), animated: false)
  }

  private func scrollsVertically(_ list: UIScrollView) -> Bool {
    let inset = list.adjustedContentInset
    return list.contentSize.height + inset.top + inset.bottom > list.bounds.height
      || (list.bounces && list.alwaysBounceVertical)
  }
}
