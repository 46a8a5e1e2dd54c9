/// A picture of a view as it was; UIKit's own class is private, so this name is ours.
///
/// The picture lies in it as views that nobody lays out, touches or finds by name, clipped to the
/// size that it was taken at. It stretches with the bounds, in an animation block too.
package final class SnapshotView: UIView {
  private let picture = UIView(frame: .zero)

  /// Freezes a view.
  ///
  /// - Parameter state: The values of a layer to keep.
  init(of view: UIView, showing state: (CALayer) -> LayerValues) {
    super.init(frame: .zero)
    let shown = state(view.layer)
    let size = shown.bounds.standardized.size
    let copy = view.frozen(showing: state)
    // The picture begins with the view's own bounds: what places the view is left behind.
    copy.layer.model.transform = CATransform3DIdentity
    copy.layer.model.zPosition = 0
    copy.layer.model.position = CGPoint(
      x: shown.anchorPoint.x * size.width, y: shown.anchorPoint.y * size.height)
    // Written past the setters: a picture that is taken in an animation block does not grow.
    for view in [self, picture] {
      view.layer.model.bounds.size = size
      view.layer.model.position = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    picture.addSubview(copy)
    picture.clipsToBounds = true
    picture.isUserInteractionEnabled = false
    addSubview(picture)
  }

  package required init?(coder: NSCoder) { nil }

  package override var frame: CGRect { didSet { stretch() } }
  package override var bounds: CGRect { didSet { stretch() } }

  private func stretch() {
    let size = picture.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    picture.transform = CGAffineTransform(
      scaleX: bounds.width / size.width, y: bounds.height / size.height)
  }
}

extension UIView {
  /// A view that looks as this one does and stays so.
  ///
  /// Taken before updates it shows what the screen shows now, animations in flight included, and
  /// nothing of a view that is in no window; taken after updates, where everything stands once it is
  /// laid out. A view that is hidden gives an empty picture. What the view casts outside its bounds
  /// is not in it. Nil for a view without a size.
  final func makeSnapshot(afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let now = SimulatedDevice.current?.now
    let isBlank = !afterUpdates && window == nil
    func state(_ layer: CALayer) -> LayerValues {
      var state = layer.model
      if !afterUpdates, let now { state = layer.presentationState(at: now) }
      if isBlank { state.isHidden = true }
      return state
    }
    let size = state(layer).bounds.standardized.size
    guard size.width > 0, size.height > 0 else { return nil }
    return SnapshotView(of: self, showing: state)
  }

  /// Plain views with the look of this one and all that is to be seen in it.
  fileprivate final func frozen(showing state: (CALayer) -> LayerValues) -> UIView {
    let copy = UIView(frame: .zero)
    copy.layer.model = state(layer)
    copy.layer.maskedCorners = layer.maskedCorners
    copy.layer.shadowColor = layer.shadowColor
    copy.layer.shadowPath = layer.shadowPath
    copy.layer.borderColor = layer.borderColor
    copy.drawing = drawing
    guard !copy.layer.isHidden else { return copy }
    for child in children where !child.isHidden {
      copy.addSubview(child.frozen(showing: state))
    }
    return copy
  }
}
