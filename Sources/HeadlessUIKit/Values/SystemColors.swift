/// The values of the system colors, for light and dark appearance and increased contrast.
///
/// **Source:** Human Interface Guidelines, "Color" (iOS): the tables of system colors and of system
/// grays; for labels, fills, separators and backgrounds the values that UIKit resolves them to.
nonisolated enum SystemColors {
  static let red = adaptive(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
  static let orange = adaptive(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340)
  static let yellow = adaptive(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, darkContrast: 0xFFD426)
  static let green = adaptive(0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B)
  static let mint = adaptive(0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, darkContrast: 0x66D4CF)
  static let teal = adaptive(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, darkContrast: 0x5DE6FF)
  static let cyan = adaptive(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, darkContrast: 0x70D7FF)
  static let blue = adaptive(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
  static let indigo = adaptive(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF)
  static let purple = adaptive(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF)
  static let pink = adaptive(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, darkContrast: 0xFF6482)
  static let brown = adaptive(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, darkContrast: 0xB59469)
  static let gray = adaptive(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
  static let gray2 = adaptive(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80)
  static let gray3 = adaptive(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456)
  static let gray4 = adaptive(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446)
  static let gray5 = adaptive(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638)
  static let gray6 = adaptive(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)

  static let label = adaptive(0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = adaptive(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  static let tertiaryLabel = adaptive(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let quaternaryLabel = adaptive(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  static let placeholderText = adaptive(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let link = adaptive(0x007AFF, dark: 0x0984FF)
  static let separator = adaptive(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  static let opaqueSeparator = adaptive(0xC6C6C8, dark: 0x38383A)
  static let systemFill = adaptive(0x787880, 0.2, dark: 0x787880, 0.36)
  static let secondarySystemFill = adaptive(0x787880, 0.16, dark: 0x787880, 0.32)
  static let tertiarySystemFill = adaptive(0x767680, 0.12, dark: 0x767680, 0.24)
  static let quaternarySystemFill = adaptive(0x747480, 0.08, dark: 0x767680, 0.18)

  static let systemBackground = background(0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemBackground = background(0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemBackground = background(0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  static let systemGroupedBackground = background(0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemGroupedBackground = background(
    0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemGroupedBackground = background(
    0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

  /// Returns an opaque color with variants for increased contrast.
  private static func adaptive(_ light: Int, dark: Int, contrast: Int, darkContrast: Int) -> UIColor
  {
    let variants = [light, dark, contrast, darkContrast].map { color($0) }
    return UIColor { traits in
      let style = traits.userInterfaceStyle == .dark ? 1 : 0
      return variants[style + (traits.accessibilityContrast == .high ? 2 : 0)]
    }
  }

  /// Returns a color with separate values and alphas for light and dark.
  private static func adaptive(
    _ light: Int, _ lightAlpha: CGFloat = 1, dark: Int, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let variants = [color(light, lightAlpha), color(dark, darkAlpha)]
    return UIColor { traits in variants[traits.userInterfaceStyle == .dark ? 1 : 0] }
  }

  /// Returns a background color, which is lighter when elevated in dark appearance.
  private static func background(_ light: Int, dark: Int, elevated: Int) -> UIColor {
    let variants = [light, dark, elevated].map { color($0) }
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return variants[0] }
      return variants[traits.userInterfaceLevel == .elevated ? 2 : 1]
    }
  }

  private static func color(_ rgb: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }
}
