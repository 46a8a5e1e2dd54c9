/// Keyboard avoidance (UIKit rows 248, 344).
///
/// A sheet moves to its largest detent, and grows by the keyboard's height, up to its largest height;
/// a floating sheet moves up. Only a first responder inside the sheet has this effect, which is chosen:
/// the documentation says only that the sheet grows.
extension UISheetPresentationController {
  /// Whether a field edits in the sheet.
  var isAboveKeyboard: Bool { containerView.map { keyboardOverlap(in: $0) > 0 } ?? false }

  /// Whether the sheet is at its largest detent for a field that edits in it, until another is
  /// selected (UIKit row 344).
  func isRaised(_ heights: SystemSheetHeights) -> Bool {
    heights.geometry.kind == .attached && !hasSelectedWhileEditing && isAboveKeyboard
      && SimulatedDevice.current?.configuration.choices.editingSelectsLargestDetent == true
  }

  /// Updates the layout for the keyboard. Call it in the block that animates the keyboard.
  func updateForKeyboard() {
    hasSelectedWhileEditing = false
    guard let presentation, !panGesture.isDragging, let view = presentedView, view.window != nil
    else { return }
    switch presentation.phase {
    case .presented where presentation.transition == nil:
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    case .presenting:
      // The presentation's final frame has changed.
      layOutAtRest()
      view.layoutIfNeeded()
    default: break
    }
  }
}
