/// The room that a sheet has, and the frames that follow from it.
struct SheetGeometry: Equatable {
  enum Kind {
    /// All of the screen, as in compact height (UIKit rows 216, 240).
    case covering
    /// Up from the lower edge.
    case attached
    /// In the middle, off all edges.
    case floating
  }

  /// How far below the safe area the highest sheet on a phone ends, pt; chosen.
  private static let gap: CGFloat = 10

  let kind: Kind
  let bounds: CGRect
  /// The frame at the largest height.
  let largest: CGRect
  /// What a height inside the safe area leaves out at the lower edge, pt (UIKit row 243).
  private let bottomInset: CGFloat
  /// What the keyboard covers at the lower edge while somebody types in the sheet, pt; a height
  /// stands above it (UIKit row 248).
  private let keyboardInset: CGFloat
  /// Where the middle of a floating sheet is, pt.
  private let middle: CGFloat
  /// Whether the medium height counts (UIKit row 242).
  let isLow: Bool

  init(of sheet: UISheetPresentationController, in container: UIView) {
    let traits = sheet.traitCollection
    let safe = container.safeAreaInsets
    let wanted = sheet.presentedViewController.preferredContentSize
    bounds = container.bounds
    isLow = traits.verticalSizeClass == .compact
    let isNarrow = traits.horizontalSizeClass == .compact
    kind =
      isLow
      ? (sheet.prefersEdgeAttachedInCompactHeight ? .attached : .covering)
      : isNarrow ? .attached : .floating
    bottomInset = kind == .attached ? safe.bottom : 0
    keyboardInset = sheet.keyboardOverlap(in: container)
    switch kind {
    case .covering:
      largest = bounds
      middle = bounds.midY
    case .attached:
      let top = safe.top + Self.gap
      var width = bounds.width
      // Only where it is attached by choice (UIKit row 241).
      if isLow, sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, wanted.width > 0 {
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
      // Off the keyboard, as far as there is room above.
      let wanted = bounds.midY + size.height / 2 - (bounds.maxY - keyboardInset)
      middle = bounds.midY - max(0, min(wanted, bounds.midY - size.height / 2 - safe.top))
      largest = CGRect(
        x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// Where the upper edge of a presenter is that is all the way back, pt.
  var cardTop: CGFloat { largest.minY - Self.gap }
  /// The largest value of a detent, pt (UIKit row 244).
  var maximumValue: CGFloat { max(0, largest.height - bottomInset) }
  /// About half of the screen (UIKit row 242).
  var mediumValue: CGFloat { min(maximumValue, max(0, bounds.height / 2 - bottomInset)) }

  /// Where the upper edge is at a detent's value, pt.
  func top(atValue value: CGFloat) -> CGFloat {
    let inset = kind == .attached ? max(bottomInset, keyboardInset) : 0
    let height = min(max(0, value) + inset, largest.height)
    return kind == .floating ? middle - height / 2 : bounds.maxY - height
  }

  /// The frame with the upper edge at a place; below the lowest place the whole sheet goes down.
  func frame(topAt top: CGFloat, lowest: CGFloat) -> CGRect {
    let rest = min(top, lowest)
    let height = kind == .floating ? 2 * (middle - rest) : bounds.maxY - rest
    return CGRect(x: largest.minX, y: top, width: largest.width, height: max(0, height))
  }
}
