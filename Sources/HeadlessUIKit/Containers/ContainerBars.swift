/// The bars of a container above and below a child.
struct ContainerBars: Equatable {
  /// The height of the bar above, without the safe area; 0 if there is none, pt.
  var top: CGFloat = 0
  /// The height of the bars below, without the safe area; 0 if there are none, pt.
  var bottom: CGFloat = 0
  /// Whether the bar above is opaque.
  var isTopOpaque = false
  /// Whether the bar below is opaque.
  var isBottomOpaque = false
  /// The safe area of the container's view, which the bars extend into.
  var safeArea = UIEdgeInsets.zero
}

/// A view controller beside the bars of its container.
extension UIViewController {
  /// Returns the frame of the view in the container's content area: all of it, without bars that the
  /// view does not extend below.
  final func frame(in area: CGRect) -> CGRect { area.inset(by: frameInsetsFromParent) }

  /// Sets the insets of the frame, or of the safe area, for each bar of the container.
  final func updateForBars() {
    let bars = parentBars
    var inside = UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0)
    var outside = UIEdgeInsets.zero
    if bars.top > 0, !extends(below: .top, isOpaque: bars.isTopOpaque) {
      inside.top = 0
      outside.top = bars.top + bars.safeArea.top
    }
    if bars.bottom > 0, !extends(below: .bottom, isOpaque: bars.isBottomOpaque) {
      inside.bottom = 0
      outside.bottom = bars.bottom + bars.safeArea.bottom
    }
    insetsFromParent = inside
    frameInsetsFromParent = outside
  }

  private func extends(below edge: UIRectEdge, isOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
  }
}
