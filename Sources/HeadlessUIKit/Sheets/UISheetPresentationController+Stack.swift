/// A sheet among others, and its surroundings.
extension UISheetPresentationController {
  /// The sheet that stands right upon this one.
  var sheetAbove: UISheetPresentationController? {
    guard let above = presentedViewController.ownPresentation, above.isStaying else { return nil }
    return above.controller as? UISheetPresentationController
  }

  /// The sheet right below this one.
  var sheetBelow: UISheetPresentationController? {
    presentation?.below?.controller as? UISheetPresentationController
  }

  /// All that are above and below one another here, from the lowest.
  var stack: [UISheetPresentationController] {
    let below = sequence(first: self, next: \.sheetBelow).reversed()
    return below + sequence(first: self, next: \.sheetAbove).dropFirst()
  }

  /// The others of the stack.
  var neighbors: [UISheetPresentationController] { stack.filter { $0 !== self } }

  /// The front one, which decides about the corners of all (UIKit row 239).
  var front: UISheetPresentationController {
    var front = self
    while let above = front.sheetAbove { front = above }
    return front
  }

  /// The radius of the corners as this sheet prefers them, pt.
  var ownCornerRadius: CGFloat { preferredCornerRadius ?? SheetChrome.automaticRadius }

  /// Lets the others follow: the one below its grabber too, all of them the corners of the front one,
  /// unless they have them (UIKit rows 238, 239).
  func fitNeighbors() {
    let (front, below) = (front, sheetBelow)
    if front !== self || chrome.corners.radius != front.ownCornerRadius {
      chrome.corners.radius = front.ownCornerRadius
      for sheet in neighbors {
        sheet.chrome.corners = chrome.corners
        if sheet !== below { sheet.chrome.round(sheet, like: front) }
      }
    }
    if let below { below.chrome.fit(below) }
  }

  func dim() {
    guard presentation?.transition == nil else { return }
    showSurroundings(topAt: rest?.top)
  }

  func fadeIn() {
    let top = rest?.top
    UIView.performWithoutAnimation {
      chrome.dimmingView.alpha = 0
      chrome.shadow.layer.shadowOpacity = 0
    }
    guard let coordinator = presentedViewController.transitionCoordinator else { return dim() }
    coordinator.animate { [self] _ in showSurroundings(topAt: top) }
  }

  /// The presenter has another form: that is set back.
  func presenterDidChangeForm() {
    guard let presentation else { return }
    chrome.card.take(presentation.presenter)
    setPresenterBack(topAt: presentation.isStaying ? rest?.top : nil)
  }

  /// Puts the upper edge at a place, and its surroundings into step.
  func place(topAt top: CGFloat) {
    guard let heights, let view = presentedView else { return }
    place(in: heights.geometry.frame(topAt: top, lowest: heights.lowestTop))
    view.layoutIfNeeded()
    showSurroundings(topAt: top)
  }

  /// Dims the surroundings, or casts a shadow on them, and sets the presenter back, as far as the upper
  /// edge at a place asks for; nil for a sheet that is out of sight.
  func showSurroundings(topAt top: CGFloat?) {
    let undimmed = heights?.rest(largestUndimmedDetentIdentifier)
    var (dimming, shadow): (CGFloat, CGFloat) = (0, 0)
    if let top, let heights, heights.geometry.kind != .covering {
      dimming = heights.dimming(topAt: top, undimmedUpTo: undimmed)
      shadow = heights.shadow(topAt: top, undimmedUpTo: undimmed)
    }
    chrome.dimmingView.alpha = dimming
    chrome.shadow.layer.shadowOpacity = Float(shadow)
    setPresenterBack(topAt: top)
  }
}

extension UISheetPresentationController {
  /// Whether it is presented by a zoom, whose gesture dismisses it.
  var isZoomed: Bool { presentedViewController.zoomOptions != nil }

  /// Whether a pull down belongs to the zoom: the sheet has no smaller height to go to.
  var leavesPullToZoom: Bool {
    guard isZoomed, let heights, let rest else { return false }
    return heights.geometry.kind == .covering || rest.top >= heights.lowestTop
  }
}

extension ModalPresentation {
  /// Whether it is not on its way out.
  fileprivate var isStaying: Bool { phase == .presenting || phase == .presented }
}
