import SegueConfig
import SegueRecording

/// The report of a run for a person.
nonisolated struct RunReport: Sendable {
  var ink: Ink
  /// Whether scenarios that pass are left out.
  var isQuiet: Bool
  /// The widest name that others are aligned with. Unit: cells.
  private static let widest = 72

  /// The scenarios of a file, each on a line, with what failed below it.
  func text(of result: FileResult) -> String {
    let shown = result.scenarios.filter { !isQuiet || !$0.passed }
    guard !shown.isEmpty else { return "" }
    let width = shown.map { min(DisplayText($0.name).cells, Self.widest) }.max() ?? 0
    let sources = SourcePlaces(result.file.value)
    let body = shown.map { line($0, width) + details($0, sources) }
    let separator = body.last?.hasSuffix("\n\n") == true ? "" : "\n"
    return ink.strong(DisplayText(result.file.path).text) + "\n" + body.joined() + separator
  }

  private func line(_ result: ScenarioResult, _ width: Int) -> String {
    let name = DisplayText(result.name)
    let gap = String(repeating: " ", count: max(0, width - name.cells) + 2)
    let time = "\(result.duration.fixed(2)) s"
    let count = counted(result.verdicts.count, "expectation")
    if result.passed {
      return "  \(ink.good("✓")) \(name.text)\(gap)\(ink.faint("\(count), \(time)"))\n"
    }
    let failed = result.failures == 0 ? "failed" : "\(result.failures) of \(count) failed"
    return "  \(ink.bad("✗")) \(ink.strong(name.text))\(gap)\(ink.bad(failed)), \(time)\n"
  }

  private func details(_ result: ScenarioResult, _ sources: SourcePlaces) -> String {
    let failed = result.verdicts.filter { !$0.passed }.map { explanation($0, sources) }
    let complaints = result.diagnostics.filter { !result.passed && $0.severity != .note }
      .map { diagnostic in
        let time = ink.faint("at \(diagnostic.time.fixed(4)) s")
        let word = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
        return "\(word) \(time): \(DisplayText(diagnostic.message).text)"
      }
    let trace = result.trace.isEmpty ? [] : [String(result.trace.dropLast())]
    let blocks = failed + complaints + trace
    guard !blocks.isEmpty else { return "" }
    return "\n" + blocks.map { indented($0) + "\n" }.joined(separator: "\n") + "\n"
  }

  private func explanation(_ verdict: Verdict, _ sources: SourcePlaces) -> String {
    var lines = [DisplayText(verdict.expectation).text]
    let phase = verdict.during.map { ", \(DisplayText($0).text)" } ?? ""
    lines.append("  at        \(verdict.time.fixed(4)) s\(phase)")
    if let expected = verdict.expected {
      lines.append("  expected  " + ink.good(DisplayText(expected).text))
    }
    if let actual = verdict.actual {
      lines.append("  found     " + ink.bad(DisplayText(actual).text))
    }
    if let place = verdict.place {
      lines.append(sources[place]?.excerpt() ?? "--> \(DisplayText(place).text)")
    }
    return lines.joined(separator: "\n")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
  }
}
