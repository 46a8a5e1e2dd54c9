/// The size class of an interface along one axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Compact, as the width of a portrait iPhone.
  case compact = 1
  /// Regular, as the height of a portrait iPhone.
  case regular = 2
}

/// The light or dark style of an interface.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The kind of device of an interface.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The elevation level of content.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The window's base level.
  case base = 0
  /// Elevated, as a sheet.
  case elevated = 1
}

/// The active appearance of an interface.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Inactive.
  case inactive = 0
  /// Active.
  case active = 1
}

/// The accessibility contrast that the user prefers.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// High contrast.
  case high = 1
}

/// The legibility weight that the user prefers.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Regular weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The color gamut of a display.
public nonisolated enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB = 0
  /// The Display P3 gamut.
  case P3 = 1
}

/// The force touch capability of a display.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Unavailable.
  case unavailable = 1
  /// Available.
  case available = 2
}

/// The capture state of a scene.
public nonisolated enum UISceneCaptureState: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Not captured.
  case inactive = 0
  /// Captured.
  case active = 1
}
