import SegueCore

/// A subcommand: its arguments, options and help as data, and its function.
package struct Command {
  package var name: String
  /// The summary, which follows the name in a list.
  var summary: String
  package var examples: [CommandExample] = []
  var arguments: [CommandArgument] = []
  var options: [CommandOption] = []
  /// The paragraphs at the end of the help.
  var notes: [String] = []
  /// The name of the program in help and messages; a custom runner has its own.
  var program = "segue"
  var perform: (Invocation, Context) throws(CommandFailure) -> ExitCode

  /// The environment of a command.
  struct Context {
    var program: String
    var catalog: StyleCatalog
    var console: Console
    /// The environment variables.
    var environment: [String: String]
  }

  /// All commands, in display order.
  package static let all = [
    RunCommand.command, MergeCommand.command, RenderCommand.command, DiffCommand.command,
    WatchCommand.command, ShowCommand.command, ValidateCommand.command, CompileCommand.command,
    PortCommand.command, ExplainCommand.command, StylesCommand.command, MotionCommand.command,
    SchemaCommand.command, InitCommand.command,
    NewStyleCommand.command, CompletionsCommand.command, HelpCommand.command,
  ]
}
