package import SegueConfig

/// A step of a scenario: what the user, the app or the device does, or what must hold. One type for
/// each, listed in `StepList`; every action of the app is a step as well.
package nonisolated protocol Step: ListedValue where Names == ScenarioNames {
  /// What it does, on one line, as the recording's events show it; nil where it only waits or looks,
  /// as by default.
  var sentence: String? { get }
  /// The time that passes at least, s; 0 by default.
  var leastDuration: Double { get }
  /// Takes the step.
  @MainActor func take(_ context: StepContext)
}

nonisolated extension Step {
  /// It only waits or looks.
  package var sentence: String? { nil }

  /// No time needs to pass.
  package var leastDuration: Double { 0 }
}
