import HeadlessUIKit
package import SegueConfig

/// The value of a slider, the state of a switch, or the text of a text field.
package nonisolated struct ControlExpectation: Expectation {
  /// The element.
  package var of = ""
  /// The value of a slider, 0 to 1; `nil` is not compared.
  package private(set) var value: ExpectedNumber?
  /// Whether a switch is on; `nil` is not compared.
  package private(set) var isOn: Bool?
  /// The text of a text field; `nil` is not compared.
  package private(set) var text: String?
  /// The tolerance of the value; 0.01 by default.
  package private(set) var tolerance = 0.01

  package static let key = "control"
  package static let summary =
    "The value of a slider, the state of a switch, or the text of a text field; the tolerance of a "
    + "value is 0.01 by default."
  package static let examples = [
    "control: { of: medals, value: 0.5 }",
    "{ of: medals, value: { atLeast: 0.5 }, tolerance: 0.1 }",
    "{ of: medals, isOn: true }", "{ of: medals, text: Paris }",
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a control", defaults: Self(),
        [
          Parameter(
            "of", \.of,
            .reference(to: "element", among: names.app.elements, takesAny: !names.app.knowsScreens),
            required: true, "The element."),
          Parameter(
            "value", \.value, .optional(ExpectedNumber.kind(.fraction())), "The value of a slider."),
          Parameter("isOn", \.isOn, .optional(.boolean), "Whether a switch is on."),
          Parameter("text", \.text, .optional(.text), "The text of a text field."),
          Parameter("tolerance", \.tolerance, .fraction(), "The tolerance of the value."),
        ]
      ).requiringAnyKey(
        "empty-expectation", "the control expectation is empty", besides: ["tolerance"]))
  }

  package var sentence: String { "\(of) has \(expected)" }

  package var expected: String {
    let parts = [
      value.map { "the value \($0.text) ± \(tolerance.text)" }, isOn.map { "isOn \($0)" },
      text.map { "the text \(quoted($0))" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { view in
      let control = Self.control(in: view)
      // An expected property of another kind of control fails.
      if let slider = control as? UISlider {
        let found = Double(slider.value)
        let hasSliderKeysOnly = isOn == nil && text == nil
        return EvaluationResult(
          Match(hasSliderKeysOnly) && (value?.match(found, tolerance) ?? Match(true)),
          "the value \(found.text)")
      }
      if let control = control as? UISwitch {
        return EvaluationResult(
          value == nil && text == nil && isOn ?? control.isOn == control.isOn,
          "isOn \(control.isOn)")
      }
      if let field = control as? UITextField {
        let found = field.text ?? ""
        return EvaluationResult(
          value == nil && isOn == nil && text ?? found == found, "the text \(quoted(found))")
      }
      return EvaluationResult(false, "\(of) is no slider, switch or text field")
    }
  }

  /// Returns the control in the view of an element.
  @MainActor private static func control(in view: UIView) -> UIControl? {
    view as? UIControl ?? view.subviews.lazy.compactMap { control(in: $0) }.first
  }
}
