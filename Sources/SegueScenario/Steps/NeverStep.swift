package import SegueConfig

/// Expectations that must not hold at any frame from now on.
package nonisolated struct NeverStep: Step {
  /// The expectations, each judged separately.
  package var expectations: Expectations

  package static let key = "never"
  package static let summary = "Expectations that must not hold at any frame from here to the end."
  package static let examples = ["never: { … }"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    Expectations.kind(names).mapped(Self.init, back: \.expectations)
  }

  package var performed: StepCount { StepCount(watched: expectations.items.count) }
  package var trackedViews: Set<String> { expectations.trackedViews }

  package func perform(_ context: StepContext) {
    context.judge.watch(expectations, mustHold: false)
  }
}
