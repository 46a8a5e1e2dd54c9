public import SegueConfig

/// The parameters of the view that dims the content behind a presented view.
public nonisolated struct BackdropParameters: Hashable, Sendable {
  /// The opacity while presented, 0...1; 0.5 by default. At 0 the view is invisible but still
  /// receives taps.
  public var opacity = 0.5
  /// Its color; black by default.
  public var color = ConfigColor(white: 0)
  /// Whether a tap on it dismisses the presented controller; true by default.
  public var dismissOnTap = true

  /// Whether the view is visible: an opacity of 0.01 or more.
  public var isSeen: Bool { opacity >= 0.01 }

  /// Makes the defaults.
  public init() {}

  /// The parameters' keys in a YAML file.
  public static let table = ParameterTable(
    "dimming", defaults: BackdropParameters(),
    [
      Parameter(
        "opacity", \.opacity, .fraction(),
        "The opacity of the dimming view while presented; 0 for none."),
      Parameter("color", \.color, .color, "The color of the dimming view."),
      Parameter(
        "dismissOnTap", \.dismissOnTap, .boolean, "Whether a tap on the dimming view dismisses."),
    ])
}
