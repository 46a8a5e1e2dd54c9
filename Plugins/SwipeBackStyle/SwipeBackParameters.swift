import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the swipe-back style.
public nonisolated struct SwipeBackParameters: Hashable, Sendable {
  /// The interactive pop: where a swipe may begin, and when it completes.
  public var pan = PanParameters()
  /// The duration and motion of a programmatic push or pop; 0.4 s, linear, by default.
  public var timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
  /// The offset of the covered view, as a fraction of the width, 0...1; 0.5 by default.
  public var parallax = 0.5
  /// The opacity of the shadow next to the upper view, 0...1, which fades as the view disappears;
  /// 0.8 by default.
  public var shadowOpacity = 0.8

  /// Makes the defaults.
  public init() {}

  /// A push and pop with the duration and parallax of UIKit's.
  public static let system: SwipeBackParameters = {
    var parameters = SwipeBackParameters()
    parameters.pan.activationArea = .edge
    parameters.pan.drag.threshold = 0.5
    parameters.timing = TimingParameters(duration: 0.5, motion: .system)
    parameters.parallax = 0.3
    parameters.shadowOpacity = 0
    return parameters
  }()

  static let table = ParameterTable(
    "a swipeBack style", defaults: SwipeBackParameters(),
    PanParameters.parameters(at: \.pan, "that pops the view controller")
      + TimingParameters.parameters(at: \.timing) + [
        Parameter(
          "parallax", \.parallax, .fraction(),
          "The offset of the covered view, as a fraction of the width."),
        Parameter(
          "shadowOpacity", \.shadowOpacity, .fraction(),
          "The opacity of the upper view's shadow, which fades as the view disappears; 0 for none."
        ),
      ],
    presets: [
      Named(
        name: "fullPage", value: SwipeBackParameters(),
        source:
          "A swipe back from anywhere, 0.4 s linear, with half of the width as parallax; exact."),
      Named(
        name: "system", value: system,
        source: "UIKit's push: a critically damped spring of 18.2574 rad/s, and a parallax of 0.3; "
          + "exact for the spring, the parallax is measured from pictures."),
    ],
    check: PanParameters.check(at: \.pan, timing: \.timing))
}
