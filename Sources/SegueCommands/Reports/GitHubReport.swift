import SegueConfig
import SegueRecording

/// The results of a run for GitHub Actions: annotations of the lines of a pull request, and a summary
/// in Markdown.
nonisolated enum GitHubReport {
  /// `--github`.
  static let option = CommandOption(
    "github",
    "annotate failures in GitHub Actions, and append a summary to $GITHUB_STEP_SUMMARY")
  /// The environment variable with the file of the summary.
  static let summaryVariable = "GITHUB_STEP_SUMMARY"

  /// The largest number of failures in a summary, which GitHub limits to 1 MiB for each step.
  private static let limit = 200
  /// The largest number of characters of a value in a summary.
  private static let longestValue = 200

  /// Returns a workflow command for each failure. GitHub shows ten errors of a step.
  static func annotations(_ results: RunResults) -> String {
    results.files.flatMap { file in
      file.scenarios.flatMap { scenario in
        scenario.failedParts.map { annotation($0, of: scenario, in: file) + "\n" }
      }
    }.joined()
  }

  private static func annotation(
    _ part: FailedPart, of scenario: ScenarioResult, in file: FileResult
  ) -> String {
    let location = SourceLocation(part.location ?? scenario.location ?? file.path)
    var properties = [("file", location.file)]
    if let line = location.line { properties.append(("line", "\(line)")) }
    if let column = location.column { properties.append(("col", "\(column)")) }
    properties.append(("title", scenario.name))
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }
    let text = "\(part.summary) (at \(part.time.fixed(4)) s)"
    return "::error \(list.joined(separator: ","))::\(escaped(text, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    let data = DisplayText(text).text.replacing("%", with: "%25")
    return isProperty ? data.replacing(":", with: "%3A").replacing(",", with: "%2C") : data
  }

  /// Returns the summary: the totals, and a table of the failures.
  static func summary(_ results: RunResults) -> String {
    let failures = results.files.flatMap { file in
      file.scenarios.flatMap { scenario in scenario.failedParts.map { (file, scenario, $0) } }
    }
    let mark = failures.isEmpty ? "✅" : "❌"
    var text = "### \(mark) Transitions\n\n\(results.summary.text)\n"
    guard !failures.isEmpty else { return text }
    text += "\n| scenario | expectation | expected | found | at | location |\n"
    text += "|---|---|---|---|---|---|\n"
    for (file, scenario, part) in failures.prefix(limit) {
      let cells = [
        scenario.name, part.message, part.expected ?? "", part.actual ?? "",
        "\(part.time.fixed(4)) s", part.location ?? scenario.location ?? file.path,
      ]
      text += "| " + cells.map(cell).joined(separator: " | ") + " |\n"
    }
    if failures.count > limit {
      text += "\n… and \(counted(failures.count - limit, "more failure"))\n"
    }
    return text
  }

  /// Returns a text as one cell of a table, in which nothing is Markdown or HTML.
  private static func cell(_ text: String) -> String {
    let short = text.count > longestValue ? text.prefix(longestValue) + "…" : Substring(text)
    return DisplayText(String(short)).text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|", "\\", "`", "*", "_", "[", "]", "~", "#", "@": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}

/// A source location: `olympics.yaml:34:9`.
nonisolated struct SourceLocation: Hashable, Sendable {
  var file: String
  var line: Int?
  var column: Int?

  /// Parses a location; a text without numbers is a file. A name can contain colons.
  init(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    file = parts.joined(separator: ":")
    line = numbers.first
    column = numbers.count > 1 ? numbers[1] : nil
  }
}
