import HeadlessUIKit
package import SegueConfig
import SegueRecording

/// The codes of the diagnostics that the device has reported since the scenario began, in order;
/// expected diagnostics do not fail the scenario.
package nonisolated struct DiagnosticsExpectation: Expectation {
  /// The codes, in the order of the reports; empty for no diagnostic.
  package var codes: [String]

  /// Expects no diagnostic.
  static let none = Self(codes: [])

  package static let key = "diagnostics"
  package static let summary =
    "The codes of the diagnostics that the device has reported so far, or none; an unexpected "
    + "diagnostic fails the scenario."
  package static let examples = ["diagnostics: none", "[alreadyPresenting]"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    let codes = DeviceDiagnostic.Code.allCases.map { (word: $0.rawValue, value: $0.rawValue) }
    return ParameterKind.none(or: .list(of: .choice("a code", codes)), "a list of codes")
      .mapped(Self.init, back: \.codes)
  }

  package var sentence: String {
    codes.isEmpty
      ? "the device reports no diagnostics" : "the device reports the expected diagnostics"
  }
  package var expected: String { codes.isEmpty ? "none" : "[\(codes.joined(separator: ", "))]" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let found = observation.device.diagnostics.map(\.code.rawValue)
    if found == codes { observation.expectDiagnostics() }
    return EvaluationResult(
      found == codes, found.isEmpty ? "none" : "[\(found.joined(separator: ", "))]")
  }
}

nonisolated extension Verdict {
  /// Whether the verdict expects that there are no diagnostics.
  package var expectsNoDiagnostics: Bool {
    key == DiagnosticsExpectation.key && expected == DiagnosticsExpectation.none.expected
  }
}
