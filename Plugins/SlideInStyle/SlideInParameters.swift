public import SegueConfig
import SegueCore
public import SegueParts

/// The parameters of the slide-in style.
public nonisolated struct SlideInParameters: Hashable, Sendable {
  /// The edge from which the view slides in; left by default.
  public var edge = ConfigEdge.left
  /// The length of the view from its edge; two thirds of the container by default.
  public var extent = Extent.fraction(2.0 / 3)
  /// The distance between the view and the container's edges, pt; 0 by default.
  public var margin = 0.0
  /// The corner radius of the view while it is presented, pt; 0 by default keeps its own.
  public var cornerRadius = 0.0
  /// The presenter's appearance during the presentation; unchanged by default.
  public var presenter = PresenterParameters()
  /// The duration and motion; 0.3 s in easeInOut by default.
  public var timing = TimingParameters()
  /// Whether a drag toward the edge may dismiss the view; true by default.
  public var dismissOnDrag = true
  /// The interactive dismissal.
  public var drag = DragParameters()
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView = false
  /// Whether the view covers the screen in compact height; false by default.
  public var disableCompactHeight = false
  /// The replacement view controller in compact height; nil, the default, keeps the presented one.
  public var compactHeightScreen: String?

  /// Makes the defaults.
  public init() {}

  /// A menu as the library SideMenu's.
  public static let sideMenu: SlideInParameters = {
    var parameters = SlideInParameters()
    parameters.edge = .leading
    parameters.extent = .points(240)
    parameters.timing = TimingParameters(
      duration: 0.35, motion: .dampedSpring(ratio: 1, initialVelocity: 1))
    parameters.drag.threshold = 0.5
    parameters.drag.velocityThreshold = 100
    // The least opacity at which a tap outside closes the menu, as there.
    parameters.dimming.opacity = 0.01
    return parameters
  }()

  static let table = ParameterTable(
    "a slideIn style", defaults: SlideInParameters(),
    [
      Parameter(
        "edge", \.edge, .edge, "The edge from which the view appears and to which it is dismissed."),
      Parameter(
        "extent", \.extent, Extent.kind,
        "The length of the view from its edge: its preferred length, a fraction, or points."),
      .margin(\.margin), .cornerRadius(\.cornerRadius),
      Parameter(
        "presenter", \.presenter, group: PresenterParameters.table,
        "The presenter's appearance during the presentation."),
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "dismissOnDrag", \.dismissOnDrag, .boolean,
        "Whether a drag toward the edge may dismiss the view."),
      Parameter(
        "drag", \.drag, group: DragParameters.table, "The drag that dismisses the view."),
      .dimming(\.dimming),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
      Parameter(
        "disableCompactHeight", \.disableCompactHeight, .boolean,
        "Whether the presented screen covers the full screen in compact height."),
      Parameter(
        "compactHeightScreen", \.compactHeightScreen, .optional(of: .identifier),
        "The replacement screen in compact height, when disableCompactHeight is true."),
    ],
    presets: [
      Named(
        name: "panel", value: SlideInParameters(),
        source: "A panel over two thirds of the screen, 0.3 s in easeInOut; exact."),
      Named(
        name: "sideMenu", value: sideMenu,
        source:
          "The library SideMenu: 240 pt, a critically damped spring over 0.35 s that begins at 1/s, "
          + "closed from 100 pt/s; exact for the spring. Its default there moves the view below "
          + "aside; here `presenter: { parallax: 1 }` does."),
    ],
    check: { parameters, value, diagnostics in
      parameters.timing.check(value, &diagnostics)
      if parameters.compactHeightScreen != nil, !parameters.disableCompactHeight {
        diagnostics.noEffect(
          of: "compactHeightScreen", in: value, while: "'disableCompactHeight' is false",
          "write disableCompactHeight: true")
      }
      DragParameters.check(parameters.dismissOnDrag, value, &diagnostics)
    })
}
