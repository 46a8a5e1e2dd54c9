/// The content that the wireframe draws in a view, in addition to the layer's.
nonisolated package enum ViewDrawing: Equatable, Sendable {
  case none
  /// Text with a font size, pt, and a font weight, 100...900; `lines` is the maximum, 0 for no limit.
  case text(
    String, size: Double, weight: Double, color: RGBA, alignment: NSTextAlignment, lines: Int)
  case image(name: String, isSymbol: Bool, tint: RGBA)
  case blur(isDark: Bool)
  /// What a graphics context recorded, placed in the view by a content mode.
  case drawing(RecordedDrawing, UIView.ContentMode)
}
