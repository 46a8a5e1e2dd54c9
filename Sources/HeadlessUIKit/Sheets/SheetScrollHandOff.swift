/// Splits a pan between a sheet and a scroll view inside it: either the sheet moves or the scroll
/// view scrolls (UIKit row 208).
final class SheetScrollHandOff {
  private let scrollView: UIScrollView
  /// The scroll view's offset after the last part of the pan, pt.
  private var last: CGFloat
  /// Whether the pan moves the sheet, with the scroll view held at its top.
  private(set) var isHeld = false

  /// Uses the innermost vertical scroll view under a touch; `nil` if there is none.
  init?(under touched: UIView?, in sheet: UIView) {
    let views = sequence(first: touched) { $0?.parent }.prefix { $0 != nil && $0 !== sheet }
    let scrollViews = views.compactMap { $0 as? UIScrollView }
    guard let scrollView = scrollViews.first(where: { $0.isScrollEnabled && $0.axes.vertical })
    else { return nil }
    self.scrollView = scrollView
    last = scrollView.contentOffset.y
  }

  private var top: CGFloat { -scrollView.adjustedContentInset.top }

  /// Returns the part of a translation that moves the sheet, pt; the rest scrolls.
  ///
  /// - Parameters:
  ///   - translation: The translation downward, which the scroll view has followed already.
  ///   - grows: Whether the sheet can move up.
  func sheetTranslation(of translation: CGFloat, grows: Bool) -> CGFloat {
    if isHeld { return translation }
    let before = last
    last = scrollView.contentOffset.y
    // Down: the sheet moves by the part that the scroll view has not used to reach its top.
    if translation > 0, last <= top {
      keepAtTop()
      return max(0, translation - max(0, before - top))
    }
    // Up, from the scroll view's top: the sheet expands before the scroll view scrolls.
    if translation < 0, before <= top, grows {
      keepAtTop()
      return translation
    }
    return 0
  }

  /// Hands the pan to the scroll view when the sheet cannot move farther up.
  ///
  /// - Parameter translation: The rest of the translation, pt; negative is up.
  func scroll(by translation: CGFloat) {
    guard isHeld, translation < 0 else { return }
    release()
    scrollView.contentOffset.y = top - translation
    last = scrollView.contentOffset.y
  }

  /// Hands the pan back to the scroll view.
  func release() {
    isHeld = false
    scrollView.isHeld = false
  }

  private func keepAtTop() {
    isHeld = true
    scrollView.isHeld = true
    scrollView.contentOffset.y = top
    last = top
  }
}
