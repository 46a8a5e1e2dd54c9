/// A layer that emits particles. Pictures show none.
open nonisolated class CAEmitterLayer: CALayer {
  /// Creates a layer without particles.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kinds of particles; nil by default.
  /// Stored only.
  open var emitterCells: [CAEmitterCell]? {
    get { storedOptional("emitterCells", nil) }
    set { store("emitterCells", newValue) }
  }
  /// The factor of the birth rates; 1 by default.
  /// Stored only.
  open var birthRate: Float {
    get { stored("birthRate", 1) }
    set { store("birthRate", newValue) }
  }
  /// The factor of the lifetimes; 1 by default.
  /// Stored only.
  open var lifetime: Float {
    get { stored("lifetime", 1) }
    set { store("lifetime", newValue) }
  }
  /// The center of the shape, pt; zero by default.
  /// Stored only.
  open var emitterPosition: CGPoint {
    get { stored("emitterPosition", .zero) }
    set { store("emitterPosition", newValue) }
  }
  /// The center of the shape on the z axis, pt; 0 by default.
  /// Stored only.
  open var emitterZPosition: CGFloat {
    get { stored("emitterZPosition", 0) }
    set { store("emitterZPosition", newValue) }
  }
  /// The size of the shape, pt; zero by default.
  /// Stored only.
  open var emitterSize: CGSize {
    get { stored("emitterSize", .zero) }
    set { store("emitterSize", newValue) }
  }
  /// The depth of the shape, pt; 0 by default.
  /// Stored only.
  open var emitterDepth: CGFloat {
    get { stored("emitterDepth", 0) }
    set { store("emitterDepth", newValue) }
  }
  /// The shape from which particles are emitted; a point by default.
  /// Stored only.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { stored("emitterShape", .point) }
    set { store("emitterShape", newValue) }
  }
  /// The part of the shape from which particles are emitted; its inside by default.
  /// Stored only.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { stored("emitterMode", .volume) }
    set { store("emitterMode", newValue) }
  }
  /// How particles are drawn; unordered by default.
  /// Stored only.
  open var renderMode: CAEmitterLayerRenderMode {
    get { stored("renderMode", .unordered) }
    set { store("renderMode", newValue) }
  }
  /// Whether particles have positions on the z axis; false by default.
  /// Stored only.
  open var preservesDepth: Bool {
    get { stored("preservesDepth", false) }
    set { store("preservesDepth", newValue) }
  }
  /// The factor of the velocities; 1 by default.
  /// Stored only.
  open var velocity: Float {
    get { stored("velocity", 1) }
    set { store("velocity", newValue) }
  }
  /// The factor of the scales; 1 by default.
  /// Stored only.
  open var scale: Float {
    get { stored("scale", 1) }
    set { store("scale", newValue) }
  }
  /// The factor of the rotations; 1 by default.
  /// Stored only.
  open var spin: Float {
    get { stored("spin", 1) }
    set { store("spin", newValue) }
  }
  /// The seed of the random numbers; 0 by default.
  /// Stored only.
  open var seed: UInt32 {
    get { stored("seed", 0) }
    set { store("seed", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "birthRate", "lifetime", "velocity", "scale", "spin": Float(1)
    case "emitterPosition": CGPoint.zero
    case "emitterSize": CGSize.zero
    case "emitterZPosition", "emitterDepth": CGFloat(0)
    case "emitterShape": CAEmitterLayerEmitterShape.point
    case "emitterMode": CAEmitterLayerEmitterMode.volume
    case "renderMode": CAEmitterLayerRenderMode.unordered
    case "preservesDepth": false
    case "seed": UInt32(0)
    default: super.defaultValue(forKey: key)
    }
  }
}
