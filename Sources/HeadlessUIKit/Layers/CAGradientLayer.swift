/// The kind of a gradient.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient of colors over its background.
open nonisolated class CAGradientLayer: CALayer {
  /// Creates a layer without colors.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The colors, `CGColor`; nil, the default, draws none.
  open var colors: [Any]? {
    get { storedOptional("colors", nil) }
    set { store("colors", newValue) }
  }
  /// The position of each color, ascending in 0...1; evenly spaced if nil, the default.
  open var locations: [NSNumber]? {
    get { storedOptional("locations", nil) }
    set { store("locations", newValue) }
  }
  /// The point of the first color, in unit coordinates; the middle of the top by default.
  open var startPoint: CGPoint {
    get { stored("startPoint", CGPoint(x: 0.5, y: 0)) }
    set { store("startPoint", newValue) }
  }
  /// The point of the last color, in unit coordinates; the middle of the bottom by default.
  open var endPoint: CGPoint {
    get { stored("endPoint", CGPoint(x: 0.5, y: 1)) }
    set { store("endPoint", newValue) }
  }
  /// The kind of the gradient; `axial` by default.
  open var type: CAGradientLayerType {
    get { stored("type", .axial) }
    set { store("type", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "startPoint": CGPoint(x: 0.5, y: 0)
    case "endPoint": CGPoint(x: 0.5, y: 1)
    case "type": CAGradientLayerType.axial
    default: super.defaultValue(forKey: key)
    }
  }

  override func makeDrawing() -> LayerDrawing? { gradient }
}
