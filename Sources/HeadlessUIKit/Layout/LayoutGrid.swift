/// The grid on which views are positioned by constraints (UIKit row 312).
///
/// Origins and sizes are rounded separately, so a view's far edge may differ by one step of the grid from
/// the origin of its neighbor.
struct LayoutGrid {
  /// The number of possible origins per point.
  private let origins: CGFloat
  /// The number of possible lengths per point.
  private let lengths: CGFloat

  /// The grid of a hierarchy: the device's pixels in a window; elsewhere whole points for origins,
  /// and half points for lengths.
  init(below root: UIView) {
    let scale = root.window?.screen.scale
    origins = scale ?? 1
    lengths = scale ?? 2
  }

  func rounding(_ frame: CGRect) -> CGRect {
    CGRect(
      x: nearest(frame.minX, origins), y: nearest(frame.minY, origins),
      width: nearest(frame.width, lengths), height: nearest(frame.height, lengths))
  }

  /// Returns the nearest value of a grid with `count` values per point; rounds up from halfway and from
  /// up to the solver's tolerance, in steps of the grid, below it.
  private func nearest(_ value: CGFloat, _ count: CGFloat) -> CGFloat {
    (value * count + LinearSystem.tolerance + 0.5).rounded(.down) / count
  }
}
