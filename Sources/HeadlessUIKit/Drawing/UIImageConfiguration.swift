extension UIImage {
  /// The configuration of an image: traits.
  open nonisolated class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; `nil` without any.
    public final let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
      super.init()
    }

    /// Returns the configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      copied(traits: traitCollection)
    }
    /// Returns the configuration with what another one specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      copied(traits: otherConfiguration?.traitCollection ?? traitCollection)
    }
    /// Returns the configuration itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func copied(traits: UITraitCollection?) -> Self {
      // Only symbols have configurations of another class.
      unsafeDowncast(Configuration(traits: traits), to: Self.self)
    }
    /// The configuration as one of a symbol.
    var symbol: SymbolConfiguration? { nil }
    /// The side of a symbol, pt; `nil` for the default.
    var symbolSide: CGFloat? { nil }
    /// The color of a symbol; `nil` for the tint color.
    var symbolColor: UIColor? { nil }
  }

  /// The scale of a symbol relative to its font.
  public nonisolated enum SymbolScale: Int, Sendable {
    /// The system's scale.
    case `default` = -1
    /// The environment's scale.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The weight of a symbol.
  public nonisolated enum SymbolWeight: Int, Sendable {
    /// The environment's weight.
    case unspecified = 0
    /// Ultra light.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// Black.
    case black = 9

    /// The weight of a font; regular if unspecified.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}
