import SegueApp
import SegueConfig
import SegueScenario
import SegueYAML
import Testing

/// What the reference page shows of steps and expectations can be written.
@Suite struct ExampleTests {
  /// An example, and the key that it belongs to.
  nonisolated struct Example: CustomTestStringConvertible, Sendable {
    let key: String
    let text: String
    var testDescription: String { text }

    /// The examples without a gap (`…`), each with its key.
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

  @Test("an example of a step is that step", arguments: steps)
  func step(_ example: Example) {
    #expect(keys(of: "[{ \(example.text) }]", or: "[\(example.text)]") == [example.key])
  }

  @Test("an example of an expectation is expected", arguments: expectations)
  func expectation(_ example: Example) {
    #expect(keys(of: "[{ expect: { \(example.text) } }]", or: "") == ["expect"])
  }

  /// The keys of the steps that a text is read as; a word alone is no map.
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
      scenarios: [{ name: it, steps: \(text) }]
      """)
    #expect(read.report == "")
    return read.plan?.scenarios.first?.steps.map { type(of: $0.value).key } ?? []
  }
}
