/// Layout margins and the readable width (UIKit row 313).
extension UIView {
  /// The margins with the safe area and the superview's margins, as far as the view follows those.
  final var resolvedMargins: UIEdgeInsets {
    let own = insetsLayoutMarginsFromSafeArea ? margins.adding(safeAreaInsets) : margins
    guard preservesSuperviewLayoutMargins, let parent else { return own }
    let (outer, frame, outside) = (parent.layoutMargins, modelFrame, parent.modelBounds)
    return UIEdgeInsets(
      top: max(own.top, outer.top - (frame.minY - outside.minY)),
      left: max(own.left, outer.left - (frame.minX - outside.minX)),
      bottom: max(own.bottom, outer.bottom - (outside.maxY - frame.maxY)),
      right: max(own.right, outer.right - (outside.maxX - frame.maxX)))
  }

  /// Schedules layout of the view and of those subviews whose margins depend on its own.
  final func marginsDidChange() {
    setNeedsLayout()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for child in children where child.preservesSuperviewLayoutMargins { child.marginsDidChange() }
  }

  /// The width of text that is easy to read, pt, and the least distance that it leaves on either side;
  /// a narrower view has only its margins.
  ///
  /// **Source:** recorded at the default text size, the only one that is known.
  private static let readable = (width: CGFloat(920), distance: CGFloat(44))

  /// The insets of the readable content: the margins, or more at the sides of a wide view.
  final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let distance = (modelBounds.width - Self.readable.width) / 2
    guard distance > Self.readable.distance else { return insets }
    insets.left = max(insets.left, distance)
    insets.right = max(insets.right, distance)
    return insets
  }
}
