package import SegueConfig

/// The view controllers that have been dismissed, popped or replaced, and are still alive.
package nonisolated struct LeaksExpectation: Expectation {
  /// The names of screens and containers, sorted; one for each view controller.
  package var names: [String]

  package static let key = "leaks"
  package static let summary =
    "View controllers of the file that are neither presented nor in a container nor on the screen, "
    + "and still alive, or none."
  package static let examples = ["leaks: none", "[games]"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind.none(
      or: .list(of: names.app.presenter, count: 1...1_000), "a list of screens"
    ).mapped({ Self(names: $0.sorted()) }, back: \.names)
  }

  package var sentence: String {
    names.isEmpty ? "no view controller leaks" : "the view controllers \(expected) leak"
  }
  package var expected: String { Self.text(names) }

  private static func text(_ names: [String]) -> String {
    names.isEmpty ? "none" : "[\(names.listText)]"
  }

  private static func reasons(_ leaks: [(name: String, retention: Retention)]) -> String {
    leaks.map { "; \($0.name): \($0.retention.reason)" }.joined()
  }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let found = observation.app.leakedNames.sorted()
    if found == names { observation.expectLeaks(of: names) }
    return EvaluationResult(found == names, Self.text(found) + Self.reasons(observation.app.leaks))
  }
}
