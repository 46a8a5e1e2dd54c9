import SegueConfig
public import SegueCore

/// Does what a command line of `segue` asks for and returns the exit code of the process.
///
/// - Parameters:
///   - catalog: The styles that configurations may name.
///   - arguments: The words after the name of the program; those of the process by default.
///   - console: Takes results and messages; by default the standard output and the standard error.
public func runSegue(
  catalog: StyleCatalog, arguments: [String] = Array(CommandLine.arguments.dropFirst()),
  console: Console = .process()
) -> Int32 {
  do {
    let code = try perform(arguments, Command.Context(catalog: catalog, console: console))
    try console.finish()
    return code.rawValue
  } catch {
    console.progress(nil)
    console.report(error.text)
    return error.code.rawValue
  }
}

private func perform(
  _ arguments: [String], _ context: Command.Context
) throws(CommandFailure) -> ExitCode {
  guard let name = arguments.first else {
    throw CommandFailure(.usage, text: Command.overview)
  }
  let words = arguments.dropFirst()
  switch name {
  case "--help", "-h":
    try context.console.print(Command.overview)
  case "--version":
    try context.console.print("segue \(version)\n")
  case _ where name.hasPrefix("-"):
    throw CommandFailure(
      .usage, "missing-command", "a command must come before \(quoted(name))",
      help: "'segue help' lists the commands")
  default:
    let command = try Command.named(name)
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try context.console.print(command.helpText)
    } else {
      return try command.perform(try command.parse(words), context)
    }
  }
  return .success
}

extension Command {
  /// The command of a name.
  static func named(_ name: String) throws(CommandFailure) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw .unknown("command", name, known: all.map { $0.name })
  }
}
