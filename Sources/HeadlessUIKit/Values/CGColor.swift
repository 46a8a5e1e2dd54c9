/// A color without any dependence on traits: gray or sRGB, with opacity.
public nonisolated final class CGColor: Hashable, Sendable, CustomStringConvertible {
  enum Space: Hashable, Sendable { case gray, rgb }

  let space: Space
  let values: [CGFloat]

  private init(_ space: Space, _ values: [CGFloat]) {
    self.space = space
    self.values = values.map { $0.isFinite ? $0 : 0 }
  }

  // MARK: - Creating colors

  /// Makes a gray, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Makes a gray of gamma 2.2, 0 black to 1 white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Makes a color of three lights, each 0...1; other values lie outside sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// Makes a color of three lights, each 0...1; other values lie outside sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing at all.
  public static let clear = CGColor(gray: 0, alpha: 0)

  // MARK: - Examining a color

  /// The opacity, 0...1.
  public var alpha: CGFloat { values.last ?? 0 }

  /// How many numbers make the color, the opacity among them: 2 for a gray, 4 for others.
  public var numberOfComponents: Int { values.count }

  /// The numbers that make the color, the opacity last.
  public var components: [CGFloat]? { values }

  /// The color as red, green, blue and opacity.
  package var rgba: RGBA {
    switch space {
    case .gray: RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    case .rgb: RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
  }

  /// The color space and the numbers.
  public var description: String {
    let name = space == .gray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([name] + values.map { String(format: "%g", $0) }).joined(separator: " ")
  }

  /// Whether the space and all numbers are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.space == rhs.space && lhs.values == rhs.values
  }

  /// Feeds the space and the numbers into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
