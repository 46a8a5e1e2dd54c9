import SegueConfig
import SegueScenario
import SegueYAML
import Testing

/// The examples of steps and expectations in the reference page are valid.
@Suite struct ExampleTests {
  /// An example and its key.
  nonisolated struct Example: CustomTestStringConvertible, Sendable {
    let key: String
    let text: String
    var testDescription: String { text }

    /// Creates an example with its key; `nil` for one with an ellipsis (`…`).
    init?(_ key: String, _ text: String) {
      guard !text.contains("…") else { return nil }
      self.key = key
      self.text = text == key || text.hasPrefix("\(key): ") ? text : "\(key): \(text)"
    }
  }

  nonisolated static let names = ScenarioNames(AppNames(catalog: catalog))
  nonisolated static let steps = StepList.all(names).flatMap { step in
    step.examples.compactMap { Example(step.key, $0) }
  }
  nonisolated static let expectations = ExpectationList.all.flatMap { expectation in
    expectation.examples.compactMap { Example(expectation.key, $0) }
  }

  @Test("every example of a step decodes as that step", arguments: steps)
  func step(_ example: Example) {
    #expect(keys(of: "[{ \(example.text) }]", or: "[\(example.text)]") == [example.key])
  }

  @Test("every example of an expectation decodes", arguments: expectations)
  func expectation(_ example: Example) {
    #expect(keys(of: "[{ expect: { \(example.text) } }]", or: "") == ["expect"])
  }

  /// Returns the keys of the decoded steps; a single word is not a map.
  private func keys(of map: String, or word: String) -> [String] {
    let text = map.contains(": ") ? map : word
    let read = decode(
      """
      screens:
        home: { contentHeight: 900, elements: [{ id: medals }, { id: rotate }] }
        detail: {}
        games: {}
        settings: {}
        two: {}
        draft: {}
      root: { tabs: [{ navigation: [home] }, { pages: [two] }, settings] }
      steps: { openGames: [tap: medals] }
      scenarios: [{ name: it, steps: \(text) }]
      """)
    #expect(read.report == "")
    return read.plan?.scenarios.first?.steps.map { type(of: $0.value).key } ?? []
  }
}
