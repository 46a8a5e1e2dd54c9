public import SegueCore

/// Divides a vertical pan between a view that it drags and a scroll view inside that view.
///
/// Only one of them moves at any time (fault F063), and they take over from each other as often as
/// the pan reverses (UIKit row 331). A pan down scrolls the scroll view to its top, then drags the view;
/// a pan up drags the view as far as it can move, then scrolls.
public final class ScrollHandOff {
  @UIKitReference private var scrollView: UIScrollView?
  /// The last content offset of the scroll view, pt.
  private var last: CGFloat = 0
  /// The offset that the scroll view keeps while the pan drags the view, pt; nil while it scrolls.
  private var heldOffset: CGFloat?

  /// Makes a hand-off without a pan.
  public init() {}

  /// Begins a pan: stores the scroll view under the touch and its content offset.
  ///
  /// - Parameters:
  ///   - touched: The view that hit testing returned; nil for none.
  ///   - view: The view that the pan drags.
  public func begin(under touched: UIView?, in view: UIView) {
    heldOffset = nil
    scrollView = view.scrollViews(under: touched).first(where: scrollsVertically)
    if let scrollView { last = scrollView.contentOffset.y }
  }

  /// Whether the pan scrolls a scroll view.
  public var isScrolling: Bool { scrollView != nil && heldOffset == nil }

  /// Whether a scroll view keeps its offset while the pan drags the view.
  public var isHolding: Bool { heldOffset != nil }

  /// Returns the part of a translation that drags the view; the rest scrolls the scroll view.
  ///
  /// - Parameters:
  ///   - translation: The translation since the last call, pt; negative upward. The scroll view has
  ///     followed it already.
  ///   - roomAbove: How far the view can move up, pt; without a scroll view it does not count.
  ///   - viewGoesDown: Whether the view can move down; evaluated when the scroll view is at its
  ///     top.
  public func dragTranslation(
    of translation: CGFloat, roomAbove: CGFloat, viewGoesDown: @autoclosure () -> Bool
  ) -> CGFloat {
    guard let scrollView else { return translation }
    let top = -scrollView.adjustedContentInset.top
    if let heldOffset {
      if translation < 0 { return raise(translation, roomAbove, from: heldOffset) }
      if viewGoesDown() {
        hold()
        return translation
      }
      // The view cannot move further down: the scroll view scrolls from here.
      self.heldOffset = nil
      last = scrollView.contentOffset.y
      return 0
    }
    let before = last
    last = scrollView.contentOffset.y
    if translation > 0, last <= top, viewGoesDown() {
      // The part of the translation that scrolled to the top does not drag the view.
      keep(top)
      return min(translation, max(0, translation - max(0, before - top)))
    }
    if translation < 0, before <= top, roomAbove > 0 {
      return raise(translation, roomAbove, from: top)
    }
    return 0
  }

  /// Makes the pan drag the view from now on; the scroll view keeps its content offset.
  public func claim() {
    guard let scrollView else { return }
    keep(max(last, -scrollView.adjustedContentInset.top))
  }

  /// Keeps the offset of the scroll view, which has followed the pan, while the pan drags the view.
  public func hold() {
    if let heldOffset { scroll(to: heldOffset) }
  }

  /// Ends the pan: the scroll view does not decelerate by a pan that dragged the view.
  public func end() {
    guard let heldOffset else { return }
    scrollView?.panGestureRecognizer.cancel()
    scroll(to: heldOffset)
    (self.heldOffset, scrollView) = (nil, nil)
  }

  /// Returns the part of an upward translation by which the view can move; the rest scrolls the scroll view.
  private func raise(
    _ translation: CGFloat, _ roomAbove: CGFloat, from offset: CGFloat
  ) -> CGFloat {
    let part = max(translation, -roomAbove)
    if part > translation {
      heldOffset = nil
      scroll(to: offset + part - translation)
    } else {
      keep(offset)
    }
    return part
  }

  private func keep(_ offset: CGFloat) {
    heldOffset = offset
    scroll(to: offset)
  }

  private func scroll(to offset: CGFloat) {
    guard let scrollView else { return }
    last = offset
    // UIKit continues a drag from an offset that is set meanwhile.
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
  package func scrollViews(under touched: UIView?) -> [UIScrollView] {
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
