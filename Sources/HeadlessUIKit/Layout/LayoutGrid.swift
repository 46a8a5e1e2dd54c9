/// The grid on which views are positioned by constraints (UIKit row 312).
///
/// Origins and sizes are rounded each by itself, so a view may end next to the line of the grid on
/// which its neighbor begins.
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

  /// Returns the nearest value of the grid, the greater of two. What is halfway but for the solver's
  /// tolerance, a part of the grid's step, is halfway.
  private func nearest(_ value: CGFloat, _ count: CGFloat) -> CGFloat {
    (value * count + LinearSystem.tolerance + 0.5).rounded(.down) / count
  }
}
