import HeadlessUIKit
import SegueApp
package import SegueConfig

/// The codes of the device's diagnostics since the scenario began, in order; diagnostics that were
/// expected no longer fail the scenario.
package nonisolated struct DiagnosticsExpectation: Expectation {
  /// The codes.
  package var codes: [String]

  /// No diagnostic.
  static let none = Self(codes: [])

  package static let key = "diagnostics"
  package static let summary =
    "The codes of all that the device complained about so far, or none; unexpected complaints fail "
    + "the scenario."
  package static let examples = ["diagnostics: none", "[alreadyPresenting]"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    let known = DeviceDiagnostic.Code.allCases.map(\.rawValue)
    return ParameterKind<[String]>.oneOf(
      "a list of codes",
      [
        .words([("none", [])]),
        .kind(
          .list(of: .reference(to: "code", among: known)), when: { $0.items != nil }, { $0 },
          back: { $0 }),
      ]
    ).mapped(Self.init, back: \.codes)
  }

  package var sentence: String {
    codes.isEmpty
      ? "the device complains about nothing" : "the device complains about what is expected"
  }
  package var expected: String { codes.isEmpty ? "none" : "[\(codes.joined(separator: ", "))]" }

  package func evaluate(_ observation: Observation) -> Finding {
    let found = observation.device.diagnostics.map(\.code.rawValue)
    if found == codes { observation.expectDiagnostics() }
    return Finding(
      found == codes, found.isEmpty ? "none" : "[\(found.joined(separator: ", "))]")
  }
}
