/// Mutable traits, for changes of a trait collection.
public nonisolated protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point; zero if unspecified.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The force touch capability.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The preferred content size category.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The color gamut of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// The preferred contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The elevation level.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The legibility weight.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The active appearance.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The capture state.
  var sceneCaptureState: UISceneCaptureState { get set }
}

/// A closure that changes some traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The values of all traits, initially unspecified.
nonisolated struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale = CGFloat(0)
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified

  private static let unspecified = TraitValues()

  /// Overrides the traits that other values specify.
  mutating func take(_ other: TraitValues) {
    take(\.userInterfaceIdiom, of: other)
    take(\.userInterfaceStyle, of: other)
    take(\.layoutDirection, of: other)
    take(\.displayScale, of: other)
    take(\.horizontalSizeClass, of: other)
    take(\.verticalSizeClass, of: other)
    take(\.forceTouchCapability, of: other)
    take(\.preferredContentSizeCategory, of: other)
    take(\.displayGamut, of: other)
    take(\.accessibilityContrast, of: other)
    take(\.userInterfaceLevel, of: other)
    take(\.legibilityWeight, of: other)
    take(\.activeAppearance, of: other)
    take(\.sceneCaptureState, of: other)
  }

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>, of other: TraitValues
  ) {
    guard other[keyPath: trait] != Self.unspecified[keyPath: trait] else { return }
    self[keyPath: trait] = other[keyPath: trait]
  }
}
