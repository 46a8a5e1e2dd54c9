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

  /// The distance from the presenter's card to the largest attached sheet above it, pt; chosen.
  private static let cardDistance: CGFloat = 10

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
  /// Whether the height is compact.
  let isCompactHeight: Bool
  /// Whether a sheet smaller than the largest is away from the edges, as since iOS 26 (UIKit row
  /// 320).
  let hasMargin: Bool
  /// The pixels per point.
  private let pixelsPerPoint: CGFloat

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
    let isRecent = SimulatedDevice.currentSystemVersion >= 26
    // A zoom sets the view's transform itself; chosen.
    hasMargin = kind == .attached && isCompactWidth && isRecent && !sheet.isZoomed
    pixelsPerPoint = max(1, traits.displayScale)
    switch kind {
    case .covering:
      largest = bounds
      middle = bounds.midY
    case .attached:
      // Since iOS 26 at the safe area (UIKit row 319).
      let top = safe.top + (isRecent ? 0 : Self.cardDistance)
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
      // The sizes of UIKit's page sheet and form sheet on a tablet.
      var size =
        isPage
        ? CGSize(width: 704, height: bounds.height - 88) : CGSize(width: 540, height: 620)
      if wanted.width > 0 { size.width = wanted.width }
      if wanted.height > 0 { size.height = wanted.height }
      size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      // Above the keyboard, as far as the safe area allows.
      let overlap = bounds.midY + size.height / 2 - (bounds.maxY - keyboardInset)
      middle = bounds.midY - max(0, min(overlap, bounds.midY - size.height / 2 - safe.top))
      largest = CGRect(
        x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// The top edge of the presenter's card at fraction 1, pt.
  var cardTop: CGFloat { max(bounds.minY, largest.minY - Self.cardDistance) }
  /// The largest value of a detent, pt (UIKit row 244).
  var maximumValue: CGFloat { max(0, largest.height - bottomInset) }

  // MARK: Places

  /// The frame of a sheet, and its distance from the edges.
  struct Place {
    /// The visible frame, pt.
    var frame: CGRect
    /// The distance from the left, right and bottom edges, pt.
    var margin: CGFloat = 0
    /// The factor by which the view is scaled to leave the margin.
    var scale: CGFloat = 1
  }

  /// The margin of a sheet smaller than the largest, pt (UIKit row 320).
  static let margin: CGFloat = 8
  /// What the smallest sheets have in addition, pt (UIKit row 320).
  private static let additionalMargin: CGFloat = 20
  /// Below the first value of a detent the margin grows, and below the second no further, pt (UIKit row
  /// 320).
  private static let growth: (start: CGFloat, end: CGFloat) = (150, 76)

  /// Returns the place at a detent's value, pt.
  func position(atValue value: CGFloat) -> Place {
    let height = height(atValue: value)
    guard kind != .floating else {
      return position(from: middle - height / 2, margin: 0)
    }
    let margin =
      hasMargin && height < largest.height
      ? Self.margin + Self.additionalMargin * growth(atValue: value) : 0
    return position(from: bounds.maxY - margin - height * scale(margin), margin: margin)
  }

  /// Returns the place with a top edge and a margin, pt.
  func position(from top: CGFloat, margin: CGFloat) -> Place {
    let height = kind == .floating ? 2 * (middle - top) : bounds.maxY - margin - top
    return Place(
      frame: CGRect(
        x: largest.minX + margin, y: top, width: largest.width - 2 * margin, height: max(0, height)),
      margin: margin, scale: scale(margin))
  }

  /// Returns the bottom safe-area inset of a sheet with a margin, pt: the smallest have none (UIKit
  /// row 320).
  func bottomInset(withMargin margin: CGFloat) -> CGFloat {
    let fraction = min(1, max(0, (margin - Self.margin) / Self.additionalMargin))
    return rounded(bottomInset * (1 - fraction))
  }

  /// Returns the height before the scaling, in whole pixels, pt.
  ///
  /// It includes the bottom inset, except for a value at which the margin has grown: there the sheet
  /// floats, and the value alone is its height (UIKit rows 243, 320).
  private func height(atValue value: CGFloat) -> CGFloat {
    var height = max(0, value)
    if kind == .attached, growth(atValue: value) == 0 { height += max(bottomInset, keyboardInset) }
    return min(rounded(height), largest.height)
  }

  /// Returns the fraction of the additional margin, 0...1; above the keyboard there is none.
  private func growth(atValue value: CGFloat) -> CGFloat {
    guard hasMargin, keyboardInset == 0 else { return 0 }
    return min(1, max(0, (Self.growth.start - value) / (Self.growth.start - Self.growth.end)))
  }

  private func scale(_ margin: CGFloat) -> CGFloat {
    largest.width > 2 * margin ? (largest.width - 2 * margin) / largest.width : 1
  }

  private func rounded(_ length: CGFloat) -> CGFloat {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }
}
