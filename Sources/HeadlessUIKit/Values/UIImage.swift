/// An image: its name and its size. There are no pixels.
open nonisolated class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Where the picture would come from.
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

  /// Makes an image without name and size.
  public override convenience init() { self.init(look: Look(source: .none, size: .zero)) }

  /// Makes an image by the name of an asset; nil for an empty name.
  ///
  /// No catalog is looked up: every other name is taken, and the size is zero.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes an image by the name of an asset; bundle and traits do not matter.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(look: Look(source: .asset(name), size: .zero))
  }

  /// Makes an image by the name of a symbol; nil for an empty name.
  ///
  /// Every symbol is 20 points wide and high (chosen: about what symbols measure beside body text).
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let size = CGSize(width: 20, height: 20)
    self.init(look: Look(source: .symbol(name), size: size, renderingMode: .alwaysTemplate))
  }

  /// Makes an image of a known size in points, for those who know what an asset measures.
  package convenience init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.init(look: Look(source: .asset(name), size: size, scale: scale))
  }

  // MARK: - Attributes

  /// The size in points.
  open var size: CGSize { look.size }

  /// Pixels per point.
  open var scale: CGFloat { look.scale }

  /// Which way is up: always as stored.
  open var imageOrientation: Orientation { .up }

  /// Whether the image is a symbol of the system.
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

  /// The color the image was tinted with, if it was.
  package var tint: UIColor? { look.tint }

  // MARK: - Rendering

  /// Whether the image keeps its colors or takes the tint of its place.
  open var renderingMode: RenderingMode { look.renderingMode }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var look = look
    look.renderingMode = renderingMode
    return UIImage(look: look)
  }

  /// The same image in one color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: look.renderingMode)
  }

  /// The same image in one color, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var look = look
    look.tint = color
    look.renderingMode = renderingMode
    return UIImage(look: look)
  }

  // MARK: - Comparing images

  /// Whether name, size and rendering are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.look == look }

  /// A number that equal images share.
  open override var hash: Int { look.hashValue }

  /// The image itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIImage {
  /// Which way is up in stored pixels.
  public nonisolated enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Turned by a half turn.
    case down = 1
    /// Turned by a quarter turn to the left.
    case left = 2
    /// Turned by a quarter turn to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and turned by a half turn.
    case downMirrored = 5
    /// Mirrored and turned to the left.
    case leftMirrored = 6
    /// Mirrored and turned to the right.
    case rightMirrored = 7
  }

  /// Whether an image keeps its colors.
  public nonisolated enum RenderingMode: Int, Sendable {
    /// By the place where it is shown.
    case automatic = 0
    /// It keeps them.
    case alwaysOriginal = 1
    /// It takes the tint of its place.
    case alwaysTemplate = 2
  }

  /// How the middle of an image fills a larger place.
  public nonisolated enum ResizingMode: Int, Sendable {
    /// By repetition.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }
}
