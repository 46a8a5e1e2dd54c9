package import SegueConfig

/// A step of a scenario: input of the user, an action of the app, an event of the device, or
/// expectations. One type for each, listed in `StepList`; every action is also a step.
package nonisolated protocol Step: ListedValue where Names == ScenarioNames {
  /// The one-line text of the recording's step event; `nil`, the default, for a step that only
  /// waits or checks.
  var sentence: String? { get }
  /// How much is performed, with the steps in the step; one step by default.
  var performed: StepCount { get }
  /// The views whose positions are sampled at every frame, for expectations in the step; none by
  /// default.
  var trackedViews: Set<String> { get }
  /// The minimum duration, s; 0 by default.
  var minimumDuration: Double { get }
  /// Performs the step.
  @MainActor func perform(_ context: StepContext)
}

nonisolated extension Step {
  /// The default implementation returns `nil`.
  package var sentence: String? { nil }

  /// The default implementation returns one step.
  package var performed: StepCount { StepCount() }

  /// The default implementation returns none.
  package var trackedViews: Set<String> { [] }

  /// The default implementation returns 0.
  package var minimumDuration: Double { 0 }
}
