/// A color, which may depend on the traits of the place where it is shown.
open nonisolated class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Source {
    case fixed(CGColor)
    /// A rule by traits, and an opacity that replaces the rule's own.
    case dynamic(Provider, alpha: CGFloat?)
  }

  /// A rule that gives a color for traits; two dynamic colors are equal if they share it.
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

  /// Makes a gray, 0 black to 1 white, with an opacity of 0...1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(gray: white, alpha: alpha.clampedToUnit)))
  }

  /// Makes a color of three lights and an opacity, each 0...1; other lights lie outside sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit)
    self.init(source: .fixed(color))
  }

  /// Makes a color from a Core Graphics one.
  public convenience init(cgColor: CGColor) { self.init(source: .fixed(cgColor)) }

  /// Makes a color that a rule gives for the traits of the place where it is shown.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(Provider(dynamicProvider), alpha: nil))
  }

  /// The same color with another opacity of 0...1; it stays dynamic if it was.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha.clampedToUnit) ?? color)
    case .dynamic(let provider, _):
      UIColor(source: .dynamic(provider, alpha: alpha.clampedToUnit))
    }
  }

  // MARK: - Resolving a color

  /// The color for given traits, which no longer depends on any.
  ///
  /// A rule whose answer is again dynamic is asked again, at most 16 times; then the answer is clear.
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

  /// The Core Graphics color for given traits.
  package final func cgColor(with traits: UITraitCollection) -> CGColor {
    guard case .fixed(let color) = resolvedColor(with: traits).source else { return .clear }
    return color
  }

  // MARK: - Comparing colors

  /// Whether the colors have the same space and numbers, or the same rule.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.dynamic(let mine, let alpha), .dynamic(let theirs, let otherAlpha)):
      return mine === theirs && alpha == otherAlpha
    default: return false
    }
  }

  /// A number that equal colors share.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic(let provider, _): ObjectIdentifier(provider).hashValue
    }
  }

  /// The color's space and numbers, for the current traits.
  open override var description: String { cgColor.description }

  /// The color itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGFloat {
  /// The number limited to 0...1; zero if it is none.
  nonisolated var clampedToUnit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
