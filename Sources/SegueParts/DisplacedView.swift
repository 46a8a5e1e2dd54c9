import SegueCore

/// A view that a movement displaces, with its original transform and alpha. Only the properties
/// that the displacement affects are changed and restored.
final class DisplacedView {
  let view: UIView
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  private var changesTransform = false
  private var changesAlpha = false

  init(_ view: UIView) {
    self.view = view
    transform = view.transform
    alpha = view.alpha
  }

  /// Displaces the view, or restores it.
  func place(_ displacement: Displacement, isDisplaced: Bool) {
    if displacement.alpha != 1 { changesAlpha = true }
    if !displacement.transform.isIdentity { changesTransform = true }
    if changesTransform {
      view.transform = isDisplaced ? transform.concatenating(displacement.transform) : transform
    }
    if changesAlpha { view.alpha = isDisplaced ? alpha * displacement.alpha : alpha }
  }

  /// Restores the view.
  func restore() { place(.none, isDisplaced: false) }

  nonisolated deinit {}
}
