import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the zoom style.
public nonisolated struct ZoomParameters: Hashable, Sendable {
  /// The frame of the presented view.
  public enum Placement: Hashable, Sendable {
    /// The container's bounds.
    case fill
    /// The safe area, inset on every side, in points.
    case inset(Double)
    /// A size in points, at most the safe area's, at its center.
    case size(width: Double, height: Double)
  }

  /// The view from which the presented one zooms; nil, the default, is the center.
  public var source: SourceView?
  /// The frame of the presented view; 24 points inside the safe area by default.
  public var placement = Placement.inset(24)
  /// The radius of the presented view's corners in points; 20 by default.
  public var cornerRadius = 20.0
  /// The duration and motion; by default a spring of 0.4 s without bounce.
  public var timing = TimingParameters(
    duration: 0.4, motion: .dampedSpring(ratio: 1, initialVelocity: 0))
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView = false

  /// Makes the defaults. The dismissal is easeInOut: an overshoot would make the scale negative.
  public init() { timing.reverse.motion = .curve(.easeInOut) }

  static let table = ParameterTable(
    "a zoom style", defaults: ZoomParameters(),
    [
      Parameter(
        "source", \.source, .optional(of: .sourceView),
        "The element from which the view zooms; if there is none, or it is not visible, the center."
      ),
      Parameter("placement", \.placement, placementKind, "The frame of the presented view."),
      Parameter("cornerRadius", \.cornerRadius, .length(0...200), "The radius of its corners."),
    ] + TimingParameters.parameters(at: \.timing) + [
      .dimming(\.dimming),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
    ])

  private static let placementKind = ParameterKind<Placement>.oneOf(
    "a placement",
    [
      .words([("fill", .fill)]),
      .tagged("inset", .length(0...400), Placement.inset),
      .tagged("size", .list(of: .length(1...10_000), count: 2...2)) {
        Placement.size(width: $0[0], height: $0[1])
      } back: { placement in
        if case .size(let width, let height) = placement { [width, height] } else { nil }
      },
    ])
}
