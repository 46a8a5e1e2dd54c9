/// Traits that can be written, within a change of a trait collection.
public nonisolated protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction of reading.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; zero when not known.
  var displayScale: CGFloat { get set }
  /// The room along the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room along the height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the force of touches is measured.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The preferred size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The colors of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// The preferred contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Base or elevated.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The preferred weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Active or inactive.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// Whether the screen is being recorded.
  var sceneCaptureState: UISceneCaptureState { get set }
}

/// A change of some traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The values of all traits, each of them unspecified at first.
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

  /// Takes over what other values specify.
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
