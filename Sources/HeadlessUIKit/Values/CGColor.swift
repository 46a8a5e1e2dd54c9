/// A color that does not depend on traits: gray or sRGB, with alpha.
public nonisolated final class CGColor: Hashable, Sendable, CustomStringConvertible {
  enum Space: Hashable, Sendable { case gray, rgb }

  let space: Space
  let values: [CGFloat]

  private init(_ space: Space, _ values: [CGFloat]) {
    self.space = space
    self.values = values.map { $0.isFinite ? $0 : 0 }
  }

  // MARK: - Creating colors

  /// Creates a gray, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Creates a gray of gamma 2.2, 0 black to 1 white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray, alpha])
  }

  /// Creates a color from components, each 0...1; other values are outside sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// Creates a color from components, each 0...1; other values are outside sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue, alpha])
  }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values.dropLast() + [alpha]) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent.
  public static let clear = CGColor(gray: 0, alpha: 0)

  // MARK: - Examining a color

  /// The alpha, 0...1.
  public var alpha: CGFloat { values.last ?? 0 }

  /// The number of components including alpha: 2 for a gray, 4 for others.
  public var numberOfComponents: Int { values.count }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// The color as red, green, blue and alpha.
  package var rgba: RGBA {
    switch space {
    case .gray: RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    case .rgb: RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
  }

  /// The color space and the components.
  public var description: String {
    let name = space == .gray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return ([name] + values.map { String(format: "%g", $0) }).joined(separator: " ")
  }

  /// Returns whether color space and components are equal.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.space == rhs.space && lhs.values == rhs.values
  }

  /// Hashes the color space and the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
