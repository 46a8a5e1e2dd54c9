import SegueConfig

/// A dismissal as an element or a step asks for it.
public nonisolated struct DismissalPlan: Equatable, Sendable {
  /// Whether it is animated; true by default.
  public var animated = true
  /// The screen that is told to dismiss; nil for the one with the element, or the topmost.
  public var from: String?

  static func table(_ names: PlanNames) -> ParameterTable<DismissalPlan> {
    ParameterTable(
      "a dismissal", defaults: DismissalPlan(),
      [
        Parameter("animated", \.animated, .boolean, "Whether the dismissal is animated."),
        Parameter(
          "from", \.from, .written(names.screen),
          "The screen told to dismiss: it dismisses what it presents, or else itself."),
      ])
  }
}
