/// The format of what a graphics renderer makes.
open nonisolated class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, pt; zero before a renderer has the format.
  open var bounds: CGRect { rendererBounds }
  final var rendererBounds = CGRect.zero

  /// Creates the default format.
  public required override init() { super.init() }

  /// Returns a format for the device's screen.
  open class func `default`() -> Self { preferred() }
  /// Returns a format for the device's screen.
  open class func preferred() -> Self { Self() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsRendererFormat()
    copy.rendererBounds = rendererBounds
    return copy
  }
}

/// The context of a graphics renderer.
open nonisolated class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context.
  open var cgContext: CGContext { context }
  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  private final let context: CGContext
  private final let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
    super.init()
  }

  /// Fills a rectangle in the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  /// Fills a rectangle in the fill color with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
  }
  /// Draws a frame of one point inside of a rectangle, in the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a frame of one point inside of a rectangle, in the stroke color, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.state.pen = DrawingPen()
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    context.restoreGState()
  }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// A renderer of drawings.
open nonisolated class UIGraphicsRenderer: NSObject {
  /// The format.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  /// Whether the renderer makes images; true for one of images.
  open var allowsImageOutput: Bool { false }
  final let rendererFormat: UIGraphicsRendererFormat

  /// Creates a renderer of a rectangle, pt.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }

  /// Creates a renderer of a rectangle, pt, with a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format
    rendererFormat.rendererBounds = bounds
    super.init()
  }
}
