import SegueConfig
import SegueScenario
import Testing

/// A text with errors, and its complete report.
nonisolated struct MistakeCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let report: String

  init(_ description: String, _ text: String, _ report: String) {
    testDescription = description
    self.text = text
    self.report = report
  }
}

/// The keys that messages list, from the lists that decode files.
nonisolated enum ListedKeys {
  static let expectations = ExpectationList.all.map { $0.key }.joined(separator: ", ")
  static let actions = ActionList.all.flatMap { type in
    // A word that is also a key is listed as a key only.
    type.key == "endEditing" ? [] : [type.key]
  }.joined(separator: ", ")
  static let actionForms = ActionList.all.flatMap { type in
    type.key == "endEditing" ? [] : ["{ \(type.key): … }"]
  }.joined(separator: ", ")
}

@Suite struct MistakeTests {
  @Test(
    "errors in steps are reported at their source locations",
    arguments: MistakeCase.actions + MistakeCase.touches + MistakeCase.expectations)
  func steps(_ mistake: MistakeCase) {
    let read = decode(app(mistake.text))
    #expect(read.plan == nil)
    #expect(read.report == mistake.report)
  }

  @Test(
    "errors in files are reported at their source locations",
    arguments: MistakeCase.files + MistakeCase.containers + MistakeCase.lists + MistakeCase.elements
      + MistakeCase.alerts
  )
  func files(_ mistake: MistakeCase) {
    let read = decode(mistake.text)
    #expect(read.plan == nil)
    #expect(read.report == mistake.report)
  }
}
