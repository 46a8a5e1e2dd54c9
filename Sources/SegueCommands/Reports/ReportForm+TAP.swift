import SegueConfig
import SegueRecording

nonisolated extension ReportForm {
  /// `--tap`: the results in the Test Anything Protocol, version 14.
  static let tap = ReportForm(
    option: CommandOption("tap", "the Test Anything Protocol instead of text")
  ) { results, _ in
    var number = 0
    var lines = ["TAP version 14", "1..\(results.summary.scenarios)"]
    for file in results.files {
      for scenario in file.scenarios {
        number += 1
        let name = escaped("\(file.path): \(scenario.name)")
        lines.append("\(scenario.passed ? "ok" : "not ok") \(number) - \(name)")
        lines += details(scenario)
      }
    }
    let omitted = results.summary.omittedScenarios
    if omitted > 0 { lines.append("Bail out! \(counted(omitted, "scenario")) not played") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the diagnostic block of a scenario: YAML, whose strings are written as JSON.
  private static func details(_ scenario: ScenarioResult) -> [String] {
    guard !scenario.passed else { return [] }
    var lines = ["  ---", "  seconds: \(scenario.duration.fixed(4))", "  failures:"]
    for failure in scenario.failedParts {
      lines.append("    - message: \(JSONText.string(failure.message))")
      lines.append("      seconds: \(failure.time.fixed(4))")
      if let location = failure.location {
        lines.append("      at: \(JSONText.string(location))")
      }
      if let expected = failure.expected {
        lines.append("      expected: \(JSONText.string(expected))")
      }
      if let actual = failure.actual { lines.append("      found: \(JSONText.string(actual))") }
    }
    return lines + ["  ..."]
  }

  /// Returns a description in which no character ends the line or begins a directive.
  private static func escaped(_ text: String) -> String {
    DisplayText(text).text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
