import HeadlessUIKit
package import SegueConfig

/// Whether a transition is running.
package nonisolated struct TransitionExpectation: Expectation {
  /// Whether a transition is running.
  package var isRunning: Bool

  package static let key = "transition"
  package static let summary = "Whether a transition is running: running or none."
  package static let examples = ["transition: running", "none"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind<Bool>.choice("a state", [("running", true), ("none", false)])
      .mapped(Self.init, back: \.isRunning)
  }

  package var sentence: String {
    isRunning ? "a transition is running" : "no transition is running"
  }
  package var expected: String { isRunning ? "running" : "none" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let runs = !observation.device.transitions.isEmpty
    return EvaluationResult(runs == isRunning, runs ? "running" : "none")
  }
}
