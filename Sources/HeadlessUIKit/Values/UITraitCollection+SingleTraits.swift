extension UITraitCollection {
  /// Makes a collection that specifies the kind of device.
  public nonisolated convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// Makes a collection that specifies light or dark.
  public nonisolated convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes a collection that specifies the direction of reading.
  public nonisolated convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// Makes a collection that specifies pixels per point.
  public nonisolated convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(displayScale: scale))
  }

  /// Makes a collection that specifies the room along the width.
  public nonisolated convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes a collection that specifies the room along the height.
  public nonisolated convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Makes a collection that specifies whether the force of touches is measured.
  public nonisolated convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(values: TraitValues(forceTouchCapability: capability))
  }

  /// Makes a collection that specifies the preferred size of text.
  public nonisolated convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Makes a collection that specifies the colors of the display.
  public nonisolated convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: TraitValues(displayGamut: displayGamut))
  }

  /// Makes a collection that specifies the preferred contrast.
  public nonisolated convenience init(
    accessibilityContrast: UIAccessibilityContrast
  ) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// Makes a collection that specifies base or elevated.
  public nonisolated convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Makes a collection that specifies the preferred weight of text.
  public nonisolated convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  /// Makes a collection that specifies active or inactive.
  public nonisolated convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(values: TraitValues(activeAppearance: activeAppearance))
  }

  /// Makes a collection that specifies whether the screen is being recorded.
  public nonisolated convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(values: TraitValues(sceneCaptureState: sceneCaptureState))
  }
}
