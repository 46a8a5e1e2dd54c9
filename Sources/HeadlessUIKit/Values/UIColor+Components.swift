extension UIColor {
  /// Returns the color of a hue, a saturation and a brightness.
  nonisolated static func color(
    _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, alpha: CGFloat
  ) -> CGColor {
    let (saturation, brightness) = (saturation.clampedToUnit, brightness.clampedToUnit)
    // A component is the brightness within a sixth of the circle on either side of its own hue, and
    // decreases linearly over the next sixth; `offset` puts its own hue at 5 sixths.
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue.clampedToUnit * 6).truncatingRemainder(dividingBy: 6)
      let distance = Swift.max(0, Swift.min(position, 4 - position, 1))
      return brightness - brightness * saturation * distance
    }
    return CGColor(
      red: component(5), green: component(3), blue: component(1), alpha: alpha.clampedToUnit)
  }

  /// Returns the color of Display P3 components, as extended sRGB.
  nonisolated static func displayP3Color(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat
  ) -> CGColor {
    let sRGB = DisplayP3.sRGB(red: red, green: green, blue: blue)
    return CGColor(
      red: sRGB.red, green: sRGB.green, blue: sRGB.blue, alpha: alpha.clampedToUnit)
  }

  // MARK: Getting the components

  nonisolated final func writeWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  nonisolated final func writeRed(
    _ red: UnsafeMutablePointer<CGFloat>?, _ green: UnsafeMutablePointer<CGFloat>?,
    _ blue: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  nonisolated final func writeHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, _ saturation: UnsafeMutablePointer<CGFloat>?,
    _ brightness: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    let high = Swift.max(color.red, color.green, color.blue)
    let span = high - Swift.min(color.red, color.green, color.blue)
    var sixths: CGFloat = 0
    if span > 0 {
      switch high {
      case color.red: sixths = (color.green - color.blue) / span
      case color.green: sixths = 2 + (color.blue - color.red) / span
      default: sixths = 4 + (color.red - color.green) / span
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? span / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
}

/// The conversion from Display P3 to sRGB, by basic arithmetic.
private nonisolated enum DisplayP3 {
  /// Converts components; both spaces share the white point and transfer function and differ in
  /// their primaries.
  ///
  /// The matrix is the product of both primaries' matrices to CIE XYZ (SMPTE RP 431-2 with the
  /// white D65, IEC 61966-2-1).
  static func sRGB(red: CGFloat, green: CGFloat, blue: CGFloat) -> (
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
    )
  }

  /// Returns the linear value of an encoded component; odd about zero, as for extended ranges.
  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    guard size > 0.04045 else { return value / 12.92 }
    let base = (size + 0.055) / 1.055
    // The power 2.4 = 2 + 2/5.
    let power = base * base * root(base * base, 5)
    return value < 0 ? -power : power
  }

  private static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    guard size > 0.0031308 else { return light * 12.92 }
    // The power 1 / 2.4 = 5/12.
    let value = 1.055 * root(size * size * size * size * size, 12) - 0.055
    return light < 0 ? -value : value
  }

  /// Returns the n-th root of a positive number, by Newton's method from above.
  private static func root(_ value: CGFloat, _ n: Int) -> CGFloat {
    var guess = Swift.max(value, 1)
    for _ in 0..<200 {
      var power: CGFloat = 1
      for _ in 1..<n { power *= guess }
      let next = ((CGFloat(n) - 1) * guess + value / power) / CGFloat(n)
      guard next < guess else { break }
      guess = next
    }
    return guess
  }
}
