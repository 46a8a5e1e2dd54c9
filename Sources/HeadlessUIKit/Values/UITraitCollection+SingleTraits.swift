extension UITraitCollection {
  /// Creates a collection that specifies the kind of device.
  public nonisolated convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Creates a collection that specifies the light or dark style.
  public nonisolated convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies the layout direction.
  public nonisolated convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies the number of pixels per point.
  public nonisolated convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(displayScale: scale))
  }

  /// Creates a collection that specifies the horizontal size class.
  public nonisolated convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies the vertical size class.
  public nonisolated convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies the force touch capability.
  public nonisolated convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(values: TraitValues(forceTouchCapability: capability))
  }

  /// Creates a collection that specifies the content size category.
  public nonisolated convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies the color gamut.
  public nonisolated convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: TraitValues(displayGamut: displayGamut))
  }

  /// Creates a collection that specifies the preferred contrast.
  public nonisolated convenience init(
    accessibilityContrast: UIAccessibilityContrast
  ) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a collection that specifies the elevation level.
  public nonisolated convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a collection that specifies the legibility weight.
  public nonisolated convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection that specifies the active appearance.
  public nonisolated convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(values: TraitValues(activeAppearance: activeAppearance))
  }

  /// Creates a collection that specifies the capture state.
  public nonisolated convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(values: TraitValues(sceneCaptureState: sceneCaptureState))
  }
}
