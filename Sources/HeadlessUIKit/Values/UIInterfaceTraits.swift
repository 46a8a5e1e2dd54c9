/// How much room there is along one axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little: a phone held upright, along its width.
  case compact = 1
  /// Much: a phone held upright, along its height.
  case regular = 2
}

/// Whether an interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The kind of device an interface is made for.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether content lies on the base or above it.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// On the window's ground.
  case base = 0
  /// Above it, as a sheet does.
  case elevated = 1
}

/// Whether an interface looks active.
public nonisolated enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Inactive.
  case inactive = 0
  /// Active.
  case active = 1
}

/// Whether the user asked for more contrast.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// Whether the user asked for bold text.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The colors a display can show.
public nonisolated enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether the display measures the force of a touch.
public nonisolated enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether the screen is being recorded.
public nonisolated enum UISceneCaptureState: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
