package import SegueConfig

/// Something must hold at no frame from now on.
package nonisolated struct NeverStep: Step {
  /// What must not hold; each by itself.
  package var expectations: Expectations

  package static let key = "never"
  package static let summary = "Something must hold at no frame from here to the end."
  package static let examples = ["never: { … }"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    Expectations.kind(names).mapped(Self.init, back: \.expectations)
  }

  package func take(_ context: StepContext) {
    context.judge.watch(expectations, mustHold: false)
  }
}
