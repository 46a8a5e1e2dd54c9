import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the swipe-back style.
public nonisolated struct SwipeBackParameters: Hashable, Sendable {
  /// The area in which a swipe may begin.
  public enum ActivationArea: Hashable, Sendable {
    /// The full page.
    case full
    /// The leading edge.
    case edge
  }

  /// The area in which a swipe may begin; the full page by default.
  public var activationArea = ActivationArea.full
  /// The duration and motion of a push or pop by code; 0.4 s, linear, by default.
  public var timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
  /// The offset of the covered page, as a fraction of the width, 0...1; 0.5 by default.
  public var parallax = 0.5
  /// The opacity of the shadow next to the upper page, 0...1, which fades as the page disappears;
  /// 0.8 by default.
  public var shadow = 0.8
  /// The interactive pop.
  public var drag = DragParameters()

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a swipeBack style", defaults: SwipeBackParameters(),
    [
      Parameter(
        "activationArea", \.activationArea,
        .oneOf("an activation area", [.words([("full", .full), ("edge", .edge)])]),
        "The area in which a swipe may begin: the full page, or its leading edge.")
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "parallax", \.parallax, .fraction(),
        "The offset of the covered page, as a fraction of the width."),
      Parameter(
        "shadow", \.shadow, .fraction(),
        "The opacity of the upper page's shadow, which fades as the page disappears; 0 for none."
      ),
      Parameter(
        "drag", \.drag, group: DragParameters.table, "The drag that pops the view controller."),
    ])
}
