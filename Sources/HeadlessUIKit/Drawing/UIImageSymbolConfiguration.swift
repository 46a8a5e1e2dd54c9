extension UIImage {
  /// The configuration of a symbol. The size follows from point size, font or text style, and from the
  /// scale; weight and colors of a palette after the first do not change pictures.
  open nonisolated class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Equatable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor]?
      var prefersMulticolor = false
    }

    private final let values: Values

    init(_ values: Values, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traits: traits)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }
    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }
    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }
    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }
    /// Creates a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }
    /// Creates a configuration with shades of a color; pictures have the color itself.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor]))
    }
    /// Creates a configuration with colors; pictures have the first.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    /// A configuration that specifies nothing.
    open class var unspecified: Self { make(Values()) }
    /// Returns a configuration with the symbol's colors, which pictures do not have.
    open class func preferringMulticolor() -> Self { make(Values(prefersMulticolor: true)) }
    /// Returns a configuration with one color.
    open class func preferringMonochrome() -> Self { make(Values(prefersMulticolor: false)) }

    /// Returns the configuration without a text style.
    open func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }
    /// Returns the configuration without a scale.
    open func withoutScale() -> Self { changed { $0.scale = nil } }
    /// Returns the configuration without a weight.
    open func withoutWeight() -> Self { changed { $0.weight = nil } }
    /// Returns the configuration without a point size and a weight.
    open func withoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = nil
      }
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      let other = otherConfiguration?.symbol
      var values = values
      if let other {
        values.pointSize = other.values.pointSize ?? values.pointSize
        values.textStyle = other.values.textStyle ?? values.textStyle
        values.weight = other.values.weight ?? values.weight
        values.scale = other.values.scale ?? values.scale
        values.colors = other.values.colors ?? values.colors
        values.prefersMulticolor = other.values.prefersMulticolor || values.prefersMulticolor
      }
      return Self.make(values, traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Returns whether the configurations specify the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      values == otherConfiguration?.values
    }
    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }
    open override var hash: Int { values.pointSize?.hashValue ?? 0 }

    override func copied(traits: UITraitCollection?) -> Self { Self.make(values, traits: traits) }
    override var symbolColor: UIColor? { values.colors?.first }
    override var symbolSide: CGFloat? {
      let points =
        values.pointSize
        ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      let factor: CGFloat? =
        switch values.scale {
        case .small: 0.8
        case .large: 1.3
        default: nil
        }
      guard points != nil || factor != nil else { return nil }
      // As 20 pt next to a font of 17 pt.
      return ((points ?? 17) * (factor ?? 1) * 20 / 17).rounded()
    }

    override var symbol: SymbolConfiguration? { self }

    private class func make(_ values: Values, traits: UITraitCollection? = nil) -> Self {
      // UIKit's class has no subclasses.
      unsafeDowncast(SymbolConfiguration(values, traits: traits), to: Self.self)
    }
    private func changed(_ change: (inout Values) -> Void) -> Self {
      var values = values
      change(&values)
      return Self.make(values, traits: traitCollection)
    }
  }
}
