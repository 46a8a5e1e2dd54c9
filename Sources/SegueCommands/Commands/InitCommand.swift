import SegueConfig

enum InitCommand {
  private static let json = CommandOption("json", "the written file as one JSON document")

  /// `segue init`: writes a first configuration.
  static let command = Command(
    name: "init", summary: "write a first file: two screens, a transition, a scenario",
    examples: [
      CommandExample("segue init", "write segue.yaml"),
      CommandExample("segue init app.yaml", "write another file"),
    ],
    arguments: [
      CommandArgument(
        name: "FILE", kind: .file, isRequired: false,
        summary: "a new YAML file; segue.yaml by default")
    ],
    options: [json],
    notes: ["The scenario passes as written. An existing file is not replaced."]
  ) { invocation, context throws(CommandFailure) in
    let file = invocation.arguments.first ?? "segue.yaml"
    guard file.hasSuffix(".yaml") || file.hasSuffix(".yml") else {
      throw invocation.usage(
        "not-yaml", "\(quotedPath(file)) is not the name of a YAML file",
        help: "write a name that ends in .yaml, such as \(InitCommand.example(file))")
    }
    var batch = OutputBatch(in: ".")
    batch.create(file, FirstConfig.text)
    try batch.write()
    let name = fileName(of: file)
    let folder = file.dropLast(name.count)
    let page = shellWord("\(folder)segue.html")
    let schema = shellWord("\(folder)\(FirstConfig.schema)")
    let program = context.program
    let report = ScaffoldReport(
      subject: "a first file", batch: batch,
      next: [
        ("\(program) run \(shellWord(file))", "plays its scenario"),
        ("\(program) render \(shellWord(file)) -o \(page)", "draws it, as a page"),
        ("\(program) schema > \(schema)", "lets an editor complete and check the file"),
      ])
    try context.console.print(invocation.has(json) ? report.json : report.text)
    return .success
  }

  /// Returns the name of a file with the extension .yaml, or `segue.yaml` if that is not valid.
  private static func example(_ file: String) -> String {
    let name = fileName(of: file).prefix { $0 != "." }
    return Slug.isName("\(name).yaml") ? "\(name).yaml" : "segue.yaml"
  }
}
