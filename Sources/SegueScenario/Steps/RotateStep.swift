package import HeadlessUIKit
package import SegueConfig

/// The device is rotated.
package nonisolated struct RotateStep: Step {
  /// The new orientation.
  package var orientation: UIInterfaceOrientation

  package static let key = "rotate"
  package static let summary = "The device is rotated."
  package static let examples = ["rotate: landscapeLeft"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    UIInterfaceOrientation.kind.mapped(Self.init, back: \.orientation)
  }

  package var sentence: String? { "rotate to \(orientation.name)" }

  package var performed: StepCount { StepCount(rotations: 1) }

  package func perform(_ context: StepContext) { context.device.rotate(to: orientation) }
}
