import SegueConfig

enum HelpCommand {
  private static let man = CommandOption("man", "the manual page of the tool, for man")

  /// `segue help`: the same texts as `--help`, and the manual page.
  static let command = Command(
    name: "help", summary: "describe the tool or a command",
    examples: [
      CommandExample("segue help run", "the help of 'segue run'"),
      CommandExample("segue help --man > segue.1", "the manual page, which 'man -l segue.1' shows"),
    ],
    arguments: [
      CommandArgument(name: "COMMAND", kind: .command, isRequired: false, summary: "a command")
    ],
    options: [man]
  ) { invocation, context throws(CommandFailure) in
    if invocation.has(man) {
      if let name = invocation.arguments.first {
        throw invocation.usage(
          "conflict", "'--man' is for the whole tool, and not for \(quoted(name))",
          help: "leave out the command: the manual page describes all of them")
      }
      let table = CommandTable(of: context.program, catalog: context.catalog)
      try context.console.print(ManualPage(table: table).text)
      return .success
    }
    guard let name = invocation.arguments.first else {
      try context.console.print(Command.overview(of: context.program))
      return .success
    }
    try context.console.print(try Command.named(name, program: context.program).helpText)
    return .success
  }
}
