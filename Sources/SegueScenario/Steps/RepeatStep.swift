package import SegueConfig

/// Steps that are performed several times.
package nonisolated struct RepeatStep: Step {
  /// The number of repetitions, 1 to 1000.
  package var times = 1
  /// The steps in order.
  package var steps: [Located<any Step>] = []

  package static let key = "repeat"
  package static let synonyms = ["loop", "times"]
  package static let summary =
    "The steps are performed `times` times. Each repetition counts for the limits of a scenario."
  package static let examples = ["repeat: { times: 3, steps: [tap: medals, settle] }"]

  /// Returns whether both repeat equal steps as often.
  package static func == (left: RepeatStep, right: RepeatStep) -> Bool {
    left.times == right.times && left.steps.equal(right.steps)
  }

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a repetition", defaults: Self(),
      [
        Parameter(
          "times", \.times, .integer(1...1000), required: true, "How often they are performed."),
        Parameter(
          "steps", \.steps,
          .list(of: .located(StepList.kind(names)), count: 1...ScenarioPlan.mostSteps),
          required: true, "The steps, in order."),
      ])
  }

  package var minimumDuration: Double { Double(times) * steps.minimumDuration }
  package var performed: StepCount { StepCount() + times * steps.performed }
  package var trackedViews: Set<String> { steps.trackedViews }

  package func perform(_ context: StepContext) {
    for _ in 0..<times {
      guard context.perform(steps) else { return }
    }
  }
}
