import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The tunables of the zoom style.
public nonisolated struct ZoomParameters: Hashable, Sendable {
  /// Where the presented view stands.
  public enum Place: Hashable, Sendable {
    /// It fills the container.
    case fill
    /// It keeps a margin in points to the safe area on every side.
    case inset(Double)
    /// It has a size in points, cut to the safe area, in whose center it stands.
    case size(width: Double, height: Double)
  }

  /// The view from which the presented one grows; nil by default: the center.
  public var source: SourceView?
  /// Where the presented view stands; 24 points inside the safe area by default.
  public var place = Place.inset(24)
  /// The radius of the presented view's corners in points; 20 by default.
  public var cornerRadius = 20.0
  /// How long it takes and how it moves; 0.4 s by default, a spring without bounce.
  public var timing = TimingParameters(
    duration: 0.4, motion: .dampedSpring(ratio: 1, initialVelocity: 0))
  /// What darkens the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenter's view goes once the presentation is done; false by default.
  public var shouldRemovePresentersView = false

  /// Makes the defaults. What overshoots on the way back becomes smaller than nothing: easeInOut.
  public init() { timing.reverse.motion = .curve(.easeInOut) }

  static let table = ParameterTable(
    "a zoom style", defaults: ZoomParameters(),
    [
      Parameter(
        "source", \.source, .optional(of: .sourceView),
        "The element from which the view grows; without one, or while it is not to be seen, the center."
      ),
      Parameter("place", \.place, placeKind, "Where the view stands."),
      Parameter("cornerRadius", \.cornerRadius, .length(0...200), "The radius of its corners."),
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "dimming", \.dimming, group: BackdropParameters.table, "What darkens the presenter."),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
    ])

  private static let placeKind = ParameterKind<Place>.oneOf(
    "a place",
    [
      .words([("fill", .fill)]),
      .tagged("inset", .length(0...400), Place.inset) { place in
        if case .inset(let inset) = place { inset } else { nil }
      },
      .tagged("size", .list(of: .length(1...10_000), count: 2...2)) {
        Place.size(width: $0[0], height: $0[1])
      } back: { place in
        if case .size(let width, let height) = place { [width, height] } else { nil }
      },
    ])
}
