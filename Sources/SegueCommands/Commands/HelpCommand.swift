enum HelpCommand {
  /// `segue help`: the same texts as `--help`.
  static let command = Command(
    name: "help", summary: "describe the tool or a command",
    examples: [CommandExample("segue help run", "the help of 'segue run'")],
    arguments: [CommandArgument(name: "COMMAND", isRequired: false, summary: "a command")]
  ) { invocation, context throws(CommandFailure) in
    guard let name = invocation.arguments.first else {
      try context.console.print(Command.overview(of: context.program))
      return .success
    }
    try context.console.print(try Command.named(name, program: context.program).helpText)
    return .success
  }
}
