/// A layer that draws copies of its sublayers. Pictures show one of them.
open nonisolated class CAReplicatorLayer: CALayer {
  /// Creates a layer with one copy.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of copies; 1 by default.
  /// Stored only.
  open var instanceCount: Int {
    get { stored("instanceCount", 1) }
    set { store("instanceCount", newValue) }
  }
  /// Whether the sublayers share one 3D space; false by default.
  /// Stored only.
  open var preservesDepth: Bool {
    get { stored("preservesDepth", false) }
    set { store("preservesDepth", newValue) }
  }
  /// The delay of animations from copy to copy, s; 0 by default.
  /// Stored only.
  open var instanceDelay: CFTimeInterval {
    get { stored("instanceDelay", 0) }
    set { store("instanceDelay", newValue) }
  }
  /// The transform from copy to copy; identity by default.
  /// Stored only.
  open var instanceTransform: CATransform3D {
    get { stored("instanceTransform", CATransform3DIdentity) }
    set { store("instanceTransform", newValue) }
  }
  /// The color by which the first copy is multiplied; opaque white by default.
  /// Stored only.
  open var instanceColor: CGColor? {
    get { storedOptional("instanceColor", CGColor.opaqueWhite) }
    set { store("instanceColor", newValue) }
  }
  /// The difference of the red component from copy to copy; 0 by default.
  /// Stored only.
  open var instanceRedOffset: Float {
    get { stored("instanceRedOffset", 0) }
    set { store("instanceRedOffset", newValue) }
  }
  /// The difference of the green component from copy to copy; 0 by default.
  /// Stored only.
  open var instanceGreenOffset: Float {
    get { stored("instanceGreenOffset", 0) }
    set { store("instanceGreenOffset", newValue) }
  }
  /// The difference of the blue component from copy to copy; 0 by default.
  /// Stored only.
  open var instanceBlueOffset: Float {
    get { stored("instanceBlueOffset", 0) }
    set { store("instanceBlueOffset", newValue) }
  }
  /// The difference of the alpha component from copy to copy; 0 by default.
  /// Stored only.
  open var instanceAlphaOffset: Float {
    get { stored("instanceAlphaOffset", 0) }
    set { store("instanceAlphaOffset", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "instanceCount": 1
    case "preservesDepth": false
    case "instanceDelay": CFTimeInterval(0)
    case "instanceTransform": CATransform3DIdentity
    case "instanceColor": CGColor.opaqueWhite
    case "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset":
      Float(0)
    default: super.defaultValue(forKey: key)
    }
  }
}
