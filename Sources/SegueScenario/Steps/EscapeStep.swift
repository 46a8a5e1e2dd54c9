import HeadlessUIKit
import SegueConfig

/// The escape gesture of VoiceOver.
package nonisolated struct EscapeStep: Step {
  package static let key = "escape"
  package static let summary =
    "The user performs VoiceOver's escape gesture: a screen with a transition is dismissed or "
    + "popped, if it may be."
  package static let examples = ["escape"]
  package static let word: Self? = Self()

  package var sentence: String? { "perform the escape gesture" }

  package func take(_ context: StepContext) {
    if context.device.accessibility.performEscapeGesture() { return }
    context.fail(
      "the escape gesture is handled", expected: "a screen with a transition", found: "none")
  }
}
