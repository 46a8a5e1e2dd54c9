import Foundation
import SegueConfig
import SeguePictures
import SegueRecording
import SegueScenario

enum RunCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "FOLDER",
    "write a picture (SVG), a trace and a recording (JSON) of every scenario to this folder")
  private static let json = CommandOption("json", "one JSON document instead of text")
  private static let trace = CommandOption(
    "trace", "print every event of every scenario, with its time")
  private static let quiet = CommandOption("quiet", letter: "q", "print only failures")

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
    ],
    arguments: [
      CommandArgument(
        name: "PATH", isRepeatable: true,
        summary: "a YAML file, a folder of them, or - for the standard input")
    ],
    options: [.scenario, .set, out, trace, quiet, json],
    notes: [
      "In a folder, every .yaml and .yml file is played in the order of the names, except files"
        + " and folders whose names begin with '.' or '_'.",
      "The output folder must be new, empty or from an earlier run; its manifest.json is written"
        + " last.",
      "Exits with 1 when an expectation failed. With --json the errors of an invalid file are a"
        + " JSON document too, that of 'segue validate --json'.",
    ]
  ) { invocation, context throws(CommandFailure) in
    let console = context.console
    if invocation.has(json), let other = [trace, quiet].first(where: invocation.has) {
      throw invocation.usage("conflict", "'--json' and '--\(other.name)' cannot be combined")
    }
    if let out = invocation.value(out) { try checkFolder(out, invocation) }
    let reading = ConfigReading(
      try ConfigPaths.files(of: invocation.arguments), settings: try invocation.settings(),
      catalog: context.catalog)
    if invocation.has(json), reading.exitCode != .success {
      try console.print(reading.json.prettyText + "\n")
      return reading.exitCode
    }
    let choices = try ScenarioChoice.choose(
      invocation.values(.scenario), in: try reading.usable())
    console.report(reading.diagnostics.report())

    var session = RunSession(
      console: console, output: try invocation.value(out).map(OutputFolder.init),
      keepsTraces: invocation.has(trace))
    session.expected = choices.reduce(0) { $0 + $1.scenarios.count }
    let report = RunReport(
      ink: Ink(isOn: console.isColored), isQuiet: invocation.has(quiet))
    var results: [FileResult] = []
    for choice in choices {
      let result = try session.play(choice)
      if invocation.has(json) {
        results.append(result)
      } else {
        try console.print(report.text(of: result))
      }
    }
    try session.finish()
    if invocation.has(json) {
      try console.print(RunReport.json(results, session.summary))
    } else {
      if let out = invocation.value(out) {
        try console.print("pictures, traces and recordings are in \(DisplayText(out).text)\n")
      }
      try console.print(session.summary.text + "\n")
    }
    return session.summary.failedScenarios == 0 ? .success : .failed
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
