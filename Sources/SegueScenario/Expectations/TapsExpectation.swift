package import SegueConfig

/// The numbers of taps on elements since the scenario began.
package nonisolated struct TapsExpectation: Expectation {
  /// The expected number of each element, in file order.
  package var counts: [Named<Int>]

  package static let key = "taps"
  package static let summary =
    "How often a tap on an element was recognized, and its action performed, since the scenario "
    + "began; a tap that does not reach the element does not count."
  package static let examples = ["taps: { medals: 2, rotate: 0 }"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ReferenceMap.kind(
      "a map of elements", from: "element",
      .reference(to: "element", among: names.app.elements, takesAny: !names.app.knowsScreens),
      to: .integer(0...10_000)
    ).mapped(Self.init, back: \.counts)
  }

  package var sentence: String {
    counts.map { "\($0.name) was tapped \(Self.text($0.value))" }.listText
  }
  package var expected: String { counts.map { "\($0.name) \($0.value)" }.listText }

  private static func text(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let found = counts.map { ($0.name, observation.app.tapCount(of: $0.name)) }
    return EvaluationResult(
      zip(counts, found).allSatisfy { $0.value == $1.1 },
      found.map { "\($0.0) \($0.1)" }.listText)
  }
}
