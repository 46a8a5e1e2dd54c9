import SegueCore

/// A view that a movement displaces, with what it had before: only what a displacement changes is
/// changed, and put back as the app had it.
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

  /// Displaces the view, or puts it back.
  func place(_ displacement: Displacement, isDisplaced: Bool) {
    if displacement.alpha != 1 { changesAlpha = true }
    if !displacement.transform.isIdentity { changesTransform = true }
    if changesTransform {
      view.transform = isDisplaced ? transform.concatenating(displacement.transform) : transform
    }
    if changesAlpha { view.alpha = isDisplaced ? alpha * displacement.alpha : alpha }
  }

  /// Puts the view back.
  func restore() { place(.none, isDisplaced: false) }
}
