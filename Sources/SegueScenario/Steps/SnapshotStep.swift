package import SegueConfig

/// Names the current frame for pictures.
package nonisolated struct SnapshotStep: Step {
  /// The display name.
  package var name: String

  package static let key = "snapshot"
  package static let summary = "The pictures show the current frame under this name."
  package static let examples = ["snapshot: halfway"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    ParameterKind<String>.name.mapped(Self.init, back: \.name)
  }

  package func perform(_ context: StepContext) {
    context.clock.showNow()
    context.recorder.snapshot(named: name)
  }
}
