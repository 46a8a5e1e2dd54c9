import SegueConfig
import SegueCore
public import SegueParts

/// The tunables of the dimming style.
public nonisolated struct DimmingTransitionParameters: Hashable, Sendable {
  /// Where the presented view comes from.
  public enum Origin: String, CaseIterable, Sendable {
    /// An edge; the center, growing; or its own place, fading in.
    case bottom, top, left, right, leading, trailing, center, fade
  }

  /// Where the presented view stands.
  public enum Placement: String, CaseIterable, Sendable {
    /// At the edge from which it comes, or in the middle of the container.
    case edge, center
  }

  /// Where the view comes from; the bottom by default.
  public var from = Origin.bottom
  /// Where it stands; at its edge by default.
  public var placement = Placement.edge
  /// How wide it is; what it wants by default.
  public var width = Extent.preferred
  /// How high it is; what it wants by default.
  public var height = Extent.preferred
  /// How far it travels from an edge, in heights or widths of the container, 0...3; 0.8 by default.
  ///
  /// Where that leaves a part of it visible, it travels until it is invisible. A gesture that presents moves
  /// it just that far, so that it stays under the touch.
  public var travel = 0.8
  /// How large it is at first when it grows from the center, 0.01...3; 0.8 by default.
  public var scale = 0.8
  /// How long it takes and how it moves; 0.25 s in easeInOut by default.
  public var timing = TimingParameters(duration: 0.25)
  /// What darkens the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenter's view goes once the presentation is done; false by default.
  public var shouldRemovePresentersView = false

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a dimming style", defaults: DimmingTransitionParameters(),
    [
      Parameter("from", \.from, .choice("an origin"), "Where the view comes from and goes to."),
      Parameter(
        "placement", \.placement, .choice("a placement"),
        "Whether the view stands at the edge from which it comes, or in the center."),
      Parameter(
        "width", \.width, Extent.kind,
        "How wide the view is: its preferred width, a fraction of the container's, or points."),
      Parameter(
        "height", \.height, Extent.kind,
        "How high the view is: its preferred height, a fraction of the container's, or points."),
      Parameter(
        "travel", \.travel, .fraction(0...3),
        "How far the view travels from an edge, as a share of the container; at least out of it."),
      Parameter(
        "scale", \.scale, .number(0.01...3),
        "How large the view is where it begins to grow from the center."),
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "dimming", \.dimming, group: BackdropParameters.table, "What darkens the presenter."),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
    ],
    check: { parameters, value, diagnostics in
      var idle = parameters.from == .center ? ["placement", "travel"] : ["scale"]
      if parameters.from == .fade { idle += ["placement", "travel"] }
      for key in idle {
        guard let entry = value.entry(key) else { continue }
        diagnostics.warning(
          "no-effect", "'\(key)' has no effect with 'from: \(parameters.from.rawValue)'",
          at: entry.keyRange,
          help: "leave \(key) out, or write "
            + (key == "scale" ? "from: center" : "an edge, such as from: bottom"))
      }
    })
}
