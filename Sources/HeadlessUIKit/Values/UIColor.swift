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

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  // MARK: - Creating a color

  /// Creates a gray, 0 black to 1 white, with an alpha of 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(gray: white, alpha: alpha.clampedToUnit)))
  }

  /// Creates a color from components and alpha, each 0...1; other components are outside sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit)
    self.init(source: .fixed(color))
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(source: .fixed(cgColor)) }

  /// Creates a color that a closure returns for the traits of the environment.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(Provider(dynamicProvider), alpha: nil))
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

  /// Returns the color for given traits, independent of the traits.
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
}

extension CGFloat {
  /// The number clamped to 0...1; zero for NaN.
  nonisolated var clampedToUnit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
