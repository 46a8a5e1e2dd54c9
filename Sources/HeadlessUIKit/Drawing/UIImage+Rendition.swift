extension UIImage {
  /// What an image shows, and how.
  nonisolated struct Rendition: Equatable {
    var source: Source
    /// The size in the image's orientation, pt.
    var size: CGSize
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var frames: Frames?
    var configuration: Configuration?
    var asset: UIImageAsset?
    var ciImage: CIImage?
  }

  /// The origin of an image.
  nonisolated enum Source: Equatable {
    case none
    case asset(String)
    case symbol(String)
    case bitmap(CGImage)

    static func == (one: Source, other: Source) -> Bool {
      switch (one, other) {
      case (.none, .none): true
      case (.asset(let one), .asset(let other)): one == other
      case (.symbol(let one), .symbol(let other)): one == other
      case (.bitmap(let one), .bitmap(let other)):
        one.width == other.width && one.height == other.height && one.drawing == other.drawing
      default: false
      }
    }
  }

  /// The images of an animation.
  nonisolated struct Frames: Equatable {
    var images: [UIImage]
    var duration: TimeInterval
  }
}

extension UIImage.Rendition {
  /// Returns an asset of a bundle: a file, or a name that is drawn as a placeholder.
  nonisolated static func named(_ name: String, in bundle: Bundle) -> Self {
    var rendition = Self(source: .asset(name), size: CGSize(width: 24, height: 24))
    if let file = ImageFile(named: name, in: bundle) {
      rendition.size = file.rendition.size
      rendition.scale = file.rendition.scale
    }
    rendition.asset = UIImageAsset(rendition)
    return rendition
  }

  /// Returns a symbol.
  nonisolated static func symbol(_ name: String) -> Self {
    Self(
      source: .symbol(name), size: CGSize(width: 20, height: 20),
      renderingMode: .alwaysTemplate)
  }

  /// Returns an image of a Core Graphics image.
  nonisolated static func bitmap(
    _ image: CGImage, _ scale: CGFloat, _ orientation: UIImage.Orientation
  ) -> Self {
    let scale = scale > 0 ? scale : 1
    let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
    let size =
      orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    return Self(source: .bitmap(image), size: size, scale: scale, orientation: orientation)
  }

  /// Returns the image with a configuration; a symbol has the size of its font.
  nonisolated func configured(by configuration: UIImage.Configuration?) -> Self {
    guard let configuration else { return self }
    var rendition = self
    rendition.configuration = configuration
    if case .symbol = source {
      let side = configuration.symbolSide ?? 20
      rendition.size = CGSize(width: side, height: side)
      rendition.tint = configuration.symbolColor ?? tint
    }
    return rendition
  }

  /// The pixels before the orientation.
  nonisolated var cgImage: CGImage? {
    if case .bitmap(let image) = source { return image }
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      placeholder(tint: RGBA(alpha: 1)), width: Int.pixels(size.width * scale),
      height: Int.pixels(size.height * scale))
  }

  /// Returns what a named image shows.
  private nonisolated func placeholder(tint: RGBA) -> ViewDrawing {
    switch source {
    case .asset(let name): .image(name: name, isSymbol: false, tint: tint)
    case .symbol(let name): .image(name: name, isSymbol: true, tint: tint)
    case .none, .bitmap: .none
    }
  }

  /// Returns what a view with the image shows.
  ///
  /// - Parameters:
  ///   - tint: The color of a template, and of the lines of a placeholder.
  ///   - mode: The placement in the view of what a context drew.
  nonisolated func content(tint: RGBA, mode: UIView.ContentMode) -> ViewDrawing {
    guard case .bitmap(let image) = source else { return placeholder(tint: tint) }
    var drawing = image.drawing
    // From the canvas to the image in points, in its orientation.
    drawing = drawing.applying(
      CGAffineTransform(translationX: -drawing.bounds.minX, y: -drawing.bounds.minY))
    let (width, height) =
      orientation.isSideways ? (size.height, size.width) : (size.width, size.height)
    if drawing.bounds.width != width || drawing.bounds.height != height {
      drawing = drawing.applying(
        CGAffineTransform(
          scaleX: width / drawing.bounds.width, y: height / drawing.bounds.height))
    }
    if orientation != .up { drawing = drawing.applying(orientation.map(width, height)) }
    let isTemplate = renderingMode == .alwaysTemplate || self.tint != nil
    return .drawing(isTemplate ? drawing.tinted(tint) : drawing, mode)
  }

  // MARK: Caps

  nonisolated mutating func setCaps(left: Int, top: Int) {
    capInsets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left),
      bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
      right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0)
    resizingMode = .stretch
  }

  nonisolated var caps: (left: Int, top: Int) {
    resizingMode == .stretch ? (Int(capInsets.left), Int(capInsets.top)) : (0, 0)
  }
}

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  nonisolated var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The orientation of the mirrored image.
  nonisolated var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Returns the map from pixels of a size to the oriented image.
  nonisolated func map(_ width: CGFloat, _ height: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    // A quarter turn counterclockwise: the upper right pixel becomes the upper left one.
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
