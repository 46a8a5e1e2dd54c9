import SegueCore

/// A subcommand: what it takes and tells, as data, and what it does.
package struct Command {
  package var name: String
  /// What it does, in words that follow the name in a list.
  var summary: String
  package var examples: [CommandExample] = []
  var arguments: [CommandArgument] = []
  var options: [CommandOption] = []
  /// Paragraphs that end the help.
  var notes: [String] = []
  /// What the program is called, for help and messages: a runner of somebody else's has its own name.
  var program = "segue"
  var perform: (Invocation, Context) throws(CommandFailure) -> ExitCode

  /// What every command works with.
  struct Context {
    var program: String
    var catalog: StyleCatalog
    var console: Console
  }

  /// All commands, in the order of the help.
  package static let all = [
    RunCommand.command, RenderCommand.command, ValidateCommand.command, MigrateCommand.command,
    StylesCommand.command, MotionCommand.command, SchemaCommand.command, HelpCommand.command,
  ]
}
