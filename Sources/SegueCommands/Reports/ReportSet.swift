import SegueConfig

/// The reports that a command line selects: checked before the run, written at its end.
struct ReportSet {
  static let quiet = CommandOption("quiet", letter: "q", "print only failures")
  static let options =
    [quiet] + (ReportForm.printed + ReportForm.written).map(\.option) + [GitHubReport.option]

  /// Throws for options that exclude each other.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - others: Further options that only the text shows.
  static func check(
    _ invocation: Invocation, textOnly others: [CommandOption] = []
  ) throws(CommandFailure) {
    let forms = ReportForm.printed.map(\.option).filter(invocation.has)
    let rest = forms.dropFirst() + ([quiet] + others).filter(invocation.has)
    guard let form = forms.first, let other = rest.first else { return }
    throw invocation.usage(
      "conflict", "'--\(form.name)' and '--\(other.name)' cannot be combined")
  }

  /// The format that replaces the text on the standard output; `nil` for the text.
  private let printed: ReportForm?
  private let console: Console
  private let text: RunReport
  private var files: [(form: ReportForm, file: OutputFile)] = []
  private let annotates: Bool
  /// The file to which GitHub's summary is appended; `nil` for none.
  private let summary: String?

  /// - Parameters:
  ///   - invocation: The command line.
  ///   - context: The environment of the command.
  ///   - inputs: The files that the command reads, which are never replaced.
  /// - Throws: If a file cannot be written.
  init(
    _ invocation: Invocation, _ context: Command.Context, inputs: [String]
  ) throws(CommandFailure) {
    printed = ReportForm.printed.first { invocation.has($0.option) }
    console = context.console
    text = RunReport(
      ink: Ink(isOn: context.console.isColored), isQuiet: invocation.has(Self.quiet))
    for form in ReportForm.written {
      guard let path = invocation.value(form.option) else { continue }
      guard path != "-" else {
        throw invocation.usage(
          "not-a-file", "'--\(form.option.name)' does not write to the standard output",
          help: "name a file: --\(form.option.name) report.xml")
      }
      files.append((form, try OutputFile(path, replaces: false, inputs: inputs)))
    }
    annotates = invocation.has(GitHubReport.option)
    summary = context.environment[GitHubReport.summaryVariable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Prints the results of a file, if they are printed as text.
  func print(_ result: FileResult) throws(CommandFailure) {
    if printed == nil, !result.scenarios.isEmpty { try console.print(text.text(of: result)) }
  }

  /// Writes all reports, and prints the totals.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - folder: The output folder, which the reports name; `nil` for none.
  func finish(_ results: RunResults, folder: String?) throws(CommandFailure) {
    for (form, file) in files { try file.write(form.text(results, folder)) }
    if let printed {
      try console.print(printed.text(results, folder))
    } else {
      if let folder {
        let page = DisplayText("\(folder)/\(RunIndex.fileName)").text
        try console.print("the results are in \(page)\n")
      }
      try console.print(results.summary.text + "\n")
    }
    guard annotates else { return }
    try console.print(GitHubReport.annotations(results))
    guard let summary else { return }
    do throws(SystemCall.Failure) {
      try SystemCall.append(GitHubReport.summary(results), to: summary)
    } catch {
      throw OutputFile.failure(summary, error)
    }
  }
}
