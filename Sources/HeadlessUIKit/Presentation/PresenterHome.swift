/// The original superview, index and frame of the presenter's view.
struct PresenterHome {
  @BoxedReference var view: UIView?
  let index: Int
  private let frame: CGRect
  private let fillsParent: Bool

  /// Records the position of a view; `nil` for a view without a superview.
  init?(of presenter: UIView) {
    guard let parent = presenter.parent,
      let index = parent.children.firstIndex(where: { $0 === presenter })
    else { return nil }
    view = parent
    self.index = index
    frame = presenter.untransformedFrame
    fillsParent = presenter.fills(parent)
  }

  /// Returns the frame at the parent's current size; a view that filled its parent fills it again.
  func frame(in parent: UIView) -> CGRect { fillsParent ? parent.bounds : frame }

  /// Returns the presenter's view to its superview, at the superview's current size.
  ///
  /// - Parameter container: A container in the same superview, whose frame is used.
  func putBack(_ presenter: UIView, inPlaceOf container: UIView?) {
    guard let view else { return }
    UIView.performWithoutAnimation {
      if presenter.parent !== view { view.insertSubview(presenter, at: index) }
      let keptFrame = container?.parent === view ? container?.untransformedFrame : nil
      let frame = keptFrame ?? frame(in: view)
      if presenter.untransformedFrame != frame { presenter.setUntransformedFrame(frame) }
    }
  }
}

extension UIView {
  /// Whether the view fills its superview, with a tolerance for the rounding errors of resizing.
  final func fills(_ parent: UIView) -> Bool {
    let (own, full, tolerance) = (untransformedFrame, parent.bounds, 0.001)
    return abs(own.minX - full.minX) < tolerance && abs(own.minY - full.minY) < tolerance
      && abs(own.width - full.width) < tolerance && abs(own.height - full.height) < tolerance
  }
}
