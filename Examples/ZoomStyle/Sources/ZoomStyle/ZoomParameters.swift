import SegueConfig
public import SegueCore
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
    /// It has a size in points, cut to the safe area, in whose centre it stands.
    case size(width: Double, height: Double)
  }

  /// The view from which the presented one grows; nil by default: the centre.
  public var source: SourceView?
  /// Where the presented view stands; 24 points inside the safe area by default.
  public var place = Place.inset(24)
  /// The radius of the presented view's corners in points; 20 by default.
  public var cornerRadius = 20.0
  /// How long a curve, or a spring by its damping ratio, takes in seconds; 0.4 by default.
  public var duration = 0.4
  /// The curve or the spring of the way in; a spring without bounce by default.
  public var motion = MotionChoice.dampedSpring(ratio: 1, initialVelocity: 0)
  /// The curve or the spring of the way back; easeInOut by default. What overshoots there becomes
  /// smaller than nothing.
  public var dismissMotion = MotionChoice.curve(.easeInOut)
  /// What darkens the presenter.
  public var dimming = DimmingParameters()
  /// Whether the presenter's view goes once the presentation is done; false by default.
  public var shouldRemovePresentersView = false

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a zoom style", defaults: ZoomParameters(),
    [
      Parameter(
        "source", \.source, .optional(of: .sourceView),
        "The element from which the view grows; without one, or while it is not to be seen, the centre."
      ),
      Parameter("place", \.place, placeKind, "Where the view stands."),
      Parameter("cornerRadius", \.cornerRadius, .length(0...200), "The radius of its corners."),
      Parameter(
        "duration", \.duration, .duration(0...10),
        "How long a curve, or a spring given by dampingRatio alone, takes."),
      Parameter("motion", \.motion, .motion, "The curve or the spring of the way in."),
      Parameter(
        "dismissMotion", \.dismissMotion, .motion, "The curve or the spring of the way back."),
      Parameter(
        "dimming", \.dimming, group: DimmingParameters.table, "What darkens the presenter."),
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
