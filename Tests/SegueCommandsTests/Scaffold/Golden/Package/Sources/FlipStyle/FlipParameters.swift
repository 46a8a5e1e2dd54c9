import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the flip style.
public nonisolated struct FlipParameters: Hashable, Sendable {
  /// The scale at which the upper view appears and disappears, 0.01...3; 0.8 by default.
  public var scale = 0.8
  /// The duration and motion; 0.35 s in easeInOut by default.
  public var timing = TimingParameters(duration: 0.35)
  /// The pan that dismisses, pops or selects another tab; it begins anywhere by default.
  public var pan = PanParameters()

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a flip style", defaults: FlipParameters(),
    [
      Parameter(
        "scale", \.scale, .number(0.01...3),
        "The scale at which the upper view appears and disappears; 1 only fades.")
    ] + TimingParameters.parameters(at: \.timing)
      + PanParameters.parameters(at: \.pan, "that dismisses, pops, or selects another tab"))
}
