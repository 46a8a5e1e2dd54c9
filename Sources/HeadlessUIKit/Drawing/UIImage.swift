/// An image: what a context recorded, or the name and the size of one that is drawn as a placeholder.
open nonisolated class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral,
  @unchecked Sendable
{
  final private(set) var rendition = Rendition(source: .none, size: .zero)

  // MARK: - Accessibility

  /// Whether assistive technologies can access the image; false by default.
  /// Stored only.
  open var isAccessibilityElement = false
  /// The label for assistive technologies; `nil` by default.
  /// Stored only.
  open var accessibilityLabel: String?
  /// The result of an action of the image; `nil` by default.
  /// Stored only.
  open var accessibilityHint: String?
  /// The traits for assistive technologies; none by default.
  /// Stored only.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// An identifier for tests; `nil` by default.
  /// Stored only.
  open var accessibilityIdentifier: String?

  // MARK: - Creating an image

  /// Creates an image without name and size.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  convenience init(rendition: Rendition) {
    self.init()
    self.rendition = rendition
  }

  /// Creates an image by the name of an asset of the main bundle; `nil` for an empty name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// Creates an image by the name of an asset; `nil` for an empty name.
  ///
  /// The size is that of a file of the bundle, in an asset catalog or not. Every other name is
  /// accepted, with a size of 24 by 24 pt (chosen: the size of icons in bars).
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(rendition: .named(name, in: bundle ?? .main))
  }
  /// Creates an image by the name of an asset; `nil` for an empty name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(rendition: .named(name, in: bundle ?? .main).configured(by: configuration))
  }
  /// Creates an image by the name of an asset, whose variable value is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: Configuration?
  ) { self.init(named: name, in: bundle, with: configuration) }

  /// Creates an image by the name of a symbol; `nil` for an empty name.
  ///
  /// Every symbol measures 20 by 20 pt (chosen: about the size of symbols next to body text).
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Creates an image by the name of a symbol, in the size of a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    self.init(rendition: .symbol(name).configured(by: configuration))
  }
  /// Creates an image by the name of a symbol, for traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name, withConfiguration: nil) }
  /// Creates an image by the name of a symbol, whose variable value is ignored.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// Creates an image of a file; `nil` for one that is not a PNG, JPEG or GIF file.
  ///
  /// The pixels are not decoded: the image has the file's size and, as its name, the file's name.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile(path: path) else { return nil }
    self.init(rendition: file.rendition)
  }
  /// Creates an image of the data of a file, with one pixel per point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Creates an image of the data of a file; `nil` for data that is not of a PNG, JPEG or GIF file.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data: data, scale: scale) else { return nil }
    self.init(rendition: file.rendition)
  }

  /// Creates an image of a Core Graphics image, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// Creates an image of a Core Graphics image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(rendition: .bitmap(cgImage, scale, orientation))
  }

  /// Creates the image of a literal: an asset of the main bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(rendition: .named(name, in: .main))
  }

  /// Creates an image with an explicit size, pt, for an asset of known size.
  package convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.init(rendition: Rendition(source: .asset(name), size: size, scale: scale))
  }

  // MARK: - Attributes

  /// The size in its orientation, pt.
  open var size: CGSize { rendition.size }
  /// The number of pixels per point.
  open var scale: CGFloat { rendition.scale }
  /// The orientation of the pixels; up by default.
  open var imageOrientation: Orientation { rendition.orientation }
  /// The Core Graphics image, without the orientation; `nil` for an image without a size.
  open var cgImage: CGImage? { rendition.cgImage }
  /// The Core Image image; `nil` unless the image was created from one.
  open var ciImage: CIImage? { rendition.ciImage }
  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = rendition.source { true } else { false }
  }
  /// The images of an animation; `nil` for a single image.
  open var images: [UIImage]? { rendition.frames?.images }
  /// The duration of an animation, s; 0 for a single image.
  open var duration: TimeInterval { rendition.frames?.duration ?? 0 }
  /// The traits of the image: unspecified.
  open var traitCollection: UITraitCollection { configuration?.traitCollection ?? .init() }
  /// The asset that contains the image; `nil` for an image that a context made.
  open var imageAsset: UIImageAsset? { rendition.asset }
  /// The configuration; `nil` without one.
  open var configuration: Configuration? { rendition.configuration }
  /// The configuration of a symbol; `nil` for another image.
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? rendition.configuration?.symbol : nil
  }
  /// The format of a renderer of images like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The name of the asset or symbol.
  package var name: String? {
    switch rendition.source {
    case .none, .bitmap: nil
    case .asset(let name), .symbol(let name): name
    }
  }

  /// The tint color; `nil` without one.
  package var tint: UIColor? { rendition.tint }

  // MARK: - Variants

  /// The rendering mode: original colors or the environment's tint.
  open var renderingMode: RenderingMode { rendition.renderingMode }
  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }
  /// Returns the image with a tint color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: rendition.renderingMode)
  }
  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }
  /// Returns the image with another configuration; a symbol has its size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(rendition: rendition.configured(by: configuration))
  }
  /// Returns a symbol with a configuration; `nil` for another image.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(self.configuration?.applying(configuration) ?? configuration)
  }
  /// The parts at the edges that are not resized, pt; zero by default.
  open var capInsets: UIEdgeInsets { rendition.capInsets }
  /// The mode in which the interior is resized; tile by default.
  open var resizingMode: ResizingMode { rendition.resizingMode }
  /// Returns the image with edges that are not resized; the interior is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the image with edges that are not resized. Pictures stretch the whole image.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// Returns the image with an interior of one point that is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    changed { $0.setCaps(left: leftCapWidth, top: topCapHeight) }
  }
  /// The width of the left edge that is not stretched, pt; 0 by default.
  open var leftCapWidth: Int { rendition.caps.left }
  /// The height of the upper edge that is not stretched, pt; 0 by default.
  open var topCapHeight: Int { rendition.caps.top }
  /// The insets of the alignment rectangle, pt; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { rendition.alignmentRectInsets }
  /// Returns the image with other insets of the alignment rectangle.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }
  /// Whether the image is mirrored in a layout from right to left; false by default.
  open var flipsForRightToLeftLayoutDirection: Bool { rendition.flipsForRightToLeft }
  /// Returns the image, mirrored in a layout from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }
  /// Returns the mirrored image.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }
  /// Returns the image with a baseline, pt from the bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }
  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  // MARK: - Drawing

  /// Draws the image in the current context at its size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in the current context at its size, with a blend mode and an alpha, 0...1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in a rectangle of the current context. A template has the fill color.
  open func draw(in rect: CGRect) { paint(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image in a rectangle of the current context, with a blend mode and an alpha, 0...1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode: blendMode, alpha: alpha)
  }
  /// Fills a rectangle of the current context with tiles of the image.
  open func drawAsPattern(in rect: CGRect) { paintTiles(in: rect) }

  // MARK: Animated images

  /// Returns an image that changes between images, each for the same time.
  open class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    var rendition = first.rendition
    rendition.frames = Frames(images: images, duration: duration)
    return UIImage(rendition: rendition)
  }
  /// Returns an image of one frame: the name without a number.
  open class func animatedImageNamed(
    _ name: String, duration: TimeInterval
  ) -> UIImage? {
    UIImage(named: name).flatMap { animatedImage(with: [$0], duration: duration) }
  }
  /// Returns a resizable image of one frame: the name without a number.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }
  /// Returns a resizable image of one frame: the name without a number.
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    UIImage(named: name)?.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      .asAnimation(duration)
  }

  // MARK: System images

  /// An ellipsis in a circle.
  open class var actions: UIImage { UIImage(rendition: .symbol("ellipsis.circle")) }
  /// A plus in a circle.
  open class var add: UIImage { UIImage(rendition: .symbol("plus.circle.fill")) }
  /// A minus in a circle.
  open class var remove: UIImage { UIImage(rendition: .symbol("minus.circle.fill")) }
  /// A checkmark in a circle.
  open class var checkmark: UIImage {
    UIImage(rendition: .symbol("checkmark.circle.fill"))
  }
  /// A checkmark in a circle with an edge.
  open class var strokedCheckmark: UIImage {
    UIImage(rendition: .symbol("checkmark.circle.fill"))
  }

  // MARK: - Preparing

  /// Returns the image, which needs no decoding.
  open func preparingForDisplay() -> UIImage? { self }
  /// Calls a closure with the image, which needs no decoding, in the next run-loop turn.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    later { completionHandler(self) }
  }
  /// Returns a smaller image.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { resized(to: size) }
  /// Calls a closure with a smaller image in the next run-loop turn.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { later { completionHandler(self.resized(to: size)) } }

  // MARK: - Comparing images

  /// Returns whether content, size and rendering are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.rendition == rendition
  }

  /// The hash value; equal for equal images.
  open override var hash: Int { (name ?? "").hashValue }

  /// Returns the image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private func changed(_ change: (inout Rendition) -> Void) -> UIImage {
    var rendition = rendition
    change(&rendition)
    return UIImage(rendition: rendition)
  }
}
