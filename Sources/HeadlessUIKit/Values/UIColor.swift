/// A color, which may depend on the traits of its environment.
open nonisolated class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Source {
    case fixed(CGColor)
    /// A color provider, and an alpha that overrides the provider's.
    case dynamic(Provider, alpha: CGFloat?)
  }

  /// A closure that returns a color for traits; two dynamic colors are equal if they share it.
  final class Provider {
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
  }

  final private(set) var source = Source.fixed(.clear)

  // MARK: - Creating a color

  /// Creates a clear color.
  public override init() { super.init() }

  /// Creates a gray, 0 black to 1 white, with an alpha of 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha.clampedToUnit))
  }

  /// Creates a color from components and alpha, each 0...1; other components are outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
  }

  /// Creates a color from hue, saturation and brightness, clamped to 0...1; hue 0 and 1 are red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(Self.color(hue, saturation, brightness, alpha: alpha))
  }

  /// Creates a color from Display P3 components; it is stored as extended sRGB, beyond 0...1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Self.displayP3Color(red, green, blue, alpha: alpha))
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { source = .fixed(cgColor) }

  /// Creates a color that a closure returns for the traits of the environment.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(Provider(dynamicProvider), alpha: nil)
  }

  convenience init(source: Source) {
    self.init(cgColor: .clear)
    self.source = source
  }

  /// Returns the color with another alpha, 0...1; a dynamic color remains dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha.clampedToUnit) ?? color)
    case .dynamic(let provider, _):
      UIColor(source: .dynamic(provider, alpha: alpha.clampedToUnit))
    }
  }

  // MARK: - Resolving a color

  /// Returns the color for given traits, which no longer depends on traits.
  ///
  /// A provider that returns another dynamic color is resolved again, at most 16 times; then the
  /// color is clear.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<16 {
      guard case .dynamic(let provider, let alpha) = color.source else { return color }
      let answer = provider.color(traitCollection)
      color = alpha.map(answer.withAlphaComponent) ?? answer
    }
    return .clear
  }

  /// The Core Graphics color, for the current traits.
  open var cgColor: CGColor { cgColor(with: .current) }

  /// Returns the Core Graphics color for given traits.
  package final func cgColor(with traits: UITraitCollection) -> CGColor {
    guard case .fixed(let color) = resolvedColor(with: traits).source else { return .clear }
    return color
  }

  // MARK: - Drawing

  /// Sets the color of interiors and lines in the current graphics context, for the current traits.
  open func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of interiors in the current graphics context, for the current traits.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the color of lines in the current graphics context, for the current traits.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: - Getting the components

  /// Writes the white value and alpha, for the current traits.
  ///
  /// - Returns: `false`, without writing, for a color that is not gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { writeWhite(white, alpha) }
  /// Writes the color components and alpha, for the current traits; always returns `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { writeRed(red, green, blue, alpha) }
  /// Writes hue, saturation, brightness and alpha, for the current traits; always returns `true`.
  ///
  /// A gray has hue 0 and saturation 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { writeHue(hue, saturation, brightness, alpha) }

  // MARK: - Comparing colors

  /// Returns whether the colors have equal color spaces and components, or the same provider.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.dynamic(let mine, let alpha), .dynamic(let theirs, let otherAlpha)):
      return mine === theirs && alpha == otherAlpha
    default: return false
    }
  }

  /// The hash value; equal for equal colors.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic(let provider, _): ObjectIdentifier(provider).hashValue
    }
  }

  /// The color space and components, for the current traits.
  open override var description: String { cgColor.description }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Fixed colors

  /// Black.
  open class var black: UIColor { FixedColors.black }
  /// One third white.
  open class var darkGray: UIColor { FixedColors.darkGray }
  /// Two thirds white.
  open class var lightGray: UIColor { FixedColors.lightGray }
  /// White.
  open class var white: UIColor { FixedColors.white }
  /// Half white.
  open class var gray: UIColor { FixedColors.gray }
  /// Pure red.
  open class var red: UIColor { FixedColors.red }
  /// Pure green.
  open class var green: UIColor { FixedColors.green }
  /// Pure blue.
  open class var blue: UIColor { FixedColors.blue }
  /// Green and blue.
  open class var cyan: UIColor { FixedColors.cyan }
  /// Red and green.
  open class var yellow: UIColor { FixedColors.yellow }
  /// Red and blue.
  open class var magenta: UIColor { FixedColors.magenta }
  /// Red and half of green.
  open class var orange: UIColor { FixedColors.orange }
  /// Half of red and of blue.
  open class var purple: UIColor { FixedColors.purple }
  /// 0.6 red, 0.4 green, 0.2 blue.
  open class var brown: UIColor { FixedColors.brown }
  /// Transparent.
  open class var clear: UIColor { FixedColors.clear }
  /// Text on a dark background.
  open class var lightText: UIColor { FixedColors.lightText }
  /// Text on a light background.
  open class var darkText: UIColor { FixedColors.darkText }

  // MARK: - Adaptable colors

  /// The system red.
  open class var systemRed: UIColor { SystemColors.red }
  /// The system orange.
  open class var systemOrange: UIColor { SystemColors.orange }
  /// The system yellow.
  open class var systemYellow: UIColor { SystemColors.yellow }
  /// The system green.
  open class var systemGreen: UIColor { SystemColors.green }
  /// The system mint.
  open class var systemMint: UIColor { SystemColors.mint }
  /// The system teal.
  open class var systemTeal: UIColor { SystemColors.teal }
  /// The system cyan.
  open class var systemCyan: UIColor { SystemColors.cyan }
  /// The system blue.
  open class var systemBlue: UIColor { SystemColors.blue }
  /// The system indigo.
  open class var systemIndigo: UIColor { SystemColors.indigo }
  /// The system purple.
  open class var systemPurple: UIColor { SystemColors.purple }
  /// The system pink.
  open class var systemPink: UIColor { SystemColors.pink }
  /// The system brown.
  open class var systemBrown: UIColor { SystemColors.brown }
  /// The first of six grays, with the strongest contrast.
  open class var systemGray: UIColor { SystemColors.gray }
  /// The second of six grays.
  open class var systemGray2: UIColor { SystemColors.gray2 }
  /// The third of six grays.
  open class var systemGray3: UIColor { SystemColors.gray3 }
  /// The fourth of six grays.
  open class var systemGray4: UIColor { SystemColors.gray4 }
  /// The fifth of six grays.
  open class var systemGray5: UIColor { SystemColors.gray5 }
  /// The sixth of six grays, closest to the background.
  open class var systemGray6: UIColor { SystemColors.gray6 }
  /// The tint color of controls: the system blue.
  open class var tintColor: UIColor { SystemColors.blue }
  /// Primary text.
  open class var label: UIColor { SystemColors.label }
  /// Secondary text.
  open class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// Tertiary text.
  open class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// Quaternary text.
  open class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// Placeholder text.
  open class var placeholderText: UIColor { SystemColors.placeholderText }
  /// Links.
  open class var link: UIColor { SystemColors.link }
  /// A thin translucent line.
  open class var separator: UIColor { SystemColors.separator }
  /// A thin opaque line.
  open class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  /// The fill of a thin or small shape.
  open class var systemFill: UIColor { SystemColors.systemFill }
  /// The fill of a medium shape.
  open class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// The fill of a large shape.
  open class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// The fill of a large, complex shape.
  open class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
  /// The background of an interface.
  open class var systemBackground: UIColor { SystemColors.systemBackground }
  /// Content on the system background.
  open class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  /// Content on the secondary background.
  open class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  /// The background of a grouped interface.
  open class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  /// The background of a grouped table before iOS 13: that of today.
  open class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Content on the grouped background.
  open class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  /// Content on the secondary grouped background.
  open class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
}

extension CGFloat {
  /// The number clamped to 0...1; zero for NaN.
  nonisolated var clampedToUnit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
