/// A layer that draws a path: its interior, and a line along it.
open nonisolated class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() { super.init() }
  /// Creates a copy of a layer's values.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The path, in the coordinates of the layer; nil, the default, draws nothing.
  open var path: CGPath? {
    get { storedOptional("path", nil) }
    set { store("path", newValue) }
  }
  /// The color of the interior; opaque black by default, and nil for none.
  open var fillColor: CGColor? {
    get { storedOptional("fillColor", CGColor.opaqueBlack) }
    set { store("fillColor", newValue) }
  }
  /// The rule that defines the interior; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { stored("fillRule", .nonZero) }
    set { store("fillRule", newValue) }
  }
  /// The color of the line; nil, the default, draws none.
  open var strokeColor: CGColor? {
    get { storedOptional("strokeColor", nil) }
    set { store("strokeColor", newValue) }
  }
  /// The fraction of the path's length at which the line starts, 0...1; 0 by default.
  open var strokeStart: CGFloat {
    get { stored("strokeStart", 0) }
    set { store("strokeStart", newValue) }
  }
  /// The fraction of the path's length at which the line ends, 0...1; 1 by default.
  open var strokeEnd: CGFloat {
    get { stored("strokeEnd", 1) }
    set { store("strokeEnd", newValue) }
  }
  /// The width of the line, pt; 1 by default.
  open var lineWidth: CGFloat {
    get { stored("lineWidth", 1) }
    set { store("lineWidth", newValue) }
  }
  /// The maximum length of a miter, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { stored("miterLimit", 10) }
    set { store("miterLimit", newValue) }
  }
  /// The ends of the line; `butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { stored("lineCap", .butt) }
    set { store("lineCap", newValue) }
  }
  /// The corners of the line; `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { stored("lineJoin", .miter) }
    set { store("lineJoin", newValue) }
  }
  /// The distance into the pattern at which the line starts, pt; 0 by default.
  open var lineDashPhase: CGFloat {
    get { stored("lineDashPhase", 0) }
    set { store("lineDashPhase", newValue) }
  }
  /// The lengths of dashes and gaps, pt; nil, the default, is a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { storedOptional("lineDashPattern", nil) }
    set { store("lineDashPattern", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fillColor": CGColor.opaqueBlack
    case "fillRule": CAShapeLayerFillRule.nonZero
    case "strokeStart", "lineDashPhase": CGFloat(0)
    case "strokeEnd", "lineWidth": CGFloat(1)
    case "miterLimit": CGFloat(10)
    case "lineCap": CAShapeLayerLineCap.butt
    case "lineJoin": CAShapeLayerLineJoin.miter
    default: super.defaultValue(forKey: key)
    }
  }

  override func makeDrawing() -> LayerDrawing? { shape }
}
