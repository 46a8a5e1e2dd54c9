package import SegueConfig

/// Time passes.
package nonisolated struct WaitStep: Step {
  /// The duration, s.
  package var seconds: Double

  package static let key = "wait"
  package static let synonyms = ["sleep"]
  package static let summary = "Time passes."
  package static let examples = ["wait: 150ms"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    ParameterKind<Double>.stepDuration.mapped(Self.init, back: \.seconds)
  }

  package var minimumDuration: Double { seconds }

  package func perform(_ context: StepContext) { context.clock.pass(seconds) }
}
