public import SegueCore

/// Divides a vertical pan between a view that it drags and a scroll view inside that view.
///
/// Only one of them moves at any time (fault F063). The scroll view scrolls until it is at its top
/// and the pan moves down, or up while the view can move up; from then on the pan drags the view
/// until it ends.
public final class ScrollHandOff {
  @UIKitReference private var scrollView: UIScrollView?
  private var last: CGFloat = 0

  /// Makes a hand-off without a pan.
  public init() {}

  /// Begins a pan: stores the scroll view under the touch and its content offset.
  ///
  /// - Parameters:
  ///   - touched: The view that hit testing returned; nil for none.
  ///   - view: The view that the pan drags.
  public func begin(under touched: UIView?, in view: UIView) {
    scrollView = view.scrollViews(under: touched).first(where: scrollsVertically)
    if let scrollView { last = scrollView.contentOffset.y }
  }

  /// Whether the pan scrolls a scroll view.
  public var isScrolling: Bool { scrollView != nil }

  /// Returns the part of a translation that drags the view; the rest scrolls the scroll view.
  ///
  /// - Parameters:
  ///   - translation: The translation since the last call, pt; negative upward.
  ///   - viewGoesUp: Whether the view can move up.
  ///   - viewGoesDown: Whether the view can move down; evaluated when the scroll view is at its
  ///     top.
  public func dragTranslation(
    of translation: CGFloat, viewGoesUp: Bool, viewGoesDown: @autoclosure () -> Bool
  ) -> CGFloat {
    guard let scrollView else { return translation }
    let top = -scrollView.adjustedContentInset.top
    let before = last
    last = scrollView.contentOffset.y
    if translation > 0, last <= top, viewGoesDown() {
      take(scrollView, at: top)
      return min(translation, max(0, translation - max(0, before - top)))
    }
    if translation < 0, before <= top, viewGoesUp {
      take(scrollView, at: top)
      return translation
    }
    return 0
  }

  /// Makes the pan drag the view from now on; the scroll view keeps its content offset.
  public func take() {
    guard let scrollView else { return }
    take(scrollView, at: max(last, -scrollView.adjustedContentInset.top))
  }

  private func take(_ scrollView: UIScrollView, at offset: CGFloat) {
    self.scrollView = nil
    scrollView.panGestureRecognizer.cancel()
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: offset), animated: false)
  }

  private func scrollsVertically(_ scrollView: UIScrollView) -> Bool {
    let inset = scrollView.adjustedContentInset
    return scrollView.contentSize.height + inset.top + inset.bottom > scrollView.bounds.height
      || (scrollView.bounces && scrollView.alwaysBounceVertical)
  }

  nonisolated deinit {}
}

extension UIView {
  /// Returns the scroll views that a touch can scroll: those around a view inside this one, the
  /// innermost first.
  ///
  /// - Parameter touched: The view that hit testing returned; nil for none.
  public func scrollViews(under touched: UIView?) -> [UIScrollView] {
    var (found, view): ([UIScrollView], UIView?) = ([], touched)
    while let present = view, present !== self {
      if let scrollView = present as? UIScrollView, scrollView.isScrollEnabled {
        found.append(scrollView)
      }
      view = present.superview
    }
    return found
  }
}
