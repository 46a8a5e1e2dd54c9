import SegueConfig
import SegueCore
public import SegueParts

/// The parameters of the dimming style.
public nonisolated struct DimmingTransitionParameters: Hashable, Sendable {
  /// How the presented view appears.
  public enum Entrance: String, CaseIterable, Sendable {
    /// From an edge; from the center, scaled; or at its final position, faded.
    case bottom, top, left, right, leading, trailing, center, fade
  }

  /// The position of the presented view.
  public enum Placement: String, CaseIterable, Sendable {
    /// The edge from which it slides in, or the center of the container.
    case edge, center
  }

  /// How the view appears; from the bottom by default.
  public var from = Entrance.bottom
  /// The position of the view; its edge by default.
  public var placement = Placement.edge
  /// The width of the view; its preferred width by default.
  public var width = Extent.preferred
  /// The height of the view; its preferred height by default.
  public var height = Extent.preferred
  /// The travel from an edge, as a fraction of the container's height or width, 0...3; 0.8 by
  /// default.
  ///
  /// If a part of the view would stay visible, it travels until it is offscreen. In an interactive
  /// presentation it travels just that far, so that it stays under the touch.
  public var travel = 0.8
  /// The initial scale of a view from the center, 0.01...3; 0.8 by default.
  public var scale = 0.8
  /// The distance between the view and the container's edges, pt; 0 by default.
  public var margin = 0.0
  /// The corner radius of the view while it is presented, pt; 0 by default keeps its own.
  public var cornerRadius = 0.0
  /// The duration and motion; 0.25 s in easeInOut by default.
  public var timing = TimingParameters(duration: 0.25)
  /// Whether a drag may dismiss the view: toward its edge, or down; true by default.
  public var dismissOnDrag = true
  /// The interactive dismissal.
  public var drag = DragParameters()
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView = false

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a dimming style", defaults: DimmingTransitionParameters(),
    [
      Parameter(
        "from", \.from, .choice("an entrance"),
        "From where the view appears, and to where it is dismissed."),
      Parameter(
        "placement", \.placement, .choice("a placement"),
        "Whether the view is positioned at the edge from which it slides in, or in the center."),
      Parameter(
        "width", \.width, Extent.kind,
        "The width of the view: its preferred width, a fraction of the container's, or points."),
      Parameter(
        "height", \.height, Extent.kind,
        "The height of the view: its preferred height, a fraction of the container's, or points."),
      Parameter(
        "travel", \.travel, .fraction(0...3),
        "The travel from an edge, as a fraction of the container; at least until offscreen."),
      Parameter(
        "scale", \.scale, .number(0.01...3),
        "The initial scale of a view from the center."),
      .margin(\.margin), .cornerRadius(\.cornerRadius),
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "dismissOnDrag", \.dismissOnDrag, .boolean,
        "Whether a drag may dismiss the view: toward its edge, or down."),
      Parameter(
        "drag", \.drag, group: DragParameters.table, "The drag that dismisses the view."),
      .dimming(\.dimming),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
    ],
    presets: [
      Named(
        name: "slideUp", value: DimmingTransitionParameters(),
        source: "Content that slides up over 0.8 of the height in 0.25 s, easeInOut, above half of "
          + "black; exact. Content may replace the movement by its own.")
    ],
    check: { parameters, value, diagnostics in
      parameters.timing.check(value, &diagnostics)
      var unused = parameters.from == .center ? ["placement", "travel"] : ["scale"]
      if parameters.from == .fade { unused += ["placement", "travel"] }
      for key in unused {
        diagnostics.noEffect(
          of: key, in: value, while: "'from' is \(parameters.from.rawValue)",
          key == "scale" ? "write from: center" : "write an edge, such as from: bottom")
      }
      DragParameters.check(parameters.dismissOnDrag, value, &diagnostics)
    })
}
