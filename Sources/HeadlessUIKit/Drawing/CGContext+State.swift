/// The graphics state: transform, colors, line style, clipping area.
extension CGContext {
  /// Saves a copy of the graphics state.
  public nonisolated func saveGState() { saved.append(state) }

  /// Restores the graphics state that was saved last; no effect without one.
  public nonisolated func restoreGState() {
    guard let last = saved.popLast() else {
      diagnose(.invalidCall, "CGContextRestoreGState: there is no saved graphics state")
      return
    }
    state = last
  }

  // MARK: - The transform

  /// The map from the user's coordinates to the pixels, whose y axis points up.
  public nonisolated var ctm: CGAffineTransform { state.transform.concatenating(deviceTransform) }

  /// The map from the user's coordinates to the pixels, whose y axis points up.
  public nonisolated var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales the coordinates.
  public nonisolated func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Moves the origin.
  public nonisolated func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Rotates the coordinates by an angle in radians.
  public nonisolated func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }
  /// Transforms the coordinates.
  public nonisolated func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Converts a point to pixels.
  public nonisolated func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a size to pixels.
  public nonisolated func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a rectangle to pixels.
  public nonisolated func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a point of pixels to the user's coordinates.
  public nonisolated func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }
  /// Converts a size of pixels to the user's coordinates.
  public nonisolated func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(ctm.inverted())
  }
  /// Converts a rectangle of pixels to the user's coordinates.
  public nonisolated func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(ctm.inverted())
  }

  // MARK: - Lines

  /// Sets the line width; 1 by default.
  public nonisolated func setLineWidth(_ width: CGFloat) { state.pen.width = width }
  /// Sets the cap of lines; butt by default.
  public nonisolated func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  /// Sets the join of lines; miter by default.
  public nonisolated func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  /// Sets the maximum length of a miter, in line widths; 10 by default.
  public nonisolated func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  /// Sets the lengths of dashes and gaps; none, the default, draws solid lines.
  public nonisolated func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.phase = phase
    state.pen.dashes = lengths
  }
  /// Sets the maximum deviation of a curve, pixels.
  /// Stored only.
  public nonisolated func setFlatness(_ flatness: CGFloat) {}

  // MARK: - Colors

  /// Sets the color of interiors; opaque black by default.
  public nonisolated func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }
  /// Sets the color of lines; opaque black by default.
  public nonisolated func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }
  /// Sets the color of interiors to a gray.
  public nonisolated func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the color of lines to a gray.
  public nonisolated func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the color of interiors by its components.
  public nonisolated func setFillColor(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha)) }
  /// Sets the color of lines by its components.
  public nonisolated func setStrokeColor(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha)) }
  /// Sets the color of interiors by components of printing.
  public nonisolated func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// Sets the color of lines by components of printing.
  public nonisolated func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// Sets the space of the components of interiors, and the color to its black.
  public nonisolated func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = RGBA(alpha: 1)
  }
  /// Sets the space of the components of lines, and the color to its black.
  public nonisolated func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = RGBA(alpha: 1)
  }
  /// Sets the color of interiors by components of its space.
  public nonisolated func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }
  /// Sets the color of lines by components of its space.
  public nonisolated func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }
  /// Sets a pattern for interiors, which are drawn in half-transparent gray.
  public nonisolated func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { state.fillColor = Self.patternColor }
  /// Sets a pattern for lines, which are drawn in half-transparent gray.
  public nonisolated func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) { state.strokeColor = Self.patternColor }
  /// Sets the origin of patterns.
  /// Stored only.
  public nonisolated func setPatternPhase(_ phase: CGSize) {}
  /// Sets the conversion of colors.
  /// Stored only.
  public nonisolated func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  private nonisolated static var patternColor: RGBA {
    RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
  }

  // MARK: - Compositing

  /// Sets the alpha of everything drawn; 1 by default.
  public nonisolated func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha.clampedToUnit) }
  /// Sets the blend mode; normal by default.
  public nonisolated func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets a shadow; `nil` as the color removes it. The transform does not change its offset.
  public nonisolated func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    // Offsets do not depend on the transform: UIKit's y axis points down, that of a bitmap up.
    state.shadow = DrawingShadow(
      offset: CGSize(width: offset.width, height: isUpward ? -offset.height : offset.height),
      blur: blur, color: color.rgba)
  }
  /// Sets a shadow in black of one third alpha.
  public nonisolated func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: - Rendering

  /// The quality of scaled images.
  /// Stored only.
  public nonisolated var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
  /// Sets whether edges are antialiased.
  /// Stored only.
  public nonisolated func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be antialiased.
  /// Stored only.
  public nonisolated func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets whether glyphs are smoothed.
  /// Stored only.
  public nonisolated func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether glyphs may be smoothed.
  /// Stored only.
  public nonisolated func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether glyphs are at fractions of pixels.
  /// Stored only.
  public nonisolated func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Sets whether glyphs may be at fractions of pixels.
  /// Stored only.
  public nonisolated func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
  /// Sets whether the positions of glyphs are rounded.
  /// Stored only.
  public nonisolated func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Sets whether the positions of glyphs may be rounded.
  /// Stored only.
  public nonisolated func setAllowsFontSubpixelQuantization(_ allows: Bool) {}

  /// Reports a problem on the current device.
  nonisolated func diagnose(_ code: DeviceDiagnostic.Code, _ message: String) {
    SimulatedDevice.current?.diagnose(code, message)
  }
}
