import SegueConfig

/// The files of a run's reports: checked before the run, written at its end.
struct ReportFiles {
  private var files: [(form: ReportForm, file: OutputFile)] = []
  /// The file to which GitHub's summary is appended; `nil` for none.
  private var summary: String?

  /// - Throws: If a file cannot be written.
  init(
    _ invocation: Invocation, _ context: Command.Context, inputs: [String]
  ) throws(CommandFailure) {
    for form in ReportForm.written {
      guard let path = invocation.value(form.option) else { continue }
      files.append((form, try OutputFile(path, replaces: false, inputs: inputs)))
    }
    if invocation.has(GitHubReport.option) {
      summary = context.environment[GitHubReport.summaryVariable].flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Writes all reports.
  func write(_ results: RunResults) throws(CommandFailure) {
    for (form, file) in files { try file.write(form.text(results)) }
    guard let summary else { return }
    do throws(SystemCall.Failure) {
      try SystemCall.append(GitHubReport.summary(results), to: summary)
    } catch {
      throw OutputFile.failure(summary, error)
    }
  }
}
