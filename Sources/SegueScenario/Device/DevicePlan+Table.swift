import HeadlessUIKit
package import SegueConfig

nonisolated extension DevicePlan {
  /// Returns the kind of a device: the name of a preset, or a map of differences from one.
  ///
  /// - Parameter base: The device whose values hold if the map names no preset.
  package static func kind(over base: DevicePlan) -> ParameterKind<DevicePlan> {
    .oneOf(
      "a device",
      [
        .words(DevicePlan.presets.map { ($0.name, $0) }).short(for: presetKey),
        .kind(
          ParameterKind(
            "a map of differences", table.shape(defaults: base),
            decode: { value, diagnostics in
              table.decode(value, over: base.asBase(of: value), into: &diagnostics)
            },
            encode: table.encode),
          when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
  }

  /// Returns a device as a map: the name of a preset is the value of the key `preset`.
  package static func asMap(_ device: ConfigValue) -> ConfigValue {
    device.expandingShortForm(to: presetKey)
  }

  private static let presetKey = "preset"

  /// Returns the device whose values a map inherits: this one, or `custom` if the map has a size.
  private func asBase(of value: ConfigValue) -> DevicePlan {
    value["size"] == nil ? self : .custom
  }

  /// The keys that describe the device itself, which another preset replaces, in contrast to how it is used.
  package static let hardwareKeys = [
    "preset", "name", "size", "scale", "safeArea", "landscapeSafeArea", "keyboardHeight",
    "landscapeKeyboardHeight", "cornerRadius", "framesPerSecond", "userInterfaceIdiom",
  ]

  private static let table = ParameterTable(
    "a device", defaults: DevicePlan.phone,
    [
      Parameter("name", \.name, .text, "The name of the device in messages and pictures."),
      Parameter("size", \.size, CGSize.kind, "Width and height in portrait."),
      Parameter(
        "scale", \.scale, .number(1...4, name: "a scale"), "The number of pixels per point."),
      Parameter(
        "safeArea", \.safeArea, group: insets, "The safe area insets in portrait."),
      Parameter(
        "landscapeSafeArea", \.landscapeSafeArea, group: insets,
        "The safe area insets in landscape."),
      Parameter(
        "keyboardHeight", \.keyboardHeight, .length(0...2000),
        "The height of the keyboard in portrait, including the bottom safe area."),
      Parameter(
        "landscapeKeyboardHeight", \.landscapeKeyboardHeight, .length(0...2000),
        "The height of the keyboard in landscape."),
      Parameter(
        "cornerRadius", \.cornerRadius, .length(0...200), "The radius of the display's corners."),
      Parameter(
        "framesPerSecond", \.framesPerSecond, frameRate, "The frame rate: 60 or 120."),
      Parameter("userInterfaceIdiom", \.idiom, .choice("an idiom"), "The idiom: phone or pad."),
      Parameter(
        "orientation", \.orientation, UIInterfaceOrientation.kind,
        "The initial orientation."),
      Parameter(
        "userInterfaceStyle", \.style, .choice("a style"), "Whether the interface is light or dark."
      ),
      Parameter(
        "layoutDirection", \.layoutDirection, .choice("a layout direction"),
        "The layout direction, which determines leading and trailing."),
      Parameter(
        "preferredContentSizeCategory", \.preferredContentSizeCategory,
        UIContentSizeCategory.kind, "The text size that the user prefers: Dynamic Type."),
      Parameter(
        "isReduceMotionEnabled", \.isReduceMotionEnabled, .boolean,
        "Whether transitions without a gesture fade in place."),
      Parameter(
        "isReduceTransparencyEnabled", \.isReduceTransparencyEnabled, .boolean,
        "Whether backdrops omit their blur."),
      Parameter(
        "prefersCrossFadeTransitions", \.prefersCrossFadeTransitions, .boolean,
        "Whether pushes and full-screen presentations fade, with Reduce Motion."),
      Parameter("isVoiceOverRunning", \.isVoiceOverRunning, .boolean, "Whether VoiceOver runs."),
      Parameter(
        "systemVersion", \.systemVersion, .integer(12...26, name: "a version of iOS"),
        "The version of iOS whose behavior applies where versions differ; 26 follows 18."),
    ],
    presets: presets.map { Named(name: $0.name, value: $0) },
    presetSummary:
      "The device that the map changes; by default the device of the file, or else `phone`.")

  private static let insets = ParameterTable(
    "a safe area", defaults: Insets(),
    [
      Parameter("top", \.top, .length(0...500), "The distance from the top."),
      Parameter("left", \.left, .length(0...500), "The distance from the left."),
      Parameter("bottom", \.bottom, .length(0...500), "The distance from the bottom."),
      Parameter("right", \.right, .length(0...500), "The distance from the right."),
    ])

  private static let frameRate: ParameterKind<Int> = {
    // Words, so that a message lists both rates; encoded as numbers.
    let words = ParameterKind.choice("a frame rate", [("60", 60), ("120", 120)])
    return ParameterKind(
      words.name, words.shape, decode: words.decode, encode: { .number(Double($0)) })
  }()
}
