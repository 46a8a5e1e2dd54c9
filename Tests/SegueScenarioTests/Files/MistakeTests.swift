import SegueConfig
import SegueCore
import SegueScenario
import TestSupport
import Testing

/// A text with errors, and its report without excerpts.
nonisolated struct MistakeCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let report: String

  /// Returns the cases of a text: a line `== description`, the text, a line `--`, and the report.
  static func list(_ text: String) -> [MistakeCase] {
    textCases(text).map { MistakeCase(testDescription: $0, text: $1[0], report: $1[1]) }
  }
}

/// The keys that messages list, from the lists that decode files.
nonisolated enum ListedKeys {
  private static let names = ScenarioNames(AppNames(catalog: StyleCatalog([])))

  static let expectations = ExpectationList.all.map { $0.key }.joined(separator: ", ")
  /// A sentence that begins with a small letter; after another one it has a capital `T`.
  static let steps = listing(keys(of: StepList.all(names)), called: "keys")
  static let stepForms = forms(of: StepList.all(names))
  static let actions = listing(
    keys(of: StepList.all(ScenarioNames(names.app, steps: []))), called: "keys")
  static let actionForms = forms(of: StepList.all(ScenarioNames(names.app, steps: [])))

  /// The keys that a map can have; some steps are only words.
  static func keys(of steps: [any Step.Type]) -> [String] {
    steps.filter { hasMap($0) }.map { $0.key }
  }

  private static func forms(of steps: [any Step.Type]) -> String {
    let words = steps.filter { isWord($0) }.map { "'\($0.key)'" }
    return (words + keys(of: steps).map { "{ \($0): … }" }).joined(separator: ", ")
  }

  private static func hasMap<Listed: Step>(_ step: Listed.Type) -> Bool {
    step.kind(names) != nil
  }

  private static func isWord<Listed: Step>(_ step: Listed.Type) -> Bool { step.word != nil }
}

@Suite struct MistakeTests {
  @Test(
    "errors in steps are reported at their source locations",
    arguments: MistakeCase.actions + MistakeCase.touches + MistakeCase.expectations)
  func steps(_ mistake: MistakeCase) {
    let read = decode(app(mistake.text))
    #expect(read.plan == nil)
    #expect(withoutExcerpts(read.report) == mistake.report)
  }

  @Test(
    "errors in files are reported at their source locations",
    arguments: MistakeCase.files + MistakeCase.containers + MistakeCase.lists + MistakeCase.elements
      + MistakeCase.alerts
  )
  func files(_ mistake: MistakeCase) {
    let read = decode(mistake.text)
    #expect(read.plan == nil)
    #expect(withoutExcerpts(read.report) == mistake.report)
  }
}
