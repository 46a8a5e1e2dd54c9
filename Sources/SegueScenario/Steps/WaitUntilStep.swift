package import SegueConfig

/// Time passes until expectations hold.
package nonisolated struct WaitUntilStep: Step {
  /// The expectations.
  package var expectations = Expectations()
  /// The longest time, s; 10 by default. Exceeding it is a failure.
  package var within = 10.0

  package static let key = "waitUntil"
  package static let synonyms = ["waitFor", "waitForExistence", "until", "extendedWaitUntil"]
  package static let summary =
    "Time passes until the expectations hold at one frame, for at most `within`, 10 s by default; "
    + "exceeding it is a failure."
  package static let examples = ["waitUntil: { … }", "{ …, within: 2s }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    Expectations.table(names, with: ["within"]).lifted(
      to: \.expectations, of: Self(),
      adding: [
        Parameter(
          "within", \.within, .stepDuration, "The longest time that the step can take.")
      ])
  }

  package var trackedViews: Set<String> { expectations.trackedViews }

  package func perform(_ context: StepContext) {
    context.judge.judge(expectations, within: within, context.clock)
  }
}
