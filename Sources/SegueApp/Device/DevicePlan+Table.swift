import HeadlessUIKit
package import SegueConfig

nonisolated extension DevicePlan {
  /// A device: the name of a preset, or a map of what differs from one.
  ///
  /// - Parameter base: What holds where the map says nothing and names no preset.
  package static func kind(over base: DevicePlan) -> ParameterKind<DevicePlan> {
    .oneOf(
      "a device",
      [
        .words(DevicePlan.presets.map { ($0.name, $0) }),
        .kind(
          ParameterKind(
            "a map of what differs", schema: table.schema(defaults: base),
            decode: { value, diagnostics in
              let preset = presets.first { $0.name == value["preset"]?.text }
              return table.decode(
                value, over: preset ?? base.asBase(of: value), into: &diagnostics)
            },
            encode: table.encode),
          when: { $0.entries != nil }, { $0 }, back: { $0 }),
      ])
  }

  /// What holds where a map says nothing; another size is another device, with nothing of this one.
  private func asBase(of value: ConfigValue) -> DevicePlan {
    value["size"] == nil ? self : .custom
  }

  private static let table = ParameterTable(
    "a device", defaults: DevicePlan.phone,
    [
      Parameter(
        "preset", \.preset, .optional(.choice("a preset", presets.map { ($0.name, $0.name) })),
        "The device that the map changes; by default the one that holds around it."),
      Parameter("name", \.name, .text, "What messages and pictures call the device."),
      Parameter("size", \.size, CGSize.kind, "Width and height in portrait."),
      Parameter("scale", \.scale, .number(1...4, name: "a scale"), "Pixels in a point."),
      Parameter(
        "safeArea", \.safeArea, group: insets, "What content keeps clear of in portrait."),
      Parameter(
        "landscapeSafeArea", \.landscapeSafeArea, group: insets,
        "What content keeps clear of in landscape."),
      Parameter(
        "keyboardHeight", \.keyboardHeight, .length(0...2000),
        "How high the keyboard is in portrait, the safe area below included."),
      Parameter(
        "landscapeKeyboardHeight", \.landscapeKeyboardHeight, .length(0...2000),
        "How high the keyboard is in landscape."),
      Parameter(
        "cornerRadius", \.cornerRadius, .length(0...200), "The radius of the display's corners."),
      Parameter(
        "framesPerSecond", \.framesPerSecond, frameRate, "Frames in a second: 60 or 120."),
      Parameter("userInterfaceIdiom", \.idiom, .choice("an idiom"), "What sort of device it is."),
      Parameter(
        "orientation", \.orientation, UIInterfaceOrientation.kind,
        "How the device is turned at the start."),
      Parameter(
        "userInterfaceStyle", \.style, .choice("a style"), "Whether the interface is light or dark."
      ),
      Parameter(
        "layoutDirection", \.layoutDirection, .choice("a layout direction"),
        "Which way people read: what leading and trailing mean."),
      Parameter(
        "systemVersion", \.systemVersion, .integer(12...18, name: "a version of iOS"),
        "The version of iOS whose rules hold where versions differ."),
    ])

  private static let insets = ParameterTable(
    "a safe area", defaults: Insets(),
    [
      Parameter("top", \.top, .length(0...500), "The distance from the top."),
      Parameter("left", \.left, .length(0...500), "The distance from the left."),
      Parameter("bottom", \.bottom, .length(0...500), "The distance from the bottom."),
      Parameter("right", \.right, .length(0...500), "The distance from the right."),
    ])

  private static let frameRate: ParameterKind<Int> = {
    let words = ParameterKind.choice("a frame rate", [("60", 60), ("120", 120)])
    let schema = JSONSchema([.init("enum", .array([.number(60), .number(120)]))])
    return ParameterKind(
      words.name, schema: schema, decode: words.decode, encode: { .number(Double($0)) })
  }()
}
