import SegueConfig

/// The app enters the background and returns to the foreground.
package nonisolated struct BackgroundStep: Step {
  package static let key = "background"
  package static let summary =
    "The app enters the background and returns: the system cancels the touches and finishes the "
    + "animations."
  package static let examples = ["background"]
  package static let word: Self? = Self()

  package var sentence: String? { "enter the background and return" }

  package func perform(_ context: StepContext) { context.touches.cancelInBackground() }
}
