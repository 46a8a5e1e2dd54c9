import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the sheet style.
public nonisolated struct SheetParameters: Hashable, Sendable {
  /// The heights at which the sheet rests, in any order; medium alone by default. It is presented
  /// at the lowest.
  public var detents = [Detent.medium]
  /// The radius of the upper corners, pt; 8 by default.
  public var cornerRadius = 8.0
  /// Whether the sheet has a grabber; true by default.
  public var grabberVisible = true
  /// The dimming of the presenter.
  public var dimming = BackdropParameters()
  /// Whether a drag may dismiss the sheet; true by default.
  public var dismissOnDrag = true
  /// The interactive dismissal; completed from half of the travel, or from 2000 pt/s, by default.
  public var drag = DragParameters()
  /// The distance that the sheet follows a drag past its bounds before it resists, pt; 30 by
  /// default. At 0 it does not follow, and the drag's distance restarts at 0 where it reverses.
  public var rubberBand = 30.0
  /// The presenter's appearance during the presentation.
  public var presenter = PresenterParameters()
  /// Whether the presenting view is removed after the presentation; false by default.
  public var shouldRemovePresentersView = false
  /// The duration and motion; by default a spring of 0.33 s without bounce.
  public var timing = TimingParameters(
    duration: 0.33, motion: .dampedSpring(ratio: 1, initialVelocity: 0))

  /// Makes the defaults.
  public init() {
    drag.threshold = 0.5
    drag.velocityThreshold = 2000
  }

  /// A full-screen view that follows a drag down from anywhere.
  public static let pullToDismiss: SheetParameters = {
    var parameters = SheetParameters()
    parameters.detents = [.large]
    parameters.cornerRadius = 0
    parameters.grabberVisible = false
    parameters.rubberBand = 0
    parameters.drag.threshold = 0.4
    parameters.drag.velocityThreshold = 100_000
    parameters.drag.settleMotion = .curve(.linear)
    parameters.timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
    return parameters
  }()

  /// A card in front of a scaled-down and dimmed presenter.
  public static let card: SheetParameters = {
    var card = pullToDismiss
    card.detents = [.inset(50)]
    card.cornerRadius = 6
    card.dimming.opacity = 0.7
    card.presenter.scale = 0.9
    card.presenter.cornerRadius = 6
    card.timing.forward.motion = .curve(.easeOut)
    return card
  }()

  static let table = ParameterTable(
    "a sheet style", defaults: SheetParameters(),
    [
      Parameter(
        "detents", \.detents, .list(of: Detent.kind, count: 1...8),
        "The heights at which the sheet rests, in any order; it is presented at the lowest."),
      Parameter(
        "cornerRadius", \.cornerRadius, .length(0...200), "The radius of the upper corners."),
      Parameter(
        "grabberVisible", \.grabberVisible, .boolean, "Whether a grabber is shown at the top."),
      .dimming(\.dimming),
      Parameter(
        "dismissOnDrag", \.dismissOnDrag, .boolean,
        "Whether a drag may dismiss the sheet."),
      Parameter(
        "drag", \.drag, group: DragParameters.table,
        "The drag that resizes the sheet and dismisses it."),
      Parameter(
        "rubberBand", \.rubberBand, .length(0...1000),
        "How far the sheet follows a drag past its bounds before it resists; 0 to stay."),
      Parameter(
        "presenter", \.presenter, group: PresenterParameters.table,
        "The presenter's appearance during the presentation."),
      .shouldRemovePresentersView(\.shouldRemovePresentersView),
    ] + TimingParameters.parameters(at: \.timing),
    presets: [
      Named(name: "bottomSheet", value: SheetParameters()),
      Named(name: "pullToDismiss", value: pullToDismiss), Named(name: "card", value: card),
    ])
}
