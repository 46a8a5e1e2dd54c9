/// The layout of a sheet in its container.
struct SheetGeometry: Equatable {
  enum Kind {
    /// Covers the screen, as in compact height (UIKit rows 216, 240).
    case covering
    /// Attached to the bottom edge.
    case attached
    /// Centered, away from all edges.
    case floating
  }

  /// The distance from the safe area's top to the largest attached sheet, pt; chosen.
  private static let gap: CGFloat = 10

  let kind: Kind
  let bounds: CGRect
  /// The frame at the largest height.
  let largest: CGRect
  /// The bottom safe-area inset, which detent values exclude, pt (UIKit row 243).
  private let bottomInset: CGFloat
  /// The keyboard's overlap at the bottom edge while the sheet contains the first responder, pt;
  /// added to a detent's value (UIKit row 248).
  private let keyboardInset: CGFloat
  /// The vertical center of a floating sheet, pt.
  private let middle: CGFloat
  /// Whether the height is compact, which makes the medium detent inactive (UIKit row 242).
  let isCompactHeight: Bool

  init(of sheet: UISheetPresentationController, in container: UIView) {
    let traits = sheet.traitCollection
    let safe = container.safeAreaInsets
    let wanted = sheet.presentedViewController.preferredContentSize
    bounds = container.bounds
    isCompactHeight = traits.verticalSizeClass == .compact
    let isCompactWidth = traits.horizontalSizeClass == .compact
    kind =
      isCompactHeight
      ? (sheet.prefersEdgeAttachedInCompactHeight ? .attached : .covering)
      : isCompactWidth ? .attached : .floating
    bottomInset = kind == .attached ? safe.bottom : 0
    keyboardInset = sheet.keyboardOverlap(in: container)
    switch kind {
    case .covering:
      largest = bounds
      middle = bounds.midY
    case .attached:
      let top = safe.top + Self.gap
      var width = bounds.width
      // Only if attached by prefersEdgeAttachedInCompactHeight (UIKit row 241).
      if isCompactHeight, sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, wanted.width > 0 {
        width = min(width, wanted.width)
      }
      largest = CGRect(
        x: bounds.midX - width / 2, y: top, width: width, height: max(0, bounds.height - top))
      middle = bounds.midY
    case .floating:
      let isPage = sheet.sheetStyle == .pageSheet && sheet.prefersPageSizing
      var size =
        isPage
        ? CGSize(width: 704, height: bounds.height - 88) : CGSize(width: 540, height: 620)
      if wanted.width > 0 { size.width = wanted.width }
      if wanted.height > 0 { size.height = wanted.height }
      size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      // Above the keyboard, as far as the safe area allows.
      let wanted = bounds.midY + size.height / 2 - (bounds.maxY - keyboardInset)
      middle = bounds.midY - max(0, min(wanted, bounds.midY - size.height / 2 - safe.top))
      largest = CGRect(
        x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// The top edge of the presenter's card at fraction 1, pt.
  var cardTop: CGFloat { largest.minY - Self.gap }
  /// The largest value of a detent, pt (UIKit row 244).
  var maximumValue: CGFloat { max(0, largest.height - bottomInset) }
  /// The value of the medium detent, about half of the screen, pt (UIKit row 242).
  var mediumValue: CGFloat { min(maximumValue, max(0, bounds.height / 2 - bottomInset)) }

  /// Returns the top edge for a detent's value, pt.
  func top(atValue value: CGFloat) -> CGFloat {
    let inset = kind == .attached ? max(bottomInset, keyboardInset) : 0
    let height = min(max(0, value) + inset, largest.height)
    return kind == .floating ? middle - height / 2 : bounds.maxY - height
  }

  /// Returns the frame for a top edge; below `lowest` the sheet moves down without shrinking.
  func frame(topAt top: CGFloat, lowest: CGFloat) -> CGRect {
    let rest = min(top, lowest)
    let height = kind == .floating ? 2 * (middle - rest) : bounds.maxY - rest
    return CGRect(x: largest.minX, y: top, width: largest.width, height: max(0, height))
  }
}
