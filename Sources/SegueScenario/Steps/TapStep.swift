package import SegueConfig

/// A touch on a target that ends 50 ms later.
package nonisolated struct TapStep: Step {
  /// The target.
  package var target: Target

  package static let key = "tap"
  package static let synonyms = ["touch", "click"]
  package static let summary = "A touch begins on the target and ends 50 ms later."
  package static let examples = ["tap: medals"]

  /// The duration of the touch, s: three frames at 60 Hz, so that it is visible.
  static let duration = 0.05

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    Target.kind(names.app).mapped(Self.init, back: \.target)
  }

  package var sentence: String? { "tap \(target.text)" }
  package var minimumDuration: Double { Self.duration }

  package func perform(_ context: StepContext) {
    guard let touches = context.begin(on: target) else { return }
    context.clock.pass(Self.duration)
    context.touches.end(touches)
  }
}
