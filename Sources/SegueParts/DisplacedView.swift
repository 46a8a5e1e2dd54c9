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

  /// Displaces the view, or restores it with `none`.
  func apply(_ displacement: Displacement) {
    if displacement.alpha != 1 { changesAlpha = true }
    let change = displacement.transform
    if !change.isIdentity { changesTransform = true }
    if changesTransform {
      view.transform = change.isIdentity ? transform : transform.concatenating(change)
    }
    if changesAlpha { view.alpha = alpha * displacement.alpha }
  }

  /// Restores the view.
  func restore() { apply(.none) }

  nonisolated deinit {}
}
