/// The layout direction of an interface.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The layout direction as a trait.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The semantic content of a view, which determines whether it is mirrored.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left layout.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Spatial directions: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
