/// An image with a name and a size, without pixels.
open nonisolated class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The origin of the image.
  enum Source: Hashable {
    case none
    case asset(String)
    case symbol(String)
  }

  struct Look: Hashable {
    var source: Source
    var size: CGSize
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
  }

  let look: Look

  init(look: Look) {
    self.look = look
    super.init()
  }

  // MARK: - Creating an image

  /// Creates an image without name and size.
  public override convenience init() { self.init(look: Look(source: .none, size: .zero)) }

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
    self.init(look: Look(source: .asset(name), size: .zero))
  }

  /// Creates an image by the name of a symbol; `nil` for an empty name.
  ///
  /// Every symbol measures 20 by 20 pt (chosen: about the size of symbols next to body text).
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let size = CGSize(width: 20, height: 20)
    self.init(look: Look(source: .symbol(name), size: size, renderingMode: .alwaysTemplate))
  }

  /// Creates an image with an explicit size, pt, for an asset of known size.
  package convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.init(look: Look(source: .asset(name), size: size, scale: scale))
  }

  // MARK: - Attributes

  /// The size, pt.
  open var size: CGSize { look.size }

  /// The number of pixels per point.
  open var scale: CGFloat { look.scale }

  /// The orientation: always `up`.
  open var imageOrientation: Orientation { .up }

  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = look.source { true } else { false }
  }

  /// The name of the asset or symbol.
  package var name: String? {
    switch look.source {
    case .none: nil
    case .asset(let name), .symbol(let name): name
    }
  }

  /// The tint color; `nil` without one.
  package var tint: UIColor? { look.tint }

  // MARK: - Rendering

  /// The rendering mode: original colors or the environment's tint.
  open var renderingMode: RenderingMode { look.renderingMode }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var look = look
    look.renderingMode = renderingMode
    return UIImage(look: look)
  }

  /// Returns the image with a tint color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: look.renderingMode)
  }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var look = look
    look.tint = color
    look.renderingMode = renderingMode
    return UIImage(look: look)
  }

  // MARK: - Comparing images

  /// Returns whether name, size and rendering are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.look == look }

  /// The hash value; equal for equal images.
  open override var hash: Int { look.hashValue }

  /// Returns the image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
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

  /// The way in which the interior of a resizable image fills its area.
  public nonisolated enum ResizingMode: Int, Sendable {
    /// Tiled.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}
