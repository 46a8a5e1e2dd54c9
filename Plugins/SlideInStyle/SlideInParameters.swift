public import SegueConfig
import SegueCore
public import SegueParts

/// The tunables of the slide-in style.
public nonisolated struct SlideInParameters: Hashable, Sendable {
  /// The edge from which the view comes; left by default.
  public var edge = ConfigEdge.left
  /// How far it reaches into the container; two thirds by default.
  public var extent = Extent.fraction(2.0 / 3)
  /// How long it takes and how it moves; 0.3 s in easeInOut by default.
  public var timing = TimingParameters()
  /// What darkens the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenter's view goes once the presentation is done; false by default.
  public var shouldRemovePresentersView = false
  /// Whether the view covers the screen in compact height; false by default.
  public var disableCompactHeight = false
  /// The screen that stands in for the presented one in compact height; nil by default: the same.
  public var compactHeightScreen: String?

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a slideIn style", defaults: SlideInParameters(),
    [
      Parameter("edge", \.edge, .edge, "The edge from which the view comes and to which it goes."),
      Parameter(
        "extent", \.extent, Extent.kind,
        "How far the view extends from its edge: as the screen prefers, a fraction, or points."),
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "dimming", \.dimming, group: BackdropParameters.table, "What darkens the presenter."),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
      Parameter(
        "disableCompactHeight", \.disableCompactHeight, .boolean,
        "Whether the presented screen covers everything where the height is compact."),
      Parameter(
        "compactHeightScreen", \.compactHeightScreen, .optional(of: .identifier),
        "The screen that stands in for the presented one there, when disableCompactHeight is true."),
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
