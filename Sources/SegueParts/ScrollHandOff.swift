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

  /// A finger begins to move: finds the list under it.
  ///
  /// - Parameters:
  ///   - point: Where the finger landed, in the view.
  ///   - view: What the finger drags.
  public func begin(at point: CGPoint, in view: UIView) {
    list = nil
    var found = view.hitTest(point, with: nil)
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

  /// The part of a finger's way that is the view's; the rest is the list's.
  ///
  /// - Parameters:
  ///   - way: How far the finger went since the last time, pt; below 0 up.
  ///   - viewGoesUp: Whether the view has farther to go up.
  public func share(of way: CGFloat, viewGoesUp: Bool) -> CGFloat {
    guard let list else { return way }
    let top = -list.adjustedContentInset.top
    let before = last
    last = list.contentOffset.y
    if way > 0, last <= top {
      take(list, at: top)
      return min(way, max(0, way - max(0, before - top)))
    }
    if way < 0, before <= top, viewGoesUp {
      take(list, at: top)
      return way
    }
    return 0
  }

  /// The finger is the view's, whatever the list would do with it.
  public func take() {
    guard let list else { return }
    take(list, at: -list.adjustedContentInset.top)
  }

  /// The finger lifts.
  public func end() { list = nil }

  private func take(_ list: UIScrollView, at top: CGFloat) {
    self.list = nil
    let pan = list.panGestureRecognizer
    // What is switched off forgets its finger.
    pan.isEnabled = false
    pan.isEnabled = true
    if list.contentOffset.y < top {
      list.setContentOffset(CGPoint(x: list.contentOffset.x, y: top), animated: false)
    }
  }

  private func scrollsVertically(_ list: UIScrollView) -> Bool {
    let inset = list.adjustedContentInset
    return list.contentSize.height + inset.top + inset.bottom > list.bounds.height
      || (list.bounces && list.alwaysBounceVertical)
  }
}
