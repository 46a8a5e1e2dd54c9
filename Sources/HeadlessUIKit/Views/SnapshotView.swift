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

  /// Clips a copy to a part of its bounds.
  init(clipping snapshot: SnapshotView, to part: CGRect) {
    sourceName = snapshot.sourceName
    super.init(frame: .zero)
    original = snapshot.original
    for view in [self, contentView] {
      view.ownLayer.model.bounds.size = part.size
      view.ownLayer.model.position = CGPoint(x: part.width / 2, y: part.height / 2)
    }
    snapshot.ownLayer.model.position.x -= part.minX
    snapshot.ownLayer.model.position.y -= part.minY
    contentView.addSubview(snapshot)
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
  ///
  /// - Parameter part: The part of the bounds that the copy shows; nil is all.
  final func makeSnapshot(of part: CGRect? = nil, afterUpdates: Bool) -> UIView? {
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
    let snapshot = SnapshotView(of: self, showing: state)
    guard let part = part?.standardized else { return snapshot }
    guard part.width > 0, part.height > 0 else { return nil }
    return SnapshotView(clipping: snapshot, to: part.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
  }

  /// Returns plain views with the appearance of this view and its visible subviews.
  fileprivate final func frozen(showing state: (CALayer) -> LayerValues) -> UIView {
    let copy = UIView(frame: .zero)
    copy.ownLayer.look(like: ownLayer, showing: state(ownLayer))
    copy.drawing = drawing
    ownLayer.freeze(copy.ownLayer)
    guard !copy.ownLayer.isHidden else { return copy }
    let hasOnlyViews = ownLayer.children?.count ?? 0 == children.count
    if hasOnlyViews {
      for child in children where !child.ownLayer.isHidden {
        copy.addSubview(child.frozen(showing: state))
      }
    } else {
      for layer in ownLayer.children ?? [] where !layer.isHidden {
        if let child = layer.view {
          copy.addSubview(child.frozen(showing: state))
        } else {
          copy.ownLayer.addSublayer(layer.frozen(showing: state))
        }
      }
    }
    return copy
  }
}

nonisolated extension CALayer {
  /// Gives a copy what the layer draws now, and its clip.
  fileprivate final func freeze(_ copy: CALayer) {
    guard extras != nil else { return }
    let now = SimulatedDevice.current?.clock.now ?? 0
    if let drawing = drawing(at: now) { copy.ownExtras.frozenDrawing = drawing }
    if let mask = maskOutline(at: now) { copy.ownExtras.frozenMask = mask }
    if sublayerMap != nil { copy.ownExtras.values["sublayerTransform"] = sublayerTransform }
  }

  /// Returns a plain layer with the appearance of this one, which has no view, and its sublayers.
  fileprivate final func frozen(showing state: (CALayer) -> LayerValues) -> CALayer {
    let copy = CALayer()
    copy.look(like: self, showing: state(self))
    freeze(copy)
    for layer in children ?? [] where !layer.isHidden {
      copy.addSublayer(layer.frozen(showing: state))
    }
    return copy
  }
}
