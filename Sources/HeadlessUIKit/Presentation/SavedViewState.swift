/// The superview, geometry and appearance of a view, for exact restoration (fault F004).
struct SavedViewState {
  private let view: UIView
  @BoxedReference private var superview: UIView?
  private let index: Int?
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isUserInteractionEnabled: Bool

  init(_ view: UIView) {
    self.view = view
    superview = view.parent
    index = view.parent?.children.firstIndex { $0 === view }
    bounds = view.bounds
    center = view.center
    transform = view.transform3D
    alpha = view.alpha
    isUserInteractionEnabled = view.isUserInteractionEnabled
  }

  /// Restores the position in the view hierarchy.
  func restorePlace() {
    guard let superview else { return view.removeFromSuperview() }
    guard
      view.parent !== superview || superview.children.firstIndex(where: { $0 === view }) != index
    else { return }
    superview.insertSubview(view, at: index ?? superview.children.count)
  }

  func restore() {
    restorePlace()
    if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isUserInteractionEnabled != isUserInteractionEnabled {
      view.isUserInteractionEnabled = isUserInteractionEnabled
    }
  }
}

/// Whether the user could see and touch a view when this was created.
struct ViewUse {
  private let view: UIView
  private let isSeen: Bool
  private let isTouchable: Bool

  init(_ view: UIView) {
    self.view = view
    isSeen = view.alpha > 0
    isTouchable = view.isUserInteractionEnabled
  }

  /// Why the view cannot be used anymore, in words; `nil` if it can, or could not before.
  var loss: String? {
    if isSeen, view.alpha <= 0 { return "alpha 0" }
    return isTouchable && !view.isUserInteractionEnabled ? "isUserInteractionEnabled false" : nil
  }
}
