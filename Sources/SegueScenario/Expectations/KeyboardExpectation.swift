import HeadlessUIKit
package import SegueConfig

/// Whether the keyboard is shown or appearing.
package nonisolated struct KeyboardExpectation: Expectation {
  /// Whether the keyboard is shown or appearing.
  package var isShown: Bool

  package static let key = "keyboard"
  package static let summary = "Whether the keyboard is shown, or appearing: shown or hidden."
  package static let examples = ["keyboard: shown", "hidden"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind<Bool>.choice("a state of the keyboard", [("shown", true), ("hidden", false)])
      .mapped(Self.init, back: \.isShown)
  }

  package var sentence: String { "the keyboard is \(expected)" }
  package var expected: String { isShown ? "shown" : "hidden" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let device = observation.device
    guard device.keyboardFrame != nil else { return EvaluationResult(!isShown, "hidden") }
    let chain = device.windows.flatMap { $0.rootViewController?.presentedChain ?? [] }
    guard !isShown, let keeper = chain.first(where: \.isKeepingKeyboard) else {
      return EvaluationResult(isShown, "shown")
    }
    return EvaluationResult(
      false, "shown, because \(device.name(of: keeper)) is a form sheet, which keeps the keyboard")
  }
}
