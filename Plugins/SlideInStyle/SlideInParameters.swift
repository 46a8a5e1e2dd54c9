public import SegueConfig
public import SegueCore
import SegueMotion
public import SegueParts

/// The tunables of the slide-in style.
public nonisolated struct SlideInParameters: Hashable, Sendable {
  /// How far the presented view reaches into the container from its edge.
  public enum Extent: Hashable, Sendable {
    /// A share of the container's width or height, above 0 to 1.
    case share(Double)
    /// A length in points; cut to what the container has.
    case points(Double)
  }

  /// The edge from which the view comes; left by default.
  public var edge = ConfigEdge.left
  /// How far it reaches into the container; two thirds by default.
  public var extent = Extent.share(2.0 / 3)
  /// How long a curve, or a spring by its damping ratio, takes in seconds; 0.3 by default.
  public var duration = 0.3
  /// The curve or the spring; easeInOut by default.
  public var motion = MotionChoice.curve(.easeInOut)
  /// What darkens the presenter.
  public var dimming = DimmingParameters()
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
        "extent", \.extent, extentKind,
        "How far the view reaches into the container: a share of its width or height, or points."),
      Parameter(
        "duration", \.duration, .duration(0...10),
        "How long a curve, or a spring given by dampingRatio alone, takes."),
      Parameter("motion", \.motion, .motion, "The curve or the spring of both directions."),
      Parameter(
        "dimming", \.dimming, group: DimmingParameters.table, "What darkens the presenter."),
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

  private static let extentKind = ParameterKind<Extent>.oneOf(
    "an extent",
    [
      .tagged("share", .fraction(0.01...1), Extent.share) { extent in
        if case .share(let share) = extent { share } else { nil }
      },
      .tagged("points", .length(1...10_000), Extent.points) { extent in
        if case .points(let points) = extent { points } else { nil }
      },
    ])
}
