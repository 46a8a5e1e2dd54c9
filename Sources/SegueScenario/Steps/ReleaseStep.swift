import SegueConfig

/// The held touches end.
package nonisolated struct ReleaseStep: Step {
  package static let key = "release"
  package static let summary = "The held touches end."
  package static let examples = ["release"]
  package static let word: Self? = Self()

  package var sentence: String? { "release" }

  package func perform(_ context: StepContext) {
    guard let touches = context.removeHeld() else { return }
    context.touches.end(touches)
  }
}
