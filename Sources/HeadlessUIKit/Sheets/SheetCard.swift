/// The presenter behind a sheet at the bottom edge: a card, scaled down in proportion to the
/// sheet's progress to the top of the screen.
///
/// **Source:** the appearance of iOS 13 and later; the numbers are chosen by eye.
final class SheetCard {
  /// The margin on each side of a card at fraction 1, pt.
  private static let inset: CGFloat = 16

  @BoxedReference private(set) var view: UIView?
  private var before: (radius: CGFloat, clips: Bool) = (0, false)
  /// Whether the view is scaled down.
  private var isBack = false
  /// The scale of a presenter that is a sheet with a margin (UIKit row 320).
  private var ownScale: CGFloat = 1
  /// The last arguments of `setBack(by:to:radius:)`.
  private var last: (fraction: CGFloat, top: CGFloat, radius: CGFloat) = (0, 0, 0)

  /// Makes the presenter's view the card; for a presented controller, its `presentedView`.
  ///
  /// A view in a custom presentation is left alone: its presentation controller sets its frame,
  /// which is undefined under a transform.
  func adopt(_ presenter: UIViewController) {
    guard presenter.activePresentation?.style != .custom else { return }
    let own = presenter.activePresentation?.controller.presentedView
    let view = own ?? presenter.existingView
    guard let view, self.view !== view else { return }
    self.view = view
    ownScale = presenter.activePresentation?.controller.presentedScale ?? 1
    before = (view.ownLayer.cornerRadius, view.clipsToBounds)
  }

  /// Changes the scale that the presenter has without being a card.
  func setOwnScale(_ scale: CGFloat) {
    guard let view, scale != ownScale else { return }
    ownScale = scale
    view.transform = CGAffineTransform(scale: scale)
    setBack(by: last.fraction, to: last.top, radius: last.radius)
  }

  /// Scales the card down by a fraction, 0...1.
  ///
  /// - Parameters:
  ///   - top: The top edge at fraction 1, pt.
  ///   - radius: The corner radius at fraction 1, pt.
  func setBack(by fraction: CGFloat, to top: CGFloat, radius: CGFloat) {
    guard let view, isBack || fraction > 0 else { return }
    // A frame that was set under the transform is undefined: layout sets it again.
    if isBack, fraction == 0 { view.parent?.setNeedsLayout() }
    isBack = fraction > 0
    last = (fraction, top, radius)
    let bounds = view.bounds.applying(CGAffineTransform(scale: ownScale))
    let (size, frame) = (bounds.size, bounds.centered(at: view.center, view.ownLayer.anchorPoint))
    let scale = size.width > 0 ? 1 - fraction * 2 * Self.inset / size.width : 1
    // The translation of the center for a top edge between that of the frame and `top`.
    let offset = frame.minY + fraction * (top - frame.minY) + size.height * scale / 2 - frame.midY
    view.transform =
      isBack
      ? CGAffineTransform(translationX: 0, y: offset).scaledBy(
        x: scale * ownScale, y: scale * ownScale) : CGAffineTransform(scale: ownScale)
    view.ownLayer.cornerRadius = before.radius + fraction * (radius - before.radius)
    view.clipsToBounds = isBack || before.clips
  }

  /// Updates the state after a canceled transition has restored the transform.
  func wasRestored() { isBack = view?.transform != CGAffineTransform(scale: ownScale) }

  /// Restores the view, and releases it.
  func release() {
    setBack(by: 0, to: 0, radius: 0)
    view = nil
  }
}

extension UISheetPresentationController {
  /// Scales the presenter down for a top edge of the sheet; `nil` for a sheet off screen.
  func setPresenterBack(topAt top: CGFloat?) {
    guard let heights else { return }
    let undimmed = heights.rest(largestUndimmedDetentIdentifier)
    // A presenter that is undimmed and interactive is left alone.
    let isUndimmed = undimmed.map { $0.top <= heights.highestTop } ?? false
    let fraction = isUndimmed ? 0 : top.map(heights.cardFraction) ?? 0
    chrome.card.setBack(
      by: fraction, to: heights.geometry.cardTop,
      radius: max(0, front.ownCornerRadius))
  }
}

extension SystemSheetHeights {
  /// Returns the fraction, 0...1, by which the presenter is scaled down for a top edge. It starts
  /// at the second largest height, or below the screen if there is none.
  func cardFraction(topAt top: CGFloat) -> CGFloat {
    // Heights are rounded to pixels, hence the tolerance of 0.5 pt.
    let highest = geometry.largest.minY
    guard geometry.kind == .attached, !geometry.isCompactHeight, highestTop <= highest + 0.5 else {
      return 0
    }
    let start = rests.last { $0.top > highest + 0.5 }?.top ?? geometry.bounds.maxY
    return start > highest ? min(1, max(0, (start - top) / (start - highest))) : 0
  }
}
