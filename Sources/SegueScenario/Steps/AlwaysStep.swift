package import SegueConfig

/// Something must hold at every frame from now on.
package nonisolated struct AlwaysStep: Step {
  /// What must hold.
  package var expectations: Expectations

  package static let key = "always"
  package static let summary = "Something must hold from here to the end, at every frame."
  package static let examples = ["always: { … }"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    Expectations.kind(names).mapped(Self.init, back: \.expectations)
  }

  package func take(_ context: StepContext) {
    context.judge.watch(expectations, mustHold: true)
  }
}
