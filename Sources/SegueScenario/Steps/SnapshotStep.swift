import SegueApp
package import SegueConfig

/// The picture of the moment gets a name.
package nonisolated struct SnapshotStep: Step {
  /// The name, in a few words.
  package var name: String

  package static let key = "snapshot"
  package static let summary = "The moment is in the pictures, by this name."
  package static let examples = ["snapshot: half way"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    ParameterKind<String>.name.mapped(Self.init, back: \.name)
  }

  package func take(_ context: StepContext) {
    context.clock.showNow()
    context.recorder.snapshot(named: name)
  }
}
