import SegueConfig
public import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the drop style.
public nonisolated struct DropParameters: Hashable, Sendable {
  /// The frame of the card.
  public enum Placement: Hashable, Sendable {
    /// The container's bounds.
    case fill
    /// The safe area, inset on every side, in points.
    case inset(Double)
    /// A size in points, at most the safe area's, at its center.
    case size(width: Double, height: Double)
  }

  /// The frame of the card; 24 points inside the safe area by default.
  public var placement = Placement.inset(24)
  /// The angle by which the card is tilted outside the screen, clockwise after its fall and
  /// counterclockwise before, in radians; 8 degrees by default.
  public var tilt = 8.0 * .pi / 180
  /// The part of the fall in which the card straightens; the whole by default.
  public var straightening = Keyframe()
  /// The radius of the card's corners in points; 20 by default.
  public var cornerRadius = 20.0
  /// The duration and motion; by default a spring of 0.5 s. It does not bounce: below its frame the
  /// card would look as if it were being dismissed, with another dimming.
  public var timing = TimingParameters(
    duration: 0.5, motion: .dampedSpring(ratio: 1, initialVelocity: 0))
  /// The pan that lets the card fall; it begins anywhere by default.
  public var pan = PanParameters()
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView = false

  /// Makes the defaults. The dismissal begins slowly, like a fall.
  public init() { timing.reverse = .init(duration: 0.35, motion: .curve(.easeIn)) }

  static let table = ParameterTable(
    "a drop style", defaults: DropParameters(),
    [
      Parameter("placement", \.placement, placementKind, "The frame of the card."),
      Parameter(
        "tilt", \.tilt, .angle(-90...90),
        "The angle of the card below the screen, clockwise; above the screen it is the opposite."),
      Parameter(
        "straightening", \.straightening, group: Keyframe.table,
        "The part of the fall in which it straightens; a dismissal is the reverse."),
      Parameter("cornerRadius", \.cornerRadius, .length(0...200), "The radius of its corners."),
    ] + TimingParameters.parameters(at: \.timing)
      + PanParameters.parameters(at: \.pan, "that lets the card fall") + [
        .dimming(\.dimming),
        .shouldRemovePresentersView(\.shouldRemovePresentersView),
      ])

  private static let placementKind = ParameterKind<Placement>.oneOf(
    "a placement",
    [
      .words([("fill", .fill)]),
      .tagged("inset", .length(0...400), "The distance from each edge.", Placement.inset),
      .tagged(
        "size", .list(of: .length(1...10_000), count: 2...2), "Width and height."
      ) {
        Placement.size(width: $0[0], height: $0[1])
      } back: { placement in
        if case .size(let width, let height) = placement { [width, height] } else { nil }
      },
    ])
}
