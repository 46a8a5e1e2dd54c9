extension UIBlurEffect {
  /// The style of a blur.
  public nonisolated enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// About as light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Adapts to the interface style.
    case regular = 4
    /// Adapts to the interface style, more prominently.
    case prominent = 5
    /// Ultrathin material, adaptive.
    case systemUltraThinMaterial = 6
    /// Thin material, adaptive.
    case systemThinMaterial = 7
    /// Default material, adaptive.
    case systemMaterial = 8
    /// Thick material, adaptive.
    case systemThickMaterial = 9
    /// Material of bars, adaptive.
    case systemChromeMaterial = 10
    /// Ultrathin material, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin material, always light.
    case systemThinMaterialLight = 12
    /// Default material, always light.
    case systemMaterialLight = 13
    /// Thick material, always light.
    case systemThickMaterialLight = 14
    /// Material of bars, always light.
    case systemChromeMaterialLight = 15
    /// Ultrathin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin material, always dark.
    case systemThinMaterialDark = 17
    /// Default material, always dark.
    case systemMaterialDark = 18
    /// Thick material, always dark.
    case systemThickMaterialDark = 19
    /// Material of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}

/// The kind of content with a vibrancy effect.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// A thin or small shape.
  case fill = 4
  /// A medium shape.
  case secondaryFill = 5
  /// A large shape.
  case tertiaryFill = 6
  /// A separator.
  case separator = 7
}
