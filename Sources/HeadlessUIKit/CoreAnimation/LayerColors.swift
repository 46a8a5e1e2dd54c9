/// The colors of a layer, as they were set.
nonisolated struct LayerColors {
  private static let black = UIColor.black.cgColor

  var background: CGColor?
  var shadow: CGColor? {
    get { ownShadow ?? LayerColors.black }
    set { ownShadow = .some(newValue) }
  }
  var border: CGColor? {
    get { ownBorder ?? LayerColors.black }
    set { ownBorder = .some(newValue) }
  }

  // `nil` until a color is set, and `.some(nil)` if that is nil. The default is not stored, because each
  // presentation layer copies these.
  private var ownShadow: CGColor??
  private var ownBorder: CGColor??

  /// Returns the color of parts.
  static func color(_ parts: RGBA) -> CGColor {
    CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}

nonisolated extension CGColor {
  /// Opaque black, and white, with red, green and blue: as the colors of layers are.
  static var opaqueBlack: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
  static var opaqueWhite: CGColor { CGColor(red: 1, green: 1, blue: 1, alpha: 1) }
}
