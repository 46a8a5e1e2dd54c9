public import SegueConfig
import SegueCore
public import SegueParts

/// The parameters of the slide-in style.
public nonisolated struct SlideInParameters: Hashable, Sendable {
  /// The edge from which the view slides in; left by default.
  public var edge = ConfigEdge.left
  /// The length of the view from its edge; two thirds of the container by default.
  public var extent = Extent.fraction(2.0 / 3)
  /// The duration and motion; 0.3 s in easeInOut by default.
  public var timing = TimingParameters()
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView = false
  /// Whether the view covers the screen in compact height; false by default.
  public var disableCompactHeight = false
  /// The replacement view controller in compact height; nil by default: none.
  public var compactHeightScreen: String?

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a slideIn style", defaults: SlideInParameters(),
    [
      Parameter(
        "edge", \.edge, .edge, "The edge from which the view appears and to which it is dismissed."),
      Parameter(
        "extent", \.extent, Extent.kind,
        "The length of the view from its edge: its preferred length, a fraction, or points."),
    ] + TimingParameters.parameters(at: \.timing) + [
      .dimming(\.dimming),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
      Parameter(
        "disableCompactHeight", \.disableCompactHeight, .boolean,
        "Whether the presented screen covers the full screen in compact height."),
      Parameter(
        "compactHeightScreen", \.compactHeightScreen, .optional(of: .identifier),
        "The replacement screen in compact height, when disableCompactHeight is true."),
    ],
    check: { parameters, value, diagnostics in
      if parameters.compactHeightScreen != nil, !parameters.disableCompactHeight {
        diagnostics.warning(
          "no-effect", "'compactHeightScreen' has no effect while 'disableCompactHeight' is false",
          at: value.entry("compactHeightScreen")?.keyRange ?? value.range,
          help: "write disableCompactHeight: true, or leave compactHeightScreen out")
      }
    })
}
