public import SegueConfig

/// The tunables of the view that darkens what lies behind a presented one.
public nonisolated struct BackdropParameters: Hashable, Sendable {
  /// How dark it is while presented, 0...1; 0.5 by default. At 0 nothing of it is to be seen, and taps
  /// on it count all the same.
  public var opacity = 0.5
  /// Its color; black by default.
  public var color = ConfigColor(white: 0)
  /// Whether a tap on it dismisses; true by default.
  public var dismissOnTap = true

  /// Whether anything of it is to be seen: an opacity of 0.01 or more.
  public var isSeen: Bool { opacity >= 0.01 }

  /// Makes the defaults.
  public init() {}

  /// The tunables as a YAML file gives them.
  public static let table = ParameterTable(
    "dimming", defaults: BackdropParameters(),
    [
      Parameter(
        "opacity", \.opacity, .fraction(), "How dark the dimming is while presented; 0 for none."),
      Parameter("color", \.color, .color, "The color of the dimming."),
      Parameter(
        "dismissOnTap", \.dismissOnTap, .boolean, "Whether a tap on the dimming dismisses."),
    ])
}
