package import SegueConfig

/// A step of a scenario: input of the user, an action of the app, an event of the device, or
/// expectations. One type for each, listed in `StepList`; every action is also a step.
package nonisolated protocol Step: ListedValue where Names == ScenarioNames {
  /// The one-line text of the recording's step event; `nil`, the default, for a step that only
  /// waits or checks.
  var sentence: String? { get }
  /// The steps in the step; none by default.
  var steps: [Located<any Step>] { get }
  /// The expectations of the step and of the steps in it; by default those of the steps.
  var allExpectations: [Located<any Expectation>] { get }
  /// The minimum duration, s; 0 by default.
  var minimumDuration: Double { get }
  /// Performs the step.
  @MainActor func take(_ context: StepContext)
}

nonisolated extension Step {
  /// The default implementation returns `nil`.
  package var sentence: String? { nil }

  /// The default implementation returns none.
  package var steps: [Located<any Step>] { [] }

  /// The default implementation returns those of the steps in it.
  package var allExpectations: [Located<any Expectation>] { steps.flatMap(\.value.allExpectations) }

  /// The default implementation returns 0.
  package var minimumDuration: Double { 0 }
}
