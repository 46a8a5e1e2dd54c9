import SegueConfig
import SegueCore

enum NewStyleCommand {
  private static let package = CommandOption(
    "package", value: "FOLDER", kind: .folder,
    "write a separate package with the style, a runner, tests and scenarios to this folder")
  private static let segue = CommandOption(
    "segue", value: "PATH-OR-URL", kind: .folder,
    "the checkout of Segue that gets the style, by default this folder; with --package, what the"
      + " package depends on: a checkout, by default this one, or the URL of a repository")
  private static let json = CommandOption("json", "the written files as one JSON document")

  /// `segue new-style`: writes a style that passes its tests.
  static let command = Command(
    name: "new-style", summary: "write a new style, with scenarios and tests",
    examples: [
      CommandExample("segue new-style Flip", "in the root of a checkout: a style of Segue"),
      CommandExample(
        "segue new-style Flip --package ../Flip", "a package of its own that depends on Segue"),
    ],
    arguments: [
      CommandArgument(name: "NAME", summary: "the name in camel case: Flip, flip or FlipStyle")
    ],
    options: [package, segue, json],
    notes: [
      "The style builds and passes as written: it scales and fades a view, in modals, navigation"
        + " stacks and tabs. Either all files are written or none, and no file is replaced."
    ]
  ) { invocation, context throws(CommandFailure) in
    let name = try StyleName(invocation.arguments[0])
    // Some file systems ignore case, so that two styles would have one folder.
    let existing = context.catalog.identifiers.first {
      $0.lowercased() == name.identifier.lowercased()
    }
    if let existing {
      throw CommandFailure(
        .usage, "style-exists", "there is already a style '\(existing)'",
        help: "choose another name; '\(context.program) styles' lists the styles")
    }
    let report =
      if let folder = invocation.value(package) {
        try writePackage(name, folder, invocation, context)
      } else {
        try addStyle(name, invocation.value(segue) ?? ".", context)
      }
    try context.console.print(invocation.has(json) ? report.json : report.text)
    return .success
  }

  /// Writes a style of a checkout.
  private static func addStyle(
    _ name: StyleName, _ root: String, _ context: Command.Context
  ) throws(CommandFailure) -> ScaffoldReport {
    let checkout = try SegueCheckout(root, program: context.program)
    let template = StyleTemplate(name: name)
    var batch = OutputBatch(in: root)
    batch.create("Plugins/\(name.module)/\(name.parameters).swift", template.parameters)
    batch.create("Plugins/\(name.module)/\(name.base)Transition.swift", template.transition)
    batch.create("Configs/\(name.fileName).yaml", template.config)
    batch.create("Tests/\(name.module)Tests/\(name.base)Tests.swift", template.tests)
    // `write` checks it too; here it precedes the errors of the lists, as the cause that users can remove.
    try batch.checkAbsent()
    try checkout.register(name, in: &batch)
    try batch.write()
    let enter = root == "." ? [] : [("cd \(shellWord(root))", "the checkout")]
    return ScaffoldReport(
      subject: "the style '\(name.identifier)'", batch: batch,
      next: enter + [
        ("swift run segue run Configs/\(name.fileName).yaml", "plays its scenarios"),
        (
          "swift test --filter \"\(name.module)Tests|StyleContractTests\"",
          "runs its tests, and the contract of styles"
        ),
      ])
  }

  /// Writes a package.
  private static func writePackage(
    _ name: StyleName, _ folder: String, _ invocation: Invocation, _ context: Command.Context
  ) throws(CommandFailure) -> ScaffoldReport {
    guard !folder.isEmpty else {
      throw invocation.usage(
        "empty-value", "'--package' is empty", help: "name a folder; '.' is the current one")
    }
    let address = invocation.value(segue)
    let template = PackageTemplate(
      name: name,
      dependency: try SegueDependency(address, of: folder, program: context.program))
    var batch = OutputBatch(in: folder)
    template.add(to: &batch)
    try batch.write()
    var next = [
      ("cd \(shellWord(folder))", "the package '\(name.module)'"),
      ("swift test", "runs the contract of styles, and the scenarios"),
      ("swift run \(template.runner) run Configs", "plays the scenarios"),
      ("swift run \(template.runner) schema > segue.schema.json", "for an editor of the files"),
    ]
    if template.dependency == .unknown {
      next.insert(("$EDITOR Package.swift", "write the address of Segue there"), at: 1)
    }
    return ScaffoldReport(
      subject: "the package '\(name.module)' to \(quotedPath(folder))", batch: batch, next: next)
  }
}
