/// A list inside a sheet, which shares the finger with it: at each moment one of them moves (UIKit
/// row 208).
final class SheetList {
  private let list: UIScrollView
  private var last: CGFloat
  /// Whether the sheet has the finger, and the list stands at its top.
  private(set) var isHeld = false

  /// The list under a finger that has just landed; nil for none.
  init?(under touched: UIView?, in sheet: UIView) {
    let views = sequence(first: touched) { $0?.superview }.prefix { $0 != nil && $0 !== sheet }
    let lists = views.compactMap { $0 as? UIScrollView }
    guard let list = lists.first(where: { $0.isScrollEnabled && $0.axes.vertical }) else {
      return nil
    }
    self.list = list
    last = list.contentOffset.y
  }

  private var top: CGFloat { -list.adjustedContentInset.top }

  /// The part of a finger's way that is the sheet's, pt; the rest is the list's.
  ///
  /// - Parameters:
  ///   - way: Downwards; the list has gone along with it already.
  ///   - grows: Whether the sheet would go up with the finger.
  func share(of way: CGFloat, grows: Bool) -> CGFloat {
    if isHeld { return way }
    let before = last
    last = list.contentOffset.y
    if way > 0, last <= top {
      hold()
      return max(0, way - max(0, before - top))
    }
    if way < 0, before <= top, grows {
      hold()
      return way
    }
    return 0
  }

  /// The sheet can go no farther up: the list goes on with the finger.
  ///
  /// - Parameter way: What is left of the finger's way, pt, below 0 up.
  func goOn(by way: CGFloat) {
    guard isHeld, way < 0 else { return }
    release()
    list.contentOffset.y = top - way
    last = list.contentOffset.y
  }

  /// The finger is no longer the sheet's.
  func release() {
    isHeld = false
    list.isHeld = false
  }

  private func hold() {
    isHeld = true
    list.isHeld = true
    list.contentOffset.y = top
    last = top
  }
}
