import SegueConfig
import SegueRecording
import SegueScenario

/// The result of a scenario.
nonisolated struct ScenarioResult: Sendable {
  /// The place in the whole selection, from 1; a part of a run keeps it.
  var number: Int
  var name: String
  /// The tags, by which a run selects scenarios.
  var tags: [String]
  /// The source location of the name: `olympics.yaml:12:13`; `nil` for a scenario without a file.
  var location: String?
  /// The duration in virtual time, s.
  var duration: Double
  var verdicts: [Verdict]
  var diagnostics: [DiagnosticRecord]
  var passed: Bool
  /// The trace of the run; empty unless requested.
  var trace: String
  /// The files written for the scenario.
  var files: [String]

  var failures: Int { verdicts.count { !$0.passed } }
  /// The path of the file with a format, relative to the folder of the run; `nil` if none is written.
  func file(_ form: RecordingForm) -> String? { files.first { RecordingForm(ofFile: $0) == form } }
  /// The address of the scenario's page at a time, relative to the folder of the run; `nil` if none is
  /// written.
  func address(at time: Double?) -> String? {
    file(.page).map { page in page + (time.map { "#time=\($0.trimmed(4))" } ?? "") }
  }
  /// Whether the scenario has no expectations: it passes if the device reports no diagnostics.
  var expectsNothing: Bool { verdicts.isEmpty }
}

nonisolated extension ScenarioResult {
  init(
    _ recording: Recording, of scenario: ScenarioPlan, number: Int, trace: Bool, files: [String]
  ) {
    self.init(
      number: number, name: recording.scenario, tags: scenario.tags,
      location: scenario.name.range?.locationText, duration: recording.duration,
      verdicts: recording.verdicts, diagnostics: recording.diagnostics, passed: recording.passed,
      trace: trace ? recording.trace() : "", files: files)
  }
}

/// The results of a file's scenarios.
nonisolated struct FileResult: Sendable {
  var path: String
  /// The identifiers of the styles that the file's transitions use.
  var styles: [String]
  /// The value of the file, whose lines failures show; `nil` for the results of a report.
  var value: ConfigValue?
  var scenarios: [ScenarioResult] = []
}

/// The results of a run.
nonisolated struct RunResults: Sendable {
  private(set) var files: [FileResult] = []
  private(set) var summary = RunSummary()
  /// The part of a run that these are; `nil` for a whole run.
  var shard: Shard?

  /// Adds the results of a file; without any it is omitted.
  mutating func add(_ result: FileResult) {
    guard !result.scenarios.isEmpty else { return }
    files.append(result)
    for scenario in result.scenarios { summary.add(scenario) }
  }

  /// Counts scenarios that are not played after a failure.
  mutating func omit(_ count: Int) { summary.omittedScenarios += count }
}

/// The totals of a run.
nonisolated struct RunSummary: Hashable, Sendable {
  var scenarios = 0
  var failedScenarios = 0
  var expectations = 0
  var failedExpectations = 0
  var scenariosWithoutExpectations = 0
  /// The scenarios that were not played, because `--fail-fast` ended the run.
  var omittedScenarios = 0

  mutating func add(_ result: ScenarioResult) {
    scenarios += 1
    expectations += result.verdicts.count
    failedExpectations += result.failures
    if !result.passed { failedScenarios += 1 }
    if result.expectsNothing { scenariosWithoutExpectations += 1 }
  }

  /// The totals as the last line of a report.
  var text: String {
    let ran = "\(counted(scenarios, "scenario")), \(counted(expectations, "expectation"))"
    let empty = counted(scenariosWithoutExpectations, "scenario")
    let omitted = counted(omittedScenarios, "scenario")
    let rest =
      (scenariosWithoutExpectations > 0 ? "; \(empty) without expectations" : "")
      + (omittedScenarios > 0 ? "; \(omitted) not played" : "")
    if failedScenarios == 0 { return "\(ran): all passed\(rest)" }
    let failed = counted(failedScenarios, "scenario")
    return failedExpectations == 0
      ? "\(ran): \(failed) failed\(rest)"
      : "\(ran): \(failedExpectations) failed in \(failed)\(rest)"
  }
}

/// Returns a count with its noun: `1 scenario`, `2 scenarios`.
nonisolated func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
