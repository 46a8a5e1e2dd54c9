/// The corner radius that the sheets of a stack share.
final class SheetCorners {
  /// The front sheet's radius if every sheet has it, pt; `nil` if they may differ.
  var radius: CGFloat?
}

/// The chrome of a sheet: dimming view, shadow, grabber, corners, and the presenter as a card.
final class SheetChrome {
  /// The default corner radius, pt; chosen.
  static let automaticRadius: CGFloat = 10

  let dimmingView = UIView()
  let card = SheetCard()
  let shadow = SheetShadow()
  /// Shared by all sheets of the stack.
  var corners = SheetCorners()
  private var grabber: SheetGrabber?
  private var isCovering = false
  /// The presented view's appearance before the presentation.
  private var before: (radius: CGFloat, corners: CACornerMask, clips: Bool)?

  /// The views that animate with the sheet.
  var surroundings: [UIView] { [dimmingView, shadow] + (card.view.map { [$0] } ?? []) }

  init() {
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
    dimmingView.alpha = 0
  }

  func install(_ sheet: UISheetPresentationController) {
    guard let container = sheet.containerView, let view = sheet.presentedView else { return }
    if before == nil {
      before = (view.ownLayer.cornerRadius, view.ownLayer.maskedCorners, view.clipsToBounds)
    }
    corners = sheet.sheetBelow?.chrome.corners ?? SheetCorners()
    if let presenter = sheet.presentation?.presenter { card.adopt(presenter) }
    UIView.performWithoutAnimation {
      dimmingView.frame = container.bounds
      container.insertSubview(dimmingView, at: 0)
      if sheet.largestUndimmedDetentIdentifier != nil {
        shadow.install(behind: view, in: container)
      }
    }
  }

  func uninstall(_ sheet: UISheetPresentationController) {
    for view in [dimmingView, grabber] { view?.removeFromSuperview() }
    shadow.uninstall()
    card.release()
    guard let before, let view = sheet.presentedView else { return }
    self.before = nil
    view.ownLayer.cornerRadius = before.radius
    view.ownLayer.maskedCorners = before.corners
    view.clipsToBounds = before.clips
  }

  /// Sets the sheet's corner radius to the front sheet's.
  func round(_ sheet: UISheetPresentationController, like front: UISheetPresentationController) {
    guard before != nil, let view = sheet.presentedView else { return }
    let radius = front.ownCornerRadius
    if corners.radius != radius { corners.radius = nil }
    view.ownLayer.cornerRadius = isCovering ? 0 : max(0, radius)
  }

  /// Updates the chrome for the sheet's properties, size and container.
  func fit(_ sheet: UISheetPresentationController) {
    guard before != nil, let view = sheet.presentedView, let heights = sheet.heights else { return }
    let kind = heights.geometry.kind
    dimmingView.frame = heights.geometry.bounds
    dimmingView.isHidden = kind == .covering
    isCovering = kind == .covering
    round(sheet, like: sheet.front)
    mask(view, isAttached: kind != .floating && sheet.margin == 0)
    view.clipsToBounds = true
    if sheet.largestUndimmedDetentIdentifier != nil, let container = sheet.containerView {
      shadow.install(behind: view, in: container)
    }
    // Hidden in full screen and under another sheet (UIKit row 238).
    let isShown =
      sheet.prefersGrabberVisible && kind != .covering && sheet.sheetAbove == nil
    guard isShown else { return grabber?.removeFromSuperview() ?? () }
    let grabber = grabber ?? SheetGrabber(sheet)
    self.grabber = grabber
    grabber.install(in: view)
  }

  /// Rounds the upper corners, and the lower ones unless the sheet is attached to the bottom edge.
  func mask(_ view: UIView, isAttached: Bool) {
    var corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    if !isAttached { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    view.ownLayer.maskedCorners = corners
    shadow.ownLayer.maskedCorners = corners
  }
}

extension UIView {
  /// Sets the view's frame without its transform, under which `frame` is undefined (fault F052).
  ///
  /// - Parameter scale: The scale of a transform that the frame includes.
  final func setUntransformedFrame(_ frame: CGRect, scaledBy scale: CGFloat = 1) {
    if transform.isIdentity, scale == 1 {
      self.frame = frame
    } else {
      bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}

extension CGAffineTransform {
  /// Creates a scaling; the identity for 1.
  init(scale: CGFloat) { self = scale == 1 ? .identity : Self(scaleX: scale, y: scale) }
}
