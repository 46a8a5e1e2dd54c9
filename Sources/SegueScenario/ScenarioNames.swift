package import SegueApp

/// What the scenarios of a file are read with: the names in it, and the lists that it chooses from.
package nonisolated struct ScenarioNames: Sendable {
  /// The names that the app gives.
  package let app: AppNames
  /// The steps that a scenario may have, beside the app's actions.
  package let steps: [any Step.Type]
  /// What a scenario may expect.
  package let expectations: [any Expectation.Type]

  /// The names of an app, with lists that are Segue's own by default.
  package init(
    _ app: AppNames, steps: [any Step.Type] = StepList.own,
    expectations: [any Expectation.Type] = ExpectationList.all
  ) {
    self.app = app
    self.steps = steps
    self.expectations = expectations
  }
}
