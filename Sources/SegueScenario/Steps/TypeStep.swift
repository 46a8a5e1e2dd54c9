import HeadlessUIKit
package import SegueConfig

/// The user types on the keyboard, which must be shown.
package nonisolated struct TypeStep: Step {
  /// The text.
  package var text: String

  package static let key = "type"
  package static let synonyms = ["typeText", "textField"]
  package static let summary = "The user types into the first responder, on the keyboard."
  package static let examples = ["type: Well played"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    ParameterKind<String>.text.mapped(Self.init, back: \.text)
  }

  package var sentence: String? { "type \(quoted(text))" }

  package func perform(_ context: StepContext) {
    guard !context.device.typeText(text) else { return }
    context.fail(
      "there is a keyboard to type on", expected: "a text field that is first responder",
      found: context.device.keyboardFrame == nil
        ? "no keyboard" : "a keyboard that a form sheet keeps, and no first responder")
  }
}
