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

  /// Those below and above, as far as they are sheets, from the lowest.
  var neighbours: [UISheetPresentationController] {
    let below = Array(sequence(first: self, next: \.sheetBelow).dropFirst().reversed())
    return below + sequence(first: self, next: \.sheetAbove).dropFirst()
  }

  /// The front one, which decides about the corners of all (UIKit row 239).
  var front: UISheetPresentationController { neighbours.last { $0.isAbove(self) } ?? self }

  private func isAbove(_ other: UISheetPresentationController) -> Bool {
    sequence(first: other, next: \.sheetAbove).dropFirst().contains { $0 === self }
  }

  /// How dark the surroundings are where it rests.
  var restingDimming: CGFloat {
    guard let heights, heights.geometry.kind != .covering, let rest else { return 0 }
    return heights.dimming(
      topAt: rest.top, undimmedUpTo: heights.rest(largestUndimmedDetentIdentifier))
  }

  func dim() {
    guard presentation?.transition == nil else { return }
    chrome.dimmingView.alpha = restingDimming
  }

  func fadeIn() {
    let target = restingDimming
    chrome.dimmingView.alpha = 0
    guard let coordinator = presentedViewController.transitionCoordinator else { return dim() }
    coordinator.animate { [chrome] _ in chrome.dimmingView.alpha = target }
  }

  func fadeOut() {
    presentedViewController.transitionCoordinator?.animate { [chrome] _ in
      chrome.dimmingView.alpha = 0
    }
  }

  /// Puts the upper edge at a place, and dims the surroundings as far as that.
  func place(topAt top: CGFloat) {
    guard let heights, let view = presentedView else { return }
    view.place(in: heights.geometry.frame(topAt: top, lowest: heights.lowestTop))
    chrome.dimmingView.alpha = heights.dimming(
      topAt: top, undimmedUpTo: heights.rest(largestUndimmedDetentIdentifier))
    view.layoutIfNeeded()
  }
}

extension ModalPresentation {
  /// Whether it is not on its way out.
  fileprivate var isStaying: Bool { phase == .presenting || phase == .presented }

  /// Whether a layout of the container may put the presented view in its place.
  func mayPlaceView(resized: Bool) -> Bool {
    transition == nil || (phase != .dismissing && resized)
  }
}
