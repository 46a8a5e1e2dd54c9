import SegueConfig
import SegueCore
public import SegueParts

/// The parameters of the shared-element style.
public nonisolated struct SharedElementParameters: Hashable, Sendable {
  /// The movement of everything that is not shared.
  public enum Movement: String, CaseIterable, Sendable {
    /// The upper view fades in.
    case fade
    /// The upper view pushes the lower one away.
    case push
    /// The upper view slides in from the bottom.
    case slide
  }

  /// The shared elements, the lowest first; none by default.
  public var elements: [SharedElement] = []
  /// The movement of everything else; `fade` by default.
  public var movement = Movement.fade
  /// The duration and motion; by default a spring of 0.4 s without bounce.
  public var timing = TimingParameters(
    duration: 0.4, motion: .dampedSpring(ratio: 1, initialVelocity: 0))
  /// The pans that return: from the leading edge and down.
  public var pan = PanParameters()
  /// Whether the presenting view is removed after a presentation; true by default.
  public var shouldRemovePresentersView = true

  /// Makes the defaults.
  public init() {}

  static let table = ParameterTable(
    "a sharedElement style", defaults: SharedElementParameters(),
    [
      Parameter(
        "elements", \.elements, .list(of: SharedElement.kind, count: 0...50),
        "The elements that move from one view controller to the other, the lowest first."),
      Parameter(
        "movement", \.movement, .choice("a movement"),
        "The movement of everything that is not shared."),
    ] + TimingParameters.parameters(at: \.timing)
      + PanParameters.parameters(at: \.pan, "that dismisses or pops the view")
      + [.shouldRemovePresentersView(\.shouldRemovePresentersView)],
    check: PanParameters.check(at: \.pan, timing: \.timing))
}
