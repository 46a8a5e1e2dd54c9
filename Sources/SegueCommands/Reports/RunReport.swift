import SegueConfig
import SegueRecording
import SegueScenario

/// The text report of a run.
nonisolated struct RunReport: Sendable {
  var ink: Ink
  /// Whether passed scenarios are omitted.
  var isQuiet: Bool
  /// The maximum width of the name column, in terminal cells.
  private static let widest = 72

  /// Returns the scenarios of a file, a line each, with the failures below it.
  func text(of result: FileResult) -> String {
    let shown = result.scenarios.filter { !isQuiet || !$0.passed }
    guard !shown.isEmpty else { return "" }
    let width = shown.map { min(DisplayText($0.name).cells, Self.widest) }.max() ?? 0
    var failures = FailureText(result.value)
    let body = shown.map { line($0, width) + details($0, &failures) }
    let separator = body.last?.hasSuffix("\n\n") == true ? "" : "\n"
    return ink.strong(DisplayText(result.path).text) + "\n" + body.joined() + separator
  }

  private func line(_ result: ScenarioResult, _ width: Int) -> String {
    let name = DisplayText(result.name)
    let gap = String(repeating: " ", count: max(0, width - name.cells) + 2)
    let time = "\(result.duration.fixed(2)) s"
    let count = counted(result.verdicts.count, "expectation")
    if result.passed {
      let mark = result.expectsNothing ? ink.faint("-") : ink.good("✓")
      return "  \(mark) \(name.text)\(gap)\(ink.faint("\(count), \(time)"))\n"
    }
    let failed = result.failures == 0 ? "failed" : "\(result.failures) of \(count) failed"
    return "  \(ink.bad("✗")) \(ink.strong(name.text))\(gap)\(ink.bad(failed)), \(time)\n"
  }

  private func details(_ result: ScenarioResult, _ failures: inout FailureText) -> String {
    let reasons =
      result.passed
      ? [] : failures.blocks(result.verdicts, result.diagnostics, emphasize: ink.marked)
    let trace = result.trace.isEmpty ? [] : [String(result.trace.dropLast())]
    let blocks = reasons + trace
    guard !blocks.isEmpty else { return "" }
    return "\n" + blocks.map { indented($0) + "\n" }.joined(separator: "\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
  }
}
