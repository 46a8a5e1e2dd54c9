import SegueConfig

enum ValidateCommand {
  private static let json = CommandOption("json", "the errors as one JSON document")

  /// `segue validate`: reports all errors of all files at once.
  static let command = Command(
    name: "validate", summary: "check files without playing them",
    examples: [CommandExample("segue validate Configs", "every error of every file")],
    arguments: [
      CommandArgument(
        name: "PATH", kind: .file, isRepeatable: true,
        summary: "a YAML file, a folder of them, or - for the standard input")
    ],
    options: [.set, json]
  ) { invocation, context throws(CommandFailure) in
    let paths = try ConfigPaths.files(of: invocation.arguments)
    let reading = ConfigReading(
      paths, settings: try invocation.settings(), catalog: context.catalog)
    if invocation.has(json) {
      try context.console.print(reading.json.prettyText + "\n")
      return reading.exitCode
    }
    context.console.report(reading.diagnostics.report())
    let files = counted(paths.count, "file")
    try context.console.print(
      reading.failures == 0
        ? "\(files): all valid\n" : "\(files): \(reading.failures) not valid\n")
    return reading.exitCode
  }
}
