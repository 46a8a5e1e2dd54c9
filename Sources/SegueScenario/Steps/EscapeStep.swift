import HeadlessUIKit
import SegueConfig

/// The escape gesture of VoiceOver.
package nonisolated struct EscapeStep: Step {
  package static let key = "escape"
  package static let summary =
    "The user performs VoiceOver's escape gesture: the topmost screen is popped, or its presentation "
    + "is dismissed if the user may do so: one with a transition, a sheet, a popover, or an alert with "
    + "a cancel button."
  package static let examples = ["escape"]
  package static let word: Self? = Self()

  package var sentence: String? { "perform the escape gesture" }

  package func perform(_ context: StepContext) {
    if context.device.accessibility.performEscapeGesture() { return }
    context.fail(
      "the escape gesture is handled", expected: "a screen that it pops or dismisses", found: "none"
    )
  }
}
