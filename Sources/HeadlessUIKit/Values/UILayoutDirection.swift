/// The direction of reading of an interface.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The direction of reading as a trait.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// What a view shows, which decides whether it is mirrored.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored where reading runs from right to left.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
