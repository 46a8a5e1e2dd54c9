/// A destination of drawing, which records shapes, text and images instead of pixels.
///
/// The recording has the graphics state of each mark: clipping areas, transform, colors, alpha, line
/// style, shadow and blend mode.
public nonisolated final class CGContext: Hashable {
  /// What was drawn so far.
  package internal(set) var drawing: RecordedDrawing
  var state: GraphicsState
  var saved: [GraphicsState] = []
  /// The path in coordinates of the canvas.
  var outline = Outline()
  /// The marks below each transparency layer that is open, and the state in which it began.
  var layers: [(below: [DrawingMark], state: GraphicsState)] = []
  /// The map from the canvas to the pixels, whose y axis points up.
  let deviceTransform: CGAffineTransform
  /// Whether the y axis points up at first, as in a bitmap.
  let isUpward: Bool
  /// The format of the pixels.
  let format: BitmapFormat
  /// The text position and matrix, which `saveGState` does not save.
  var ownTextMatrix = CGAffineTransform.identity
  /// The memory that the app provided for pixels, which nothing is written to.
  let memory: UnsafeMutableRawPointer?

  /// The format of a bitmap.
  struct BitmapFormat {
    var width: Int
    var height: Int
    var bitsPerComponent = 8
    var bytesPerRow: Int
    var space: CGColorSpace? = CGColorSpace(.rgb)
    var info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// Creates a context as UIKit does: in points, with the origin at the upper left.
  ///
  /// - Parameters:
  ///   - canvas: The rectangle of the user's coordinates that is recorded.
  ///   - scale: The number of pixels per point.
  init(canvas: CGRect, scale: CGFloat, isOpaque: Bool = false) {
    drawing = RecordedDrawing(bounds: canvas)
    state = GraphicsState(canvas: canvas, transform: .identity)
    deviceTransform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -canvas.minX * scale, ty: canvas.maxY * scale)
    let (width, height) = (Int.pixels(canvas.width * scale), Int.pixels(canvas.height * scale))
    format = BitmapFormat(width: width, height: height, bytesPerRow: (width * 4 + 31) / 32 * 32)
    memory = nil
    isUpward = false
    // The pixels of an opaque context are black at first.
    guard isOpaque else { return }
    drawing.marks = [
      DrawingMark(.fill(Outline(rect: canvas), evenOdd: false, color: RGBA(alpha: 1)))
    ]
  }

  /// Creates a context of a bitmap, whose origin is at the lower left; `nil` without a size.
  ///
  /// The memory is not written: drawing is recorded, and `makeImage` returns the recording.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
      releaseInfo: nil)
  }

  /// Creates a context of a bitmap, whose origin is at the lower left; `nil` without a size.
  ///
  /// The callback, which releases the memory, is not called.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    guard width > 0, height > 0 else { return nil }
    let canvas = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.height)
    drawing = RecordedDrawing(bounds: canvas)
    state = GraphicsState(canvas: canvas, transform: flip)
    deviceTransform = flip
    format = BitmapFormat(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow > 0 ? bytesPerRow : width * (space.numberOfComponents + 1),
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    memory = data
    isUpward = true
  }

  /// Returns whether the contexts are the same object.
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Int {
  /// Returns a number of pixels: rounded up, and 0 for a number that is none.
  nonisolated static func pixels(_ length: CGFloat) -> Self {
    length.isFinite ? Self(Swift.min(Swift.max(0, length.rounded(.up)), 1e6)) : 0
  }
}

extension CGContext {
  // MARK: - The bitmap

  /// The width, pixels.
  public nonisolated var width: Int { format.width }
  /// The height, pixels.
  public nonisolated var height: Int { format.height }
  /// The number of bits of a component.
  public nonisolated var bitsPerComponent: Int { format.bitsPerComponent }
  /// The number of bits of a pixel.
  public nonisolated var bitsPerPixel: Int {
    format.bitsPerComponent * ((format.space?.numberOfComponents ?? 0) + 1)
  }
  /// The number of bytes of a row.
  public nonisolated var bytesPerRow: Int { format.bytesPerRow }
  /// The color space.
  public nonisolated var colorSpace: CGColorSpace? { format.space }
  /// The position of alpha in a pixel.
  public nonisolated var alphaInfo: CGImageAlphaInfo { format.info.alpha }
  /// The format of the pixels.
  public nonisolated var bitmapInfo: CGBitmapInfo { format.info }
  /// The memory that the app provided for the pixels; `nil` without any.
  public nonisolated var data: UnsafeMutableRawPointer? { memory }

  /// Returns an image of what was drawn so far.
  public nonisolated func makeImage() -> CGImage? {
    guard format.width > 0, format.height > 0 else { return nil }
    return CGImage(drawing, format)
  }

  // MARK: - Pages and output

  /// Begins a page.
  /// Stored only.
  public nonisolated func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Ends a page.
  /// Stored only.
  public nonisolated func endPage() {}
  /// Begins a page of a document.
  /// Stored only.
  public nonisolated func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends a page of a document.
  /// Stored only.
  public nonisolated func endPDFPage() {}
  /// Ends a document.
  /// Stored only.
  public nonisolated func closePDF() {}
  /// Completes the drawing, which is recorded at once.
  public nonisolated func flush() {}
  /// Marks the output for an update, which is recorded at once.
  public nonisolated func synchronize() {}
}

extension CGBitmapInfo {
  /// The position of alpha.
  nonisolated var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
}
