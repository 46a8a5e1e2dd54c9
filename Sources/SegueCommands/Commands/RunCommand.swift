import Foundation
import SegueConfig
import SeguePictures
import SegueRecording
import SegueScenario

enum RunCommand {
  private static let out = CommandOption(
    "out", letter: "o", value: "FOLDER", kind: .folder,
    "write pages, pictures, traces and recordings to this folder; index.html lists them")
  private static let trace = CommandOption(
    "trace", "print every event of every scenario, with its time")
  private static let list = CommandOption("list", "print the selected scenarios, and play none")
  private static let failFast = CommandOption(
    "fail-fast", "end the run after the first scenario that fails")

  /// `segue run`: plays scenarios and checks their expectations.
  static let command = Command(
    name: "run", summary: "play scenarios and check what they expect",
    examples: [
      CommandExample("segue run Configs", "every scenario of a folder"),
      CommandExample(
        "segue run Configs --out out", "and write pictures and pages, listed in out/index.html"),
      CommandExample(
        "segue run a.yaml --scenario 'summer*'", "the scenarios whose names begin with 'summer'"),
      CommandExample(
        "segue run a.yaml --set transitions.slide.edge=right",
        "with another value instead of the file's"),
      CommandExample("segue run Configs --json", "the report as one JSON document, for programs"),
      CommandExample(
        "segue run Configs --baseline baseline", "compare the motion with stored recordings"),
      CommandExample(
        "segue run Configs --junit report.xml --github", "reports for Jenkins and GitHub Actions"),
    ],
    arguments: [
      CommandArgument(
        name: "PATH", kind: .file, isRepeatable: true,
        summary: "a YAML file, a folder of them, or - for the standard input")
    ],
    options: [.scenario] + ScenarioSelection.options + [
      DeviceChoice.option, .set, list, failFast, out, trace,
    ] + Baseline.options + ReportSet.options,
    notes: [
      "In a folder, every .yaml and .yml file is played in the order of the names, except files"
        + " and folders whose names begin with '.' or '_'. One that cannot be read, such as a link to"
        + " nothing, is reported; the others are played, and the command exits with 66.",
      "The output folder must be new, empty or from an earlier run; its manifest.json is written"
        + " last.",
      "The file of --junit must be new, or unchanged since Segue wrote it. Times in reports are"
        + " virtual, so that equal runs give equal bytes.",
      "The folder of --baseline is written with --record, which adds what is missing, or with"
        + " --accept, which also replaces what differs; not where the variable CI is set.",
      "Exits with 1 when an expectation failed, and with 66 when no scenario is selected. With"
        + " --json the errors of an invalid file are a"
        + " JSON document too, that of 'segue validate --json'.",
    ]
  ) { invocation, context throws(CommandFailure) in
    let console = context.console
    try ReportSet.check(invocation, textOnly: [trace])
    try checkList(invocation)
    let baseline = try Baseline(invocation, context)
    if let out = invocation.value(out) { try checkFolder(out, invocation) }
    let reading = ConfigReading(
      try ConfigPaths.files(of: invocation.arguments), settings: try invocation.settings(),
      devices: try DeviceChoice.all(of: invocation), catalog: context.catalog)
    let paths = invocation.arguments
    if invocation.has(ReportForm.json.option), !reading.isUsable(naming: paths) {
      try console.print(reading.json.prettyText + "\n")
      return reading.exitCode
    }
    let (choices, shard) = try ScenarioSelection(invocation).select(
      try ScenarioChoice.choose(invocation.values(.scenario), in: try reading.usable(naming: paths))
    )
    console.report(reading.diagnostics.report())
    if invocation.has(list) {
      try console.print(choices.list)
      return .success
    }

    let reports = try ReportSet(
      invocation, context, inputs: choices.flatMap(\.file.sources))
    let output = try OutputFolder(out, invocation)
    var results = RunResults()
    var session = RunSession(
      console: console, output: output, baseline: baseline, keepsTraces: invocation.has(trace),
      failsFast: invocation.has(failFast), expected: choices.scenarioCount)
    for file in choices.files {
      let result = try session.play(file)
      results.add(result)
      try reports.print(result)
    }
    results.omit(choices.scenarioCount - results.summary.scenarios)
    results.shard = shard
    try output?.finish(results)
    try reports.finish(results, folder: invocation.value(out))
    if let advice = Baseline.advice(results, invocation) { console.report(advice) }
    return results.summary.failedScenarios == 0 ? reading.exitCode : .failed
  }

  /// Throws for `--list`, which plays nothing, with an option that needs results.
  private static func checkList(_ invocation: Invocation) throws(CommandFailure) {
    let others =
      [out, trace] + Baseline.options + ReportSet.options.filter { $0 != ReportSet.quiet }
    guard invocation.has(list), let other = others.first(where: invocation.has) else { return }
    throw invocation.usage(
      "conflict", "'--list' and '--\(other.name)' cannot be combined",
      help: "'--list' plays nothing, so that there are no results")
  }

  /// Throws if the path of the output folder has the extension of a `render` format.
  private static func checkFolder(
    _ path: String, _ invocation: Invocation
  ) throws(CommandFailure) {
    let name = fileName(of: path)
    var status = stat()
    let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    // A name such as '.json' is that of a hidden folder.
    guard !isFolder, name.dropFirst().contains("."), RecordingForm(ofFile: name) != nil else {
      return
    }
    throw invocation.usage(
      "not-a-folder", "'--out' takes a folder, and \(quotedPath(path)) is the name of a file",
      help: "name a folder, or write one file with \(invocation.program) render")
  }
}
