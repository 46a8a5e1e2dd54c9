import SegueConfig
import SegueCore
import SegueMotion
public import SegueParts

/// The parameters of the cross-dissolve style.
public nonisolated struct CrossDissolveParameters: Hashable, Sendable {
  /// The scale at which the upper view appears and disappears, 0.01...3; 1 by default: it only
  /// fades.
  public var scale = 1.0
  /// The duration and motion; 0.4 s, linear, by default.
  public var timing = TimingParameters(duration: 0.4, motion: .curve(.linear))
  /// The pan that dismisses, pops or selects another tab; it begins at the edge by default. A pan
  /// in its area also interrupts a running transition.
  public var pan = PanParameters(activationArea: .edge)
  /// Whether the presenting view is removed after a presentation; true by default.
  public var shouldRemovePresentersView = true

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a crossDissolve style", defaults: CrossDissolveParameters(),
    [
      Parameter(
        "scale", \.scale, .number(0.01...3),
        "The scale at which the upper view appears and disappears; 1 only fades.")
    ] + TimingParameters.parameters(at: \.timing)
      + PanParameters.parameters(at: \.pan, "that dismisses, pops, or selects another tab")
      + [.shouldRemovePresentersView(\.shouldRemovePresentersView)],
    presets: [
      Named(
        name: "tabFade", value: CrossDissolveParameters(),
        source: "Tabs that fade linearly over 0.4 s; exact."),
      Named(
        name: "materialFadeThrough", value: fadeThrough,
        source: "Material Design's fade through: from a scale of 0.92 over 0.3 s with the standard "
          + "curve (0.4, 0, 0.2, 1). The lower view stays opaque here; there it fades out first."),
    ],
    check: PanParameters.check(at: \.pan, timing: \.timing))

  /// A fade as Material Design's fade through.
  public static let fadeThrough: CrossDissolveParameters = {
    var parameters = CrossDissolveParameters()
    parameters.scale = 0.92
    // The points are valid: easeInOut is never used.
    parameters.timing = TimingParameters(
      duration: 0.3, motion: .curve((try? CubicBezier(0.4, 0, 0.2, 1)) ?? .easeInOut))
    return parameters
  }()
}
