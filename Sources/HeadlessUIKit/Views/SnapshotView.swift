/// A view with a frozen copy of another view; UIKit's class is private, so the name is Segue's.
///
/// The copy consists of views without layout, touches and identifiers, clipped to the original
/// size. It stretches with the bounds, also in an animation block.
package final class SnapshotView: UIView {
  /// The name of the view that was copied; `nil` for a view without one.
  package let sourceName: String?
  private let contentView = UIView(frame: .zero)
  /// The view that was copied; `nil` once it is deallocated.
  @BoxedReference package private(set) var original: UIView?

  /// Copies a view.
  ///
  /// - Parameter state: Returns the values of a layer to copy.
  init(of view: UIView, showing state: (CALayer) -> LayerValues) {
    sourceName = view.snapshotName
    super.init(frame: .zero)
    let shown = state(view.ownLayer)
    let size = shown.bounds.standardized.size
    original = view
    let copy = view.frozen(showing: state)
    // The copy starts at the view's own bounds: its transform and position are not copied.
    copy.ownLayer.model.transform = CATransform3DIdentity
    copy.ownLayer.model.zPosition = 0
    copy.ownLayer.model.position = CGPoint(
      x: shown.anchorPoint.x * size.width, y: shown.anchorPoint.y * size.height)
    // Set on the model, so that a snapshot in an animation block does not animate its size.
    for view in [self, contentView] {
      view.ownLayer.model.bounds.size = size
      view.ownLayer.model.position = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    contentView.addSubview(copy)
    contentView.clipsToBounds = true
    contentView.isUserInteractionEnabled = false
    addSubview(contentView)
  }

  package required init?(coder: NSCoder) { nil }

  override var snapshotName: String? { super.snapshotName ?? sourceName }
  package override var frame: CGRect { didSet { stretch() } }
  package override var bounds: CGRect { didSet { stretch() } }

  private func stretch() {
    let size = contentView.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    contentView.transform = CGAffineTransform(
      scaleX: bounds.width / size.width, y: bounds.height / size.height)
  }
}

extension UIView {
  /// Returns a static copy of the view; `nil` for a view without a size.
  ///
  /// A snapshot before updates shows the presentation values, including running animations, and
  /// nothing if the view is in no window; one after updates shows the model values after layout. A
  /// hidden view yields an empty copy. Content outside the view's bounds, such as a shadow, is not
  /// copied.
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
    let size = state(ownLayer).bounds.standardized.size
    guard size.width > 0, size.height > 0 else { return nil }
    return SnapshotView(of: self, showing: state)
  }

  /// Returns plain views with the appearance of this view and its visible subviews.
  fileprivate final func frozen(showing state: (CALayer) -> LayerValues) -> UIView {
    let copy = UIView(frame: .zero)
    copy.ownLayer.look(like: ownLayer, showing: state(ownLayer))
    copy.drawing = drawing
    guard !copy.ownLayer.isHidden else { return copy }
    for child in children where !child.ownLayer.isHidden {
      copy.addSubview(child.frozen(showing: state))
    }
    return copy
  }
}
