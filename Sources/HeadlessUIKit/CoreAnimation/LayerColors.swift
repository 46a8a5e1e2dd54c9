/// The colors of a layer, as they were set.
nonisolated struct LayerColors {
  private static let black = UIColor.black.cgColor

  var background: CGColor?
  var shadow: CGColor? = LayerColors.black
  var border: CGColor? = LayerColors.black

  /// Replaces the colors that an animation changes.
  ///
  /// - Parameters:
  ///   - shown: The presentation values.
  ///   - model: The values that the colors were set to.
  mutating func show(_ shown: LayerValues, insteadOf model: LayerValues) {
    if shown.background != model.background { background = Self.color(shown.background) }
    if shown.shadowColor != model.shadowColor { shadow = Self.color(shown.shadowColor) }
    if shown.borderColor != model.borderColor { border = Self.color(shown.borderColor) }
  }

  private static func color(_ parts: RGBA) -> CGColor {
    CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
