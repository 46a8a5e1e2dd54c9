/// The format of the images of a renderer.
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors.
  public nonisolated enum Range: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The system's choice.
    case automatic = 0
    /// Extended.
    case extended = 1
    /// Standard.
    case standard = 2
  }

  /// The number of pixels per point; the screen's by default.
  open var scale: CGFloat = screenScale
  /// Whether the images have no alpha; false by default.
  open var opaque = false
  /// Whether the images have extended colors; false by default.
  /// Stored only.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// The range of colors; automatic by default.
  /// Stored only.
  open var preferredRange = Range.automatic
  /// Whether the device shows a high dynamic range: false.
  open var supportsHighDynamicRange: Bool { false }

  /// Creates a format for the device's screen.
  public required init() { super.init() }
  /// Creates a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }
  final func duplicate() -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    copy.rendererBounds = rendererBounds
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }
}

/// The context of a renderer of images.
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of what was drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: imageScale, orientation: .up)
  }
  final var imageScale: CGFloat = 1
}

/// A renderer of images.
open nonisolated class UIGraphicsImageRenderer: UIGraphicsRenderer {
  open override var allowsImageOutput: Bool { true }
  private final let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size, pt, with the screen's scale.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }
  /// Creates a renderer of images of a size, pt.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of images of a rectangle, pt, with the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer of images of a rectangle, pt. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.duplicate()
    super.init(bounds: bounds, format: imageFormat)
  }

  /// Returns an image of what a closure draws.
  ///
  /// The context is current during the closure. An image without a size is an exception in UIKit,
  /// which is reported as `invalidCall`.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = format.bounds
    if bounds.width <= 0 || bounds.height <= 0 {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "UIGraphicsImageRenderer can't make an image of the size {\(bounds.width), "
          + "\(bounds.height)}")
    }
    let scale = imageFormat.scale > 0 ? imageFormat.scale : screenScale
    let context = CGContext(canvas: bounds, scale: scale, isOpaque: imageFormat.opaque)
    let rendererContext = UIGraphicsImageRendererContext(context, format)
    rendererContext.imageScale = scale
    GraphicsStack.current.with(context) { actions(rendererContext) }
    return rendererContext.currentImage
  }
  /// Returns the file of an image of what a closure draws: see `UIImage.pngData()`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Returns the file of an image of what a closure draws: see `UIImage.jpegData(compressionQuality:)`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
