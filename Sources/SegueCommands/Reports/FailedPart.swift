import SegueRecording
import SegueScenario

/// One reason why a scenario failed: an expectation, or an error that the device reported.
nonisolated struct FailedPart: Hashable, Sendable {
  /// The key of the expectation, or the code of the diagnostic.
  var kind: String
  /// The expectation or the diagnostic as a sentence.
  var message: String
  var time: Double
  var location: String?
  var expected: String?
  var actual: String?

  /// The reason on one line, with the expected value and the one found.
  var summary: String {
    let values = [expected.map { "expected \($0)" }, actual.map { "found \($0)" }]
    let text = values.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? message : "\(message): \(text)"
  }
}

nonisolated extension ScenarioResult {
  /// The reasons why the scenario failed, in the order of their times; none if it passed.
  ///
  /// The errors of the device are among them, unless an expectation about diagnostics failed, whose
  /// found value they are.
  var failedParts: [FailedPart] {
    guard !passed else { return [] }
    let failed = verdicts.filter { !$0.passed }
    var parts = failed.map { verdict in
      FailedPart(
        kind: verdict.key ?? "step", message: verdict.expectation, time: verdict.time,
        location: verdict.location, expected: verdict.expected, actual: verdict.actual)
    }
    if !failed.contains(where: \.expectsNoDiagnostics) {
      parts += diagnostics.filter { $0.severity == .error }.map { diagnostic in
        FailedPart(
          kind: diagnostic.code, message: diagnostic.message, time: diagnostic.time,
          location: location)
      }
    }
    return parts.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
