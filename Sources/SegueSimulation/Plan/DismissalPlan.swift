import SegueConfig

/// A dismissal as an element or a step asks for it.
public nonisolated struct DismissalPlan: Equatable, Sendable {
  /// Whether it is animated; true by default.
  public var animated = true
  /// The screen that is told to dismiss; nil for the one with the element, or else the topmost.
  public var from: String?

  /// How a step dismisses.
  static func stepKind(_ names: PlanNames) -> ParameterKind<DismissalPlan> {
    .record(
      ParameterTable(
        "a dismissal", defaults: DismissalPlan(),
        [
          animated,
          Parameter(
            "from", \.from, .written(names.screen),
            "The screen told to dismiss: it dismisses what it presents, or else itself."),
        ]))
  }

  /// How an element dismisses the screen it is on.
  static let actionKind = ParameterKind.record(
    ParameterTable("a dismissal", defaults: DismissalPlan(), [animated]))

  private static let animated = Parameter<DismissalPlan>(
    "animated", \.animated, .boolean, "Whether the dismissal is animated.")
}
