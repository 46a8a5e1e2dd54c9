/// A layer that draws its content in tiles.
open nonisolated class CATiledLayer: CALayer {
  /// Creates a layer with tiles of 256 by 256 pixels.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of levels of detail; 1 by default.
  /// Stored only.
  open var levelsOfDetail: Int {
    get { stored("levelsOfDetail", 1) }
    set { store("levelsOfDetail", newValue) }
  }
  /// The number of magnified levels; 0 by default.
  /// Stored only.
  open var levelsOfDetailBias: Int {
    get { stored("levelsOfDetailBias", 0) }
    set { store("levelsOfDetailBias", newValue) }
  }
  /// The largest size of a tile, pixels; 256 by 256 by default.
  /// Stored only.
  open var tileSize: CGSize {
    get { stored("tileSize", CGSize(width: 256, height: 256)) }
    set { store("tileSize", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "levelsOfDetail": 1
    case "levelsOfDetailBias": 0
    case "tileSize": CGSize(width: 256, height: 256)
    default: super.defaultValue(forKey: key)
    }
  }

  /// Returns the time in which a new tile fades in, s: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
