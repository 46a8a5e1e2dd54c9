import Foundation
import SegueConfig
import SeguePictures
import SegueRecording
import SegueScenario

enum RunCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "FOLDER",
    "write a picture (SVG), a trace and a recording (JSON) of every scenario to this folder")
  private static let trace = CommandOption(
    "trace", "print every event of every scenario, with its time")
  private static let quiet = CommandOption("quiet", letter: "q", "print only failures")
  private static let list = CommandOption("list", "print the selected scenarios, and play none")
  private static let failFast = CommandOption(
    "fail-fast", "end the run after the first scenario that fails")

  /// `segue run`: plays scenarios and checks their expectations.
  static let command = Command(
    name: "run", summary: "play scenarios and check what they expect",
    examples: [
      CommandExample("segue run Configs", "every scenario of a folder"),
      CommandExample("segue run Configs --out out", "and write a picture of each"),
      CommandExample(
        "segue run a.yaml --scenario 'summer*'", "the scenarios whose names begin with 'summer'"),
      CommandExample(
        "segue run a.yaml --set transitions.slide.edge=right",
        "with another value instead of the file's"),
      CommandExample("segue run Configs --json", "the report as one JSON document, for programs"),
      CommandExample(
        "segue run Configs --junit report.xml --github", "reports for Jenkins and GitHub Actions"),
    ],
    arguments: [
      CommandArgument(
        name: "PATH", isRepeatable: true,
        summary: "a YAML file, a folder of them, or - for the standard input")
    ],
    options: [.scenario, ScenarioSelection.filter, .set, list, failFast, out, trace, quiet]
      + (ReportForm.printed + ReportForm.written).map(\.option) + [GitHubReport.option],
    notes: [
      "In a folder, every .yaml and .yml file is played in the order of the names, except files"
        + " and folders whose names begin with '.' or '_'.",
      "The output folder must be new, empty or from an earlier run; its manifest.json is written"
        + " last.",
      "The file of --junit must be new, or unchanged since Segue wrote it. Times in reports are"
        + " virtual, so that equal runs give equal bytes.",
      "Exits with 1 when an expectation failed, and with 66 when no scenario is selected. With"
        + " --json the errors of an invalid file are a"
        + " JSON document too, that of 'segue validate --json'.",
    ]
  ) { invocation, context throws(CommandFailure) in
    let console = context.console
    let printed = ReportForm.printed.filter { invocation.has($0.option) }
    let texts = [trace, quiet].filter(invocation.has).map(\.name)
    if let form = printed.first, let other = (printed.dropFirst().map(\.option.name) + texts).first
    {
      throw invocation.usage(
        "conflict", "'--\(form.option.name)' and '--\(other)' cannot be combined")
    }
    if let out = invocation.value(out) { try checkFolder(out, invocation) }
    let reading = ConfigReading(
      try ConfigPaths.files(of: invocation.arguments), settings: try invocation.settings(),
      catalog: context.catalog)
    if invocation.has(ReportForm.json.option), reading.exitCode != .success {
      try console.print(reading.json.prettyText + "\n")
      return reading.exitCode
    }
    let choices = try ScenarioSelection(invocation).select(
      try ScenarioChoice.choose(invocation.values(.scenario), in: try reading.usable()))
    console.report(reading.diagnostics.report())
    if invocation.has(list) {
      try console.print(choices.list)
      return .success
    }

    let files = try ReportFiles(
      invocation, context, inputs: choices.flatMap(\.file.sources))
    var session = RunSession(
      console: console, output: try invocation.value(out).map(OutputFolder.init),
      keepsTraces: invocation.has(trace), failsFast: invocation.has(failFast))
    session.expected = choices.reduce(0) { $0 + $1.scenarios.count }
    let report = RunReport(
      ink: Ink(isOn: console.isColored), isQuiet: invocation.has(quiet))
    var results = RunResults()
    for choice in choices {
      let result = try session.play(choice)
      results.add(result)
      if printed.isEmpty { try console.print(report.text(of: result)) }
    }
    results.omit(session.expected - results.summary.scenarios)
    try session.finish()
    try files.write(results)
    if let form = printed.first {
      try console.print(form.text(results))
    } else {
      if let out = invocation.value(out) {
        try console.print("pictures, traces and recordings are in \(DisplayText(out).text)\n")
      }
      try console.print(results.summary.text + "\n")
    }
    if invocation.has(GitHubReport.option) {
      try console.print(GitHubReport.annotations(results))
    }
    return results.summary.failedScenarios == 0 ? .success : .failed
  }

  /// Throws if the path of the output folder has the extension of a `render` format.
  private static func checkFolder(
    _ path: String, _ invocation: Invocation
  ) throws(CommandFailure) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    guard !isFolder, name.dropFirst().contains("."), RecordingForm(ofFile: name) != nil else {
      return
    }
    throw invocation.usage(
      "not-a-folder", "'--out' takes a folder, and \(quotedPath(path)) is the name of a file",
      help: "name a folder, or write one file with \(invocation.program) render")
  }
}
