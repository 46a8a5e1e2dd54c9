/// The state of a graphics context that `saveGState` saves.
nonisolated struct GraphicsState {
  /// The map from the user's coordinates to the canvas, whose y axis points down.
  var transform: CGAffineTransform
  var fillColor = RGBA(alpha: 1)
  var strokeColor = RGBA(alpha: 1)
  var fillSpace = CGColorSpace(.monochrome)
  var strokeSpace = CGColorSpace(.monochrome)
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: DrawingShadow?
  var pen = DrawingPen()
  var clips: [DrawingClip] = []
  /// The bounding box of the clipping area on the canvas.
  var clipBounds: CGRect
  /// The image that masks what is filled, and its rectangle on the canvas.
  var mask: (image: CGImage, rect: CGRect)?
  var interpolationQuality = CGInterpolationQuality.default
  var textMode = CGTextDrawingMode.fill
  var fontSize: CGFloat = 17
  var font: CGFont?
  var characterSpacing: CGFloat = 0

  init(canvas: CGRect, transform: CGAffineTransform) {
    clipBounds = canvas
    self.transform = transform
  }
}
