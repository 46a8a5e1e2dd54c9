/// Mask, tint, content mode.
extension UIView {
  /// Sets the view whose layer is the mask of the view's layer.
  final func changeMask(to view: UIView?) {
    guard view !== mask else { return }
    view?.removeFromSuperview()
    ownLayer.mask = view?.ownLayer
    if let view { ownLayer.extras?.maskView = view }
  }

  final var resolvedTint: UIColor {
    let color = ownTint ?? undimmedParentTint ?? .systemBlue
    guard resolvedTintMode == .dimmed else { return color }
    let parts = RGBA(color.resolvedColor(with: traitCollection).cgColor)
    // The weights of ITU-R BT.601.
    let gray = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
    return UIColor(white: gray, alpha: parts.alpha * 0.8)
  }

  /// The superview's tint color, before it is dimmed.
  private var undimmedParentTint: UIColor? {
    var view = parent
    while let present = view {
      if let tint = present.ownTint { return tint }
      view = present.parent
    }
    return nil
  }

  /// The mode of the view: the first that is not automatic, from the view up, or normal.
  final var resolvedTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let present = view {
      if present.ownTintMode != .automatic { return present.ownTintMode }
      view = present.parent
    }
    return .normal
  }

  final func contentModeDidChange() {
    ownLayer.contentsGravity = CALayerContentsGravity(contentMode)
    ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}
