/// Scales fonts and values for the text size that the user prefers: by the line height of a text
/// style, compared with that of the default size.
///
/// **Source:** values recorded in iOS 26, which are multiples of the device's pixel.
open nonisolated class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font at its scaled size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: .current)
  }
  /// Returns a font at its scaled size for given traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// Returns a font at its scaled size, pt, of at most a maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: .current)
  }
  /// Returns a font at its scaled size for given traits, pt, of at most a maximum.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }

  /// Returns a value scaled like the line height of the style, in whole device pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: .current)
  }
  /// Returns a value scaled like the line height of the style for given traits, in whole device
  /// pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scaled = value * UIFont.lineScale(of: style, traitCollection)
    guard let pixels = SimulatedDevice.current?.configuration.scale, pixels > 0
    else { return scaled }
    return (scaled * pixels).rounded() / pixels
  }
}
