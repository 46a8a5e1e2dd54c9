package import SegueConfig

/// Expectations that must hold at every frame from now on.
package nonisolated struct AlwaysStep: Step {
  /// The expectations.
  package var expectations: Expectations

  package static let key = "always"
  package static let summary = "Expectations that must hold at every frame from here to the end."
  package static let examples = ["always: { … }"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    Expectations.kind(names).mapped(Self.init, back: \.expectations)
  }

  package var performed: StepCount { StepCount(watched: expectations.items.count) }
  package var trackedViews: Set<String> { expectations.trackedViews }

  package func perform(_ context: StepContext) {
    context.judge.watch(expectations, mustHold: true)
  }
}
