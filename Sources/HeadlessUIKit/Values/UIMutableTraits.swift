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
  mutating func adopt(_ other: TraitValues) {
    let none = Self.unspecified
    Self.set(other.userInterfaceIdiom, unless: none.userInterfaceIdiom, as: &userInterfaceIdiom)
    Self.set(other.userInterfaceStyle, unless: none.userInterfaceStyle, as: &userInterfaceStyle)
    Self.set(other.layoutDirection, unless: none.layoutDirection, as: &layoutDirection)
    Self.set(other.displayScale, unless: none.displayScale, as: &displayScale)
    Self.set(other.horizontalSizeClass, unless: none.horizontalSizeClass, as: &horizontalSizeClass)
    Self.set(other.verticalSizeClass, unless: none.verticalSizeClass, as: &verticalSizeClass)
    Self.set(
      other.forceTouchCapability, unless: none.forceTouchCapability, as: &forceTouchCapability)
    Self.set(
      other.preferredContentSizeCategory, unless: none.preferredContentSizeCategory,
      as: &preferredContentSizeCategory)
    Self.set(other.displayGamut, unless: none.displayGamut, as: &displayGamut)
    Self.set(
      other.accessibilityContrast, unless: none.accessibilityContrast, as: &accessibilityContrast)
    Self.set(other.userInterfaceLevel, unless: none.userInterfaceLevel, as: &userInterfaceLevel)
    Self.set(other.legibilityWeight, unless: none.legibilityWeight, as: &legibilityWeight)
    Self.set(other.activeAppearance, unless: none.activeAppearance, as: &activeAppearance)
    Self.set(other.sceneCaptureState, unless: none.sceneCaptureState, as: &sceneCaptureState)
  }

  // Not by key paths: creating them takes 2 % of the time in which the command starts.
  private static func set<Value: Equatable>(
    _ value: Value, unless none: Value, as trait: inout Value
  ) {
    if value != none { trait = value }
  }
}
