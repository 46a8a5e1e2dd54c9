/// The colors of a layer, as they were set.
nonisolated struct LayerColors {
  private static let black = UIColor.black.cgColor

  var background: CGColor?
  var shadow: CGColor? = LayerColors.black
  var border: CGColor? = LayerColors.black

  /// Returns the color of parts.
  static func color(_ parts: RGBA) -> CGColor {
    CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
