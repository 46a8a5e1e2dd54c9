/// The names and the lists with which scenarios are decoded.
package nonisolated struct ScenarioNames: Sendable {
  /// The names that the app defines.
  package let app: AppNames
  /// The steps in addition to the app's actions.
  package let steps: [any Step.Type]
  /// The expectations.
  package let expectations: [any Expectation.Type]
  /// The lists of steps that the file names.
  package internal(set) var namedSteps = NamedSteps()

  /// Creates names with an app's names; the lists are Segue's by default.
  package init(
    _ app: AppNames, steps: [any Step.Type] = StepList.own,
    expectations: [any Expectation.Type] = ExpectationList.all
  ) {
    self.app = app
    self.steps = steps
    self.expectations = expectations
  }
}
