/// The stack of sheets, and the views around them.
extension UISheetPresentationController {
  /// The sheet directly above this one.
  var sheetAbove: UISheetPresentationController? {
    guard let above = presentedViewController.ownPresentation, above.isStaying else { return nil }
    return above.controller.sheet
  }

  /// The sheet directly below this one.
  var sheetBelow: UISheetPresentationController? { presentation?.below?.controller.sheet }

  /// All sheets of the stack, from the bottom up.
  var stack: [UISheetPresentationController] {
    let below = sequence(first: self, next: \.sheetBelow).reversed()
    return below + sequence(first: self, next: \.sheetAbove).dropFirst()
  }

  /// The other sheets of the stack.
  var neighbors: [UISheetPresentationController] { stack.filter { $0 !== self } }

  /// The front sheet, whose corner radius applies to all (UIKit row 239).
  var front: UISheetPresentationController {
    var front = self
    while let above = front.sheetAbove { front = above }
    return front
  }

  /// This sheet's corner radius, pt.
  var ownCornerRadius: CGFloat { preferredCornerRadius ?? SheetChrome.automaticRadius }

  /// Updates the other sheets: the grabber of the one below, and the corners of all, which are the
  /// front one's (UIKit rows 238, 239).
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

  /// Updates the views around the sheet for its selected height, unless a transition animates them.
  func dim() {
    guard presentation?.transition == nil else { return }
    showSurroundings(topAt: rest?.top)
  }

  /// Fades in the views around the sheet alongside the presentation.
  func fadeIn() {
    let top = rest?.top
    UIView.performWithoutAnimation {
      chrome.dimmingView.alpha = 0
      chrome.shadow.alpha = 0
    }
    guard let coordinator = presentedViewController.transitionCoordinator else { return dim() }
    coordinator.animate { [self] _ in showSurroundings(topAt: top) }
  }

  /// Makes the presenter's new view the card after an adaptation.
  func setCard() {
    guard let presentation else { return }
    chrome.card.adopt(presentation.presenter)
    setPresenterBack(topAt: presentation.isStaying ? rest?.top : nil)
  }

  /// Sets the sheet's place at its selected height.
  func layOutAtRest() {
    if let place { setPlace(place) }
  }

  private func setPlace(_ place: SheetGeometry.Place) {
    scale(to: place)
    self.layOut(in: place.frame)
    if let view = presentedView, heights?.geometry.hasMargin == true {
      chrome.mask(view, isAttached: margin == 0)
    }
  }

  /// Sets the transform of a sheet with a margin (UIKit row 320).
  func scale(to place: SheetGeometry.Place) {
    guard scale != 1 || place.scale != 1 else { return }
    (margin, scale) = (place.margin, place.scale)
    if let card = sheetAbove?.chrome.card, card.view === presentedView {
      card.setOwnScale(scale)
    } else {
      presentedView?.transform = CGAffineTransform(scale: scale)
    }
  }

  /// Sets the top edge of the sheet, and updates the views around it.
  func layOut(topAt top: CGFloat) {
    guard let heights, let view = presentedView else { return }
    setPlace(heights.position(topAt: top))
    view.layoutIfNeeded()
    showSurroundings(topAt: top)
  }

  /// Updates dimming, shadow and card for a top edge; `nil` for a sheet off screen.
  func showSurroundings(topAt top: CGFloat?) {
    let undimmed = heights?.rest(largestUndimmedDetentIdentifier)
    var (dimming, shadow): (CGFloat, CGFloat) = (0, 0)
    if let top, let heights, heights.geometry.kind != .covering {
      dimming = heights.dimming(topAt: top, undimmedUpTo: undimmed)
      shadow = heights.shadow(topAt: top, undimmedUpTo: undimmed)
    }
    chrome.dimmingView.alpha = dimming
    // The alpha, as a block does not animate the shadow's opacity (UIKit row 317).
    chrome.shadow.alpha = shadow
    setPresenterBack(topAt: top)
  }
}

extension UISheetPresentationController {
  /// Whether the sheet is presented by a zoom transition, whose gesture dismisses it.
  var isZoomed: Bool { presentedViewController.zoomOptions != nil }

  /// Whether the sheet has no smaller height, so that a pan down dismisses a zoom.
  var isAtLowestHeight: Bool {
    guard let heights, let rest else { return false }
    return heights.geometry.kind == .covering || rest.top >= heights.lowestTop
  }
}

extension UISheetPresentationController {
  /// Returns the pan if it can interrupt the sheet's transition by a touch at a point of the window
  /// (UIKit row 331).
  func interruptingPan(at point: CGPoint, isOpening: Bool) -> SystemSheetPanGesture? {
    guard isOpening || panGesture.isReturning, !isZoomed, let view = presentedView,
      let container = containerView, let layer = view.ownLayer.presentation(),
      layer.frame.contains(container.convert(point, from: nil))
    else { return nil }
    return panGesture
  }

  /// Completes the presentation at once, when a touch interrupts it (UIKit row 331).
  func endOpening() {
    guard presentation?.phase == .presenting, let transition = presentation?.transition,
      !transition.isMovedByApp
    else { return }
    transition.endAtItsEnd()
  }
}

extension ModalPresentation {
  /// Whether the presentation is not being dismissed.
  fileprivate var isStaying: Bool { phase == .presenting || phase == .presented }
}
