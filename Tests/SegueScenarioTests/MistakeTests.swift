import SegueScenario
import Testing

/// A text with a mistake, and the whole report of it.
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

@Suite struct MistakeTests {
  @Test(
    "mistakes in steps are reported where they stand",
    arguments: MistakeCase.actions + MistakeCase.touches + MistakeCase.expectations)
  func steps(_ mistake: MistakeCase) {
    let read = decode(app(mistake.text))
    #expect(read.plan == nil)
    #expect(read.report == mistake.report)
  }

  @Test(
    "mistakes in files are reported where they stand",
    arguments: MistakeCase.files + MistakeCase.containers + MistakeCase.lists + MistakeCase.elements
      + MistakeCase.alerts
  )
  func files(_ mistake: MistakeCase) {
    let read = decode(mistake.text)
    #expect(read.plan == nil)
    #expect(read.report == mistake.report)
  }
}
