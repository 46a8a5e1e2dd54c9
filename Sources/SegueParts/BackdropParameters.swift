public import SegueConfig

/// The parameters of the view that dims the content behind a presented view.
public nonisolated struct BackdropParameters: Hashable, Sendable {
  /// The opacity while presented, 0...1; 0.5 by default. At 0, and without a blur, touches
  /// outside the presented view pass to the view below.
  public var opacity = 0.5
  /// Its color; black by default.
  public var color = ConfigColor(white: 0)
  /// The blur of the content behind, which Reduce Transparency omits; nil, the default, for no blur.
  public var blur: BlurStyle?
  /// Whether the dimming of a presenter that is presented itself disappears meanwhile, so that both
  /// do not add up; false by default.
  public var replacesDimmingBelow = false
  /// Whether a tap on it dismisses the presented controller; true by default.
  public var dismissOnTap = true

  /// Whether the dimming is visible: an opacity of 0.01 or more, or a blur. One that is not lets
  /// touches pass.
  public var isSeen: Bool { hasColor || blur != nil }

  /// Whether the dimming's own color is visible.
  var hasColor: Bool { opacity >= 0.01 }

  /// Makes the defaults.
  public init() {}

  /// The parameters' keys in a YAML file.
  package static let table = ParameterTable(
    "dimming", defaults: BackdropParameters(),
    [
      Parameter(
        "opacity", \.opacity, .fraction(),
        "The opacity of the dimming view; at 0, without a blur, touches pass to the view below."),
      Parameter("color", \.color, .color, "The color of the dimming view."),
      Parameter(
        "blur", \.blur, .optional(.choice("a blur style")),
        "The blur of the content behind: UIKit's UIBlurEffect.Style."),
      Parameter(
        "replacesDimmingBelow", \.replacesDimmingBelow, .boolean,
        "Whether the dimming of a presenter that is presented itself disappears meanwhile."),
      Parameter(
        "dismissOnTap", \.dismissOnTap, .boolean, "Whether a tap on the dimming view dismisses."),
    ],
    check: { dimming, value, diagnostics in
      if !dimming.hasColor {
        diagnostics.noEffect(of: "color", in: value, while: "'opacity' is 0", "set an opacity")
      }
      if !dimming.isSeen {
        diagnostics.noEffect(
          of: "dismissOnTap", in: value, while: "'opacity' is 0 and touches pass",
          "set an opacity or a blur")
      }
    })
}
