/// A layer whose sublayers share one 3D space: it draws nothing itself.
///
/// Here the sublayers are flattened, as those of other layers.
open nonisolated class CATransformLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

}
