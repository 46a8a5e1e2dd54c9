/// An image with a name and a size, without pixels.
open nonisolated class UIImage: NSObject, @unchecked Sendable {
  /// The origin of the image.
  enum Source: Hashable {
    case none
    case asset(String)
    case symbol(String)
  }

  struct Rendition: Equatable {
    var source: Source
    var size: CGSize
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
  }

  final private(set) var rendition = Rendition(source: .none, size: .zero)

  // MARK: - Creating an image

  /// Creates an image without name and size.
  public override init() { super.init() }

  convenience init(rendition: Rendition) {
    self.init()
    self.rendition = rendition
  }

  /// Creates an image by the name of an asset; `nil` for an empty name.
  ///
  /// No catalog is searched: every other name is accepted, with zero size.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image by the name of an asset; bundle and traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(rendition: Rendition(source: .asset(name), size: .zero))
  }

  /// Creates an image by the name of a symbol; `nil` for an empty name.
  ///
  /// Every symbol measures 20 by 20 pt (chosen: about the size of symbols next to body text).
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let size = CGSize(width: 20, height: 20)
    self.init(
      rendition: Rendition(source: .symbol(name), size: size, renderingMode: .alwaysTemplate))
  }

  /// Creates an image with an explicit size, pt, for an asset of known size.
  package convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.init(rendition: Rendition(source: .asset(name), size: size, scale: scale))
  }

  // MARK: - Attributes

  /// The size, pt.
  open var size: CGSize { rendition.size }

  /// The number of pixels per point.
  open var scale: CGFloat { rendition.scale }

  /// The orientation: always `up`.
  open var imageOrientation: Orientation { .up }

  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = rendition.source { true } else { false }
  }

  /// The name of the asset or symbol.
  package var name: String? {
    switch rendition.source {
    case .none: nil
    case .asset(let name), .symbol(let name): name
    }
  }

  /// The tint color; `nil` without one.
  package var tint: UIColor? { rendition.tint }

  // MARK: - Rendering

  /// The rendering mode: original colors or the environment's tint.
  open var renderingMode: RenderingMode { rendition.renderingMode }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var rendition = rendition
    rendition.renderingMode = renderingMode
    return UIImage(rendition: rendition)
  }

  /// Returns the image with a tint color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: rendition.renderingMode)
  }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var rendition = rendition
    rendition.tint = color
    rendition.renderingMode = renderingMode
    return UIImage(rendition: rendition)
  }

  // MARK: - Comparing images

  /// Returns whether name, size and rendering are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.rendition == rendition
  }

  /// The hash value; equal for equal images.
  open override var hash: Int { rendition.source.hashValue }

}

extension UIImage {
  /// The orientation of stored pixels.
  public nonisolated enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Rotated 180°.
    case down = 1
    /// Rotated 90° counterclockwise.
    case left = 2
    /// Rotated 90° clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and rotated 180°.
    case downMirrored = 5
    /// Mirrored and rotated 90° counterclockwise.
    case leftMirrored = 6
    /// Mirrored and rotated 90° clockwise.
    case rightMirrored = 7
  }

  /// The rendering mode of an image.
  public nonisolated enum RenderingMode: Int, Sendable {
    /// Depends on the environment.
    case automatic = 0
    /// Keeps the original colors.
    case alwaysOriginal = 1
    /// Uses the environment's tint color.
    case alwaysTemplate = 2
  }

  /// The mode in which the interior of a resizable image fills its area.
  public nonisolated enum ResizingMode: Int, Sendable {
    /// Tiled.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}
