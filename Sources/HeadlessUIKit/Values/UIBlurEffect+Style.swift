extension UIBlurEffect {
  /// How a blur looks.
  public nonisolated enum Style: Int, Sendable {
    /// Lighter than its ground.
    case extraLight = 0
    /// About as light as its ground.
    case light = 1
    /// Darker than its ground.
    case dark = 2
    /// Much darker; on a television only.
    case extraDark = 3
    /// By the interface style.
    case regular = 4
    /// By the interface style, stronger.
    case prominent = 5
    /// Thinnest material, by the interface style.
    case systemUltraThinMaterial = 6
    /// Thin material, by the interface style.
    case systemThinMaterial = 7
    /// Medium material, by the interface style.
    case systemMaterial = 8
    /// Thick material, by the interface style.
    case systemThickMaterial = 9
    /// Bars' material, by the interface style.
    case systemChromeMaterial = 10
    /// Thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// Thin material, always light.
    case systemThinMaterialLight = 12
    /// Medium material, always light.
    case systemMaterialLight = 13
    /// Thick material, always light.
    case systemThickMaterialLight = 14
    /// Bars' material, always light.
    case systemChromeMaterialLight = 15
    /// Thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// Thin material, always dark.
    case systemThinMaterialDark = 17
    /// Medium material, always dark.
    case systemMaterialDark = 18
    /// Thick material, always dark.
    case systemThickMaterialDark = 19
    /// Bars' material, always dark.
    case systemChromeMaterialDark = 20
  }
}

/// What vivid content on a blur is.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Less important text.
  case secondaryLabel = 1
  /// Still less important text.
  case tertiaryLabel = 2
  /// The least important text.
  case quaternaryLabel = 3
  /// A thin or small shape.
  case fill = 4
  /// A medium shape.
  case secondaryFill = 5
  /// A large shape.
  case tertiaryFill = 6
  /// A line between.
  case separator = 7
}
