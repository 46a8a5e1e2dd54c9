import Foundation
import SegueConfig
public import SegueCore

/// Does what a command line of `segue` asks for and returns the exit code of the process.
///
/// - Parameters:
///   - catalog: The styles that configurations may name.
///   - program: What help and messages call the program; by default the name of its file.
///   - arguments: The words after the name of the program; those of the process by default.
///   - console: Takes results and messages; by default the standard output and the standard error.
public func runSegue(
  catalog: StyleCatalog, program: String = programName(),
  arguments: [String] = Array(CommandLine.arguments.dropFirst()),
  console: Console = .process()
) -> Int32 {
  do {
    let code = try perform(
      arguments, Command.Context(program: program, catalog: catalog, console: console))
    try console.finish()
    return code.rawValue
  } catch {
    console.progress(nil)
    console.report(error.text)
    return error.code.rawValue
  }
}

/// The name of the file of the process.
public func programName() -> String {
  CommandLine.arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) } ?? "segue"
}

private func perform(
  _ arguments: [String], _ context: Command.Context
) throws(CommandFailure) -> ExitCode {
  guard let name = arguments.first else {
    throw CommandFailure(.usage, text: Command.overview(of: context.program))
  }
  let words = arguments.dropFirst()
  switch name {
  case "--help", "-h":
    try context.console.print(Command.overview(of: context.program))
  case "--version":
    let isOwn = context.program == "segue"
    try context.console.print(
      isOwn ? "segue \(version)\n" : "\(context.program), made with Segue \(version)\n")
  case _ where name.hasPrefix("-"):
    throw CommandFailure(
      .usage, "missing-command", "a command must come before \(quoted(name))",
      help: "'\(context.program) help' lists the commands")
  default:
    let command = try Command.named(name, program: context.program)
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
  static func named(_ name: String, program: String) throws(CommandFailure) -> Command {
    if var command = all.first(where: { $0.name == name }) {
      command.program = program
      return command
    }
    throw .unknown("command", name, known: all.map { $0.name })
  }
}
