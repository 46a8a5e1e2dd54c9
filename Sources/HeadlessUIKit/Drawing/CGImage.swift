/// An image: what a context recorded, or a placeholder, with a size in pixels.
public nonisolated final class CGImage: Hashable, @unchecked Sendable {
  // Unchecked: immutable; the pointer of the data is not used.
  /// What the image shows: the bounds of the drawing are the image.
  let drawing: RecordedDrawing
  private let format: CGContext.BitmapFormat
  /// The data of the pixels that the app provided.
  public let dataProvider: CGDataProvider?
  /// Whether the image is a mask.
  public let isMask: Bool

  init(
    _ drawing: RecordedDrawing, _ format: CGContext.BitmapFormat, isMask: Bool = false,
    provider: CGDataProvider? = nil
  ) {
    self.drawing = drawing
    self.format = format
    self.isMask = isMask
    dataProvider = provider
  }

  /// Creates an image of content that fills it.
  convenience init(_ content: ViewDrawing, width: Int, height: Int) {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let drawing = RecordedDrawing(
      bounds: bounds, marks: [DrawingMark(.content(content, in: bounds))])
    self.init(drawing, .init(width: width, height: height, bytesPerRow: width * 4))
  }

  /// Creates an image of pixels; `nil` without a size. The pixels are not decoded: the image is drawn
  /// as a placeholder.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    self.init(
      RecordedDrawing(bounds: bounds, marks: [DrawingMark(.content(.pixels, in: bounds))]),
      .init(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space, info: bitmapInfo), provider: provider)
  }

  /// Creates a mask of pixels; `nil` without a size.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
    bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0 else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    self.init(
      RecordedDrawing(bounds: bounds, marks: [DrawingMark(.content(.pixels, in: bounds))]),
      .init(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: nil, info: []), isMask: true, provider: provider)
  }

  // MARK: - Copying

  /// Returns a copy.
  public func copy() -> CGImage? {
    CGImage(drawing, format, isMask: isMask, provider: dataProvider)
  }
  /// Returns a copy with another color space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    var format = format
    format.space = space
    return CGImage(drawing, format, isMask: isMask, provider: dataProvider)
  }
  /// Returns a copy in which some colors are transparent: here an unchanged one.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? { copy() }
  /// Returns the part of the image in a rectangle of pixels, from the upper left; `nil` if there is none.
  ///
  /// The rectangle is enlarged to whole pixels, and limited to the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    var format = format
    format.width = Int.pixels(part.width)
    format.height = Int.pixels(part.height)
    let (x, y) = (drawing.bounds.width / whole.width, drawing.bounds.height / whole.height)
    let bounds = CGRect(
      x: drawing.bounds.minX + part.minX * x, y: drawing.bounds.minY + part.minY * y,
      width: part.width * x, height: part.height * y)
    return CGImage(RecordedDrawing(bounds: bounds, marks: drawing.marks), format, isMask: isMask)
  }
  /// Returns the image with a mask: here an unchanged one.
  public func masking(_ mask: CGImage) -> CGImage? { copy() }

  // MARK: - Examining

  /// The width, pixels.
  public var width: Int { format.width }
  /// The height, pixels.
  public var height: Int { format.height }
  /// The number of bits of a component.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int {
    format.bitsPerComponent * ((format.space?.numberOfComponents ?? 0) + 1)
  }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { format.bytesPerRow }
  /// The color space; `nil` for a mask.
  public var colorSpace: CGColorSpace? { format.space }
  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { format.info.alpha }
  /// The format of the pixels.
  public var bitmapInfo: CGBitmapInfo { format.info }
  /// The order of a pixel's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: format.info.rawValue & 0x7000) ?? .orderDefault
  }
  /// The packing of a pixel's components: packed.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// Whether scaled pixels are interpolated: true.
  public var shouldInterpolate: Bool { true }
  /// The conversion of colors: the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The type of the file: none.
  public var utType: CFString? { nil }

  /// What a view that contains the image shows.
  var content: ViewDrawing { .drawing(drawing, .scaleToFill) }

  /// Returns whether the images are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewDrawing {
  /// The placeholder of an image that is only known by its pixels.
  nonisolated static let pixels = ViewDrawing.image(
    name: "image", isSymbol: false, tint: RGBA(alpha: 1))
}

/// A source of bytes.
public nonisolated final class CGDataProvider: Hashable {
  /// The bytes; `nil` if the file cannot be read.
  public let data: CFData?

  /// Creates a source of data.
  public init?(data: CFData) { self.data = data }

  /// Creates a source of the bytes at an address. They are copied, and then released.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    self.data = Data(bytes: data, count: size) as CFData
    releaseData(info, data, size)
  }

  /// Creates a source of a file; `nil` if it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    self.data = data as CFData
  }

  /// Returns whether the sources are the same object.
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
  /// Draws an image upright in coordinates whose y axis points up: in those of UIKit upside down.
  public nonisolated func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    place(image.content, in: rect, flip)
  }

  /// Records content in a rectangle of the user's coordinates.
  nonisolated func place(
    _ content: ViewDrawing, in rect: CGRect, _ transform: CGAffineTransform = .identity
  ) {
    guard rect.width != 0, rect.height != 0 else { return }
    let map = transform.concatenating(state.transform)
    // Upright content needs no transform, so that pictures have its rectangle.
    if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
      record(.content(content, in: rect.applying(map)))
    } else {
      record(.content(content, in: rect), transform: map)
    }
  }
}
