/// The accessibility settings of a device; all are off by default.
public nonisolated struct AccessibilitySettings: Hashable, Sendable {
  /// Whether the user prefers fewer animations.
  public var isReduceMotionEnabled = false
  /// Whether the user prefers opaque views to blurs.
  public var isReduceTransparencyEnabled = false
  /// Whether the user, with Reduce Motion, prefers cross-fades to slides.
  public var prefersCrossFadeTransitions = false
  /// Whether VoiceOver is running.
  public var isVoiceOverRunning = false

  /// Makes settings that are all off.
  public init() {}
}
