/// The content that the wireframe draws in a view, in addition to the layer's.
nonisolated package enum ViewDrawing: Equatable, Sendable {
  case none
  case text(
    String, size: Double, weight: Double, color: RGBA, alignment: NSTextAlignment, lines: Int)
  case image(name: String, isSymbol: Bool, tint: RGBA)
  case blur(isDark: Bool)
}
