/// The corners of a stack of sheets, shared by all of them.
final class SheetCorners {
  /// The front sheet's radius while every sheet has it, pt; nil while they may differ.
  var radius: CGFloat?
}

/// What a sheet has around its content: dimming, shadow, grabber and corners, and its presenter as a
/// card.
final class SheetChrome {
  /// The radius of the corners where nobody prefers another, pt; chosen.
  static let automaticRadius: CGFloat = 10

  let dimmingView = UIView()
  let card = SheetCard()
  let shadow = SheetShadow()
  /// The same for every sheet of the stack.
  var corners = SheetCorners()
  private var grabber: SheetGrabber?
  private var isCovering = false
  /// The look of the presented view before it became a sheet.
  private var before: (radius: CGFloat, corners: CACornerMask, clips: Bool)?

  /// What moves with the sheet.
  var surroundings: [UIView] { [dimmingView, shadow] + (card.view.map { [$0] } ?? []) }

  init() {
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
    dimmingView.alpha = 0
  }

  func putUp(_ sheet: UISheetPresentationController) {
    guard let container = sheet.containerView, let view = sheet.presentedView else { return }
    if before == nil {
      before = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
    }
    corners = sheet.sheetBelow?.chrome.corners ?? SheetCorners()
    if let presenter = sheet.presentation?.presenter { card.take(presenter) }
    UIView.performWithoutAnimation {
      dimmingView.frame = container.bounds
      container.insertSubview(dimmingView, at: 0)
      if sheet.largestUndimmedDetentIdentifier != nil { shadow.putUp(behind: view, in: container) }
    }
  }

  func takeDown(_ sheet: UISheetPresentationController) {
    for view in [dimmingView, grabber] { view?.removeFromSuperview() }
    shadow.takeDown()
    card.release()
    guard let before, let view = sheet.presentedView else { return }
    self.before = nil
    view.layer.cornerRadius = before.radius
    view.layer.maskedCorners = before.corners
    view.clipsToBounds = before.clips
  }

  /// Gives the sheet the corners of the front one.
  func round(_ sheet: UISheetPresentationController, like front: UISheetPresentationController) {
    guard before != nil, let view = sheet.presentedView else { return }
    let radius = front.ownCornerRadius
    if corners.radius != radius { corners.radius = nil }
    view.layer.cornerRadius = isCovering ? 0 : max(0, radius)
  }

  /// Follows the sheet's properties, size and surroundings.
  func fit(_ sheet: UISheetPresentationController) {
    guard before != nil, let view = sheet.presentedView, let heights = sheet.heights else { return }
    let kind = heights.geometry.kind
    dimmingView.frame = heights.geometry.bounds
    dimmingView.isHidden = kind == .covering
    isCovering = kind == .covering
    round(sheet, like: sheet.front)
    view.layer.maskedCorners =
      kind == .floating
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    if sheet.largestUndimmedDetentIdentifier != nil, let container = sheet.containerView {
      shadow.putUp(behind: view, in: container)
    }
    shadow.layer.maskedCorners = view.layer.maskedCorners
    // Hidden in full screen and under another sheet (UIKit row 238).
    let isShown =
      sheet.prefersGrabberVisible && kind != .covering && sheet.sheetAbove == nil
    guard isShown else { return grabber?.removeFromSuperview() ?? () }
    let grabber = grabber ?? SheetGrabber(sheet)
    self.grabber = grabber
    grabber.stand(in: view)
  }
}

extension UIView {
  /// Where the view stands in its superview, whatever transform it has.
  final var place: CGRect { bounds.centered(at: center, layer.anchorPoint) }

  /// Gives the view a place in its superview; where a transform turns it, its frame is not its size
  /// (fault F052).
  final func place(in frame: CGRect) {
    if transform.isIdentity {
      self.frame = frame
    } else {
      bounds.size = frame.size
      center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}
