import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the swipe-back style.
public nonisolated struct SwipeBackParameters: Hashable, Sendable {
  /// The area in which a swipe may begin.
  public enum ActivationArea: Hashable, Sendable {
    /// The full view of the navigation controller.
    case full
    /// Its leading edge.
    case edge
  }

  /// The area in which a swipe may begin; the full view by default.
  public var activationArea = ActivationArea.full
  /// The duration and motion of a programmatic push or pop; 0.4 s, linear, by default.
  public var timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
  /// The offset of the covered view, as a fraction of the width, 0...1; 0.5 by default.
  public var parallax = 0.5
  /// The opacity of the shadow next to the upper view, 0...1, which fades as the view disappears;
  /// 0.8 by default.
  public var shadowOpacity = 0.8
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
        "The area in which a swipe may begin: the full view, or its leading edge.")
    ] + TimingParameters.parameters(at: \.timing) + [
      Parameter(
        "parallax", \.parallax, .fraction(),
        "The offset of the covered view, as a fraction of the width."),
      Parameter(
        "shadowOpacity", \.shadowOpacity, .fraction(),
        "The opacity of the upper view's shadow, which fades as the view disappears; 0 for none."
      ),
      Parameter(
        "drag", \.drag, group: DragParameters.table, "The drag that pops the view controller."),
    ])
}
