package import HeadlessUIKit
package import SegueConfig

/// The user changes settings of the device; `nil` leaves one unchanged.
package nonisolated struct DeviceStep: Step {
  /// Light or dark.
  package var style: DevicePlan.Style?
  /// The layout direction.
  package var layoutDirection: DevicePlan.LayoutDirection?
  /// The text size.
  package var preferredContentSizeCategory: UIContentSizeCategory?
  /// UIKit's Reduce Motion.
  package var isReduceMotionEnabled: Bool?
  /// UIKit's Reduce Transparency.
  package var isReduceTransparencyEnabled: Bool?
  /// UIKit's `prefersCrossFadeTransitions`.
  package var prefersCrossFadeTransitions: Bool?
  /// Whether VoiceOver runs.
  package var isVoiceOverRunning: Bool?

  package static let key = "device"
  package static let synonyms = ["setting", "settings", "accessibility"]
  package static let summary =
    "The user changes settings of the device: keys of `device` that can change while an app runs."
  package static let examples = [
    "device: { isReduceMotionEnabled: true, layoutDirection: rightToLeft }"
  ]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? { table }

  private static let table = ParameterTable(
    "a change of the device", defaults: Self(),
    [
      Parameter(
        "userInterfaceStyle", \.style, .optional(.choice("a style")),
        "Whether the interface is light or dark."),
      Parameter(
        "layoutDirection", \.layoutDirection, .optional(.choice("a layout direction")),
        "The layout direction, which determines leading and trailing."),
      Parameter(
        "preferredContentSizeCategory", \.preferredContentSizeCategory,
        .optional(UIContentSizeCategory.kind), "The text size: Dynamic Type."),
      Parameter(
        "isReduceMotionEnabled", \.isReduceMotionEnabled, .optional(.boolean),
        "Whether transitions without a gesture fade in place."),
      Parameter(
        "isReduceTransparencyEnabled", \.isReduceTransparencyEnabled, .optional(.boolean),
        "Whether backdrops omit their blur."),
      Parameter(
        "prefersCrossFadeTransitions", \.prefersCrossFadeTransitions, .optional(.boolean),
        "Whether pushes and full-screen presentations fade, with Reduce Motion."),
      Parameter(
        "isVoiceOverRunning", \.isVoiceOverRunning, .optional(.boolean), "Whether VoiceOver runs."),
    ]
  ).requiringAnyKey("empty-change", "the step changes nothing")

  package var sentence: String? {
    let parts = [
      style.map { "userInterfaceStyle \($0.rawValue)" },
      layoutDirection.map { "layoutDirection \($0.rawValue)" },
      preferredContentSizeCategory.map { "preferredContentSizeCategory \($0.name)" },
      isReduceMotionEnabled.map { "isReduceMotionEnabled \($0)" },
      isReduceTransparencyEnabled.map { "isReduceTransparencyEnabled \($0)" },
      prefersCrossFadeTransitions.map { "prefersCrossFadeTransitions \($0)" },
      isVoiceOverRunning.map { "isVoiceOverRunning \($0)" },
    ]
    return "change \(parts.compactMap(\.self).listText)"
  }

  package func perform(_ context: StepContext) {
    let device = context.device
    if let style { device.interfaceStyle = style == .dark ? .dark : .light }
    if let layoutDirection {
      device.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let preferredContentSizeCategory {
      device.preferredContentSizeCategory = preferredContentSizeCategory
    }
    var settings = device.accessibility.settings
    if let isReduceMotionEnabled { settings.isReduceMotionEnabled = isReduceMotionEnabled }
    if let isReduceTransparencyEnabled {
      settings.isReduceTransparencyEnabled = isReduceTransparencyEnabled
    }
    if let prefersCrossFadeTransitions {
      settings.prefersCrossFadeTransitions = prefersCrossFadeTransitions
    }
    if let isVoiceOverRunning { settings.isVoiceOverRunning = isVoiceOverRunning }
    if settings != device.accessibility.settings { device.accessibility.settings = settings }
  }
}
