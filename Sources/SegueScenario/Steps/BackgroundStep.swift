import SegueConfig

/// The app enters the background and comes back.
package nonisolated struct BackgroundStep: Step {
  package static let key = "background"
  package static let summary =
    "The app enters the background and comes back: the system cancels the touches, and animations "
    + "are at their end."
  package static let examples = ["background"]
  package static let word: Self? = Self()

  package var sentence: String? { "go to the background and back" }

  package func take(_ context: StepContext) { context.touches.cancelInBackground() }
}
