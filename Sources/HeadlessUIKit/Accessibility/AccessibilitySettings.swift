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

  /// Whether pushes, pops and sheets fade instead of sliding (UIKit row 328).
  var crossFadesTransitions: Bool { isReduceMotionEnabled && prefersCrossFadeTransitions }

  /// Makes settings that are all off.
  public init() {}
}
