/// The colors of a layer, as they were set.
nonisolated struct LayerColors {
  private static let black = UIColor.black.cgColor

  var background: CGColor?
  var shadow: CGColor? = LayerColors.black
  var border: CGColor? = LayerColors.black

  /// Returns the colors that a layer's values show: those that were set, unless an animation changes
  /// them.
  func shown(in values: LayerValues) -> LayerColors {
    var colors = self
    colors.background = Self.shown(values.background, insteadOf: background)
    colors.shadow = Self.shown(values.shadowColor, insteadOf: shadow)
    colors.border = Self.shown(values.borderColor, insteadOf: border)
    return colors
  }

  private static func shown(_ shown: RGBA, insteadOf color: CGColor?) -> CGColor? {
    if shown == RGBA(color) || (color == nil && shown.alpha == 0) { return color }
    return CGColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
  }
}
