/// Where the presenter's view belongs, so that it can be put back.
struct PresenterHome {
  weak var view: UIView?
  let index: Int
  private let frame: CGRect
  private let fillsParent: Bool

  /// Remembers where a view is; nil for one that is nowhere.
  init?(of presenter: UIView) {
    guard let parent = presenter.superview,
      let index = parent.subviews.firstIndex(where: { $0 === presenter })
    else { return nil }
    view = parent
    self.index = index
    frame = presenter.place
    fillsParent = presenter.fills(parent)
  }

  /// The frame in the parent's current size: a view that filled its parent fills it again.
  func frame(in parent: UIView) -> CGRect { fillsParent ? parent.bounds : frame }

  /// Puts the presenter's view back, in the size of today.
  ///
  /// - Parameter container: What has kept its place in the same parent, and stands where it belongs.
  func putBack(_ presenter: UIView, inPlaceOf container: UIView?) {
    guard let view else { return }
    UIView.performWithoutAnimation {
      if presenter.superview !== view { view.insertSubview(presenter, at: index) }
      let keptPlace = container?.superview === view ? container?.place : nil
      let frame = keptPlace ?? frame(in: view)
      if presenter.place != frame { presenter.place(in: frame) }
    }
  }
}

extension UIView {
  /// Whether the view fills another, which holds it: resizing leaves rounding errors, so equality is no
  /// criterion.
  final func fills(_ parent: UIView) -> Bool {
    let (own, whole, tolerance) = (place, parent.bounds, 0.001)
    return abs(own.minX - whole.minX) < tolerance && abs(own.minY - whole.minY) < tolerance
      && abs(own.width - whole.width) < tolerance && abs(own.height - whole.height) < tolerance
  }
}
