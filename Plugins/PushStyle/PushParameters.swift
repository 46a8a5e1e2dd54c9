public import SegueConfig
import SegueMotion
public import SegueParts

/// The parameters of the push style.
public nonisolated struct PushParameters: Hashable, Sendable {
  /// The edge from which the upper view appears and to which it disappears; trailing by default.
  public var edge = ConfigEdge.trailing
  /// The offset of the lower view, as a fraction of the length, 0...1; 1 by default: both views
  /// move side by side.
  public var parallax = 1.0
  /// The opacity of the shadow next to the upper view, 0...1; 0 by default: none.
  public var shadowOpacity = 0.0
  /// The duration and motion; 0.35 s in easeInOut by default.
  public var timing = TimingParameters(duration: 0.35)
  /// The pan that dismisses, pops or pushes, or selects a neighboring tab.
  public var pan = PanParameters()
  /// Whether the presenting view is removed after a presentation; true by default. A view that
  /// stays does not move.
  public var shouldRemovePresentersView = true

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a push style", defaults: PushParameters(),
    [
      Parameter(
        "edge", \.edge, .edge,
        "The edge from which the upper view appears and to which it disappears."),
      Parameter(
        "parallax", \.parallax, .fraction(),
        "The offset of the lower view, as a fraction of the length; 1 moves both side by side."),
      Parameter(
        "shadowOpacity", \.shadowOpacity, .fraction(),
        "The opacity of the upper view's shadow, which fades as the view disappears; 0 for none."),
    ] + TimingParameters.parameters(at: \.timing)
      + PanParameters.parameters(at: \.pan, "that dismisses, pops, pushes, or selects another tab")
      + [.shouldRemovePresentersView(\.shouldRemovePresentersView)],
    check: PanParameters.check(at: \.pan, timing: \.timing))
}
