/// The presenter behind a sheet that is attached to the lower edge: a card, set back as far as the
/// sheet is on its way to the top of the screen.
///
/// **Source:** the look of iOS 13 and later; the numbers are chosen by eye.
final class SheetCard {
  /// How much room a card that is all the way back leaves at each side, pt.
  private static let inset: CGFloat = 16

  private(set) weak var view: UIView?
  private var before: (radius: CGFloat, clips: Bool) = (0, false)
  private var isBack = false

  /// Takes the presenter in hand; one that is presented itself moves with all that is around it.
  ///
  /// What a custom presentation controller presents stays as it is: that controller sets the frame of
  /// its view, which is undefined under a transform.
  func take(_ presenter: UIViewController) {
    guard presenter.activePresentation?.style != .custom else { return }
    let own = presenter.activePresentation?.controller.presentedView
    let view = own ?? presenter.viewIfLoaded
    guard let view, self.view !== view else { return }
    self.view = view
    before = (view.layer.cornerRadius, view.clipsToBounds)
  }

  /// Sets it back by a share, 0...1.
  ///
  /// - Parameters:
  ///   - top: Where its upper edge is when it is all the way back, pt.
  ///   - radius: How round its corners are then, pt.
  func setBack(by share: CGFloat, to top: CGFloat, radius: CGFloat) {
    guard let view, isBack || share > 0 else { return }
    // What set the frame meanwhile sets it anew without the transform.
    if isBack, share == 0 { view.superview?.setNeedsLayout() }
    isBack = share > 0
    let size = view.bounds.size
    let place = view.bounds.centered(at: view.center, view.layer.anchorPoint)
    let scale = size.width > 0 ? 1 - share * 2 * Self.inset / size.width : 1
    let up = place.minY + share * (top - place.minY) + size.height * scale / 2 - place.midY
    view.transform =
      isBack ? CGAffineTransform(translationX: 0, y: up).scaledBy(x: scale, y: scale) : .identity
    view.layer.cornerRadius = before.radius + share * (radius - before.radius)
    view.clipsToBounds = isBack || before.clips
  }

  /// A transition that sent it forward was canceled, and has set it back again.
  func wasRestored() { isBack = view?.transform.isIdentity == false }

  /// It is as it was, and no longer in hand.
  func release() {
    setBack(by: 0, to: 0, radius: 0)
    view = nil
  }
}

extension UISheetPresentationController {
  /// Sets the presenter back as far as the upper edge at a place asks for; nil for a sheet that is
  /// out of sight.
  func setPresenterBack(topAt top: CGFloat?) {
    guard let heights else { return }
    let undimmed = heights.rest(largestUndimmedDetentIdentifier)
    // What takes touches and is not dimmed stays as it is.
    let isLeft = undimmed.map { $0.top <= heights.highestTop } ?? false
    let share = isLeft ? 0 : top.map(heights.cardShare) ?? 0
    chrome.card.setBack(
      by: share, to: heights.geometry.cardTop,
      radius: max(0, front.ownCornerRadius))
  }
}

extension SystemSheetHeights {
  /// How far the presenter is set back with the upper edge at a place, 0...1: from the height next to
  /// the top of the screen, or from below the screen where there is none.
  func cardShare(topAt top: CGFloat) -> CGFloat {
    let highest = geometry.largest.minY
    guard geometry.kind == .attached, !geometry.isLow, highestTop <= highest + 0.5 else { return 0 }
    let start = rests.last { $0.top > highest + 0.5 }?.top ?? geometry.bounds.maxY
    return start > highest ? min(1, max(0, (start - top) / (start - highest))) : 0
  }
}
