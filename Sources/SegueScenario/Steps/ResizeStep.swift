package import HeadlessUIKit
package import SegueConfig

/// The window is resized.
package nonisolated struct ResizeStep: Step {
  /// The new size, pt.
  package var size: CGSize

  package static let key = "resize"
  package static let summary = "The window is resized."
  package static let examples = ["resize: [600, 800]"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    CGSize.kind.mapped(Self.init, back: \.size)
  }

  package var sentence: String? {
    "resize to \(Double(size.width).text) x \(Double(size.height).text)"
  }

  package var performed: StepCount { StepCount(rotations: 1) }

  package func perform(_ context: StepContext) { context.device.resize(to: size) }
}
