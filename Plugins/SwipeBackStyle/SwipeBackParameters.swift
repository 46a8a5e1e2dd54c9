import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The tunables of the swipe-back style.
public nonisolated struct SwipeBackParameters: Hashable, Sendable {
  /// Where a finger may land to pop.
  public enum ActivationArea: Hashable, Sendable {
    /// Anywhere on the page.
    case full
    /// At the edge where reading begins.
    case edge
  }

  /// Where a finger may land to pop; the full page by default.
  public var activationArea = ActivationArea.full
  /// How long a push or pop by code takes and how it moves; 0.4 s, linear, by default.
  public var timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
  /// How far the lower page stands aside while it is covered, as a share of the width, 0...1; half
  /// by default.
  public var parallax = 0.5
  /// How dark the shadow beside the upper page is, 0...1, until it fades as the page goes; 0.8 by
  /// default.
  public var shadow = 0.8
  /// How the finger drives the pop.
  public var drag = DragParameters()

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a swipeBack style", defaults: SwipeBackParameters(),
    [
      Parameter(
        "activationArea", \.activationArea,
        .oneOf("an activation area", [.words([("full", .full), ("edge", .edge)])]),
        "Where a finger may land to pop: anywhere, or at the edge where reading begins.")
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "parallax", \.parallax, .fraction(),
        "How far the lower page stands aside while it is covered, as a share of the width."),
      Parameter(
        "shadow", \.shadow, .fraction(),
        "How dark the shadow beside the upper page is until it fades as the page goes; 0 for none."
      ),
      Parameter("drag", \.drag, group: DragParameters.table, "How the finger drives the pop."),
    ])
}
