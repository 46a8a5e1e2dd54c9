import Foundation
import SegueConfig
public import SegueCore

/// Runs a command line of `segue`.
///
/// - Parameters:
///   - catalog: The styles that configurations can use.
///   - program: The name of the program in help and messages; by default its file name.
///   - arguments: The words after the program's name; those of the process by default. `nil` if the
///     process cannot read them, which is an error.
///   - console: The output; by default the standard output and the standard error.
///   - environment: The environment variables; by default those of the process.
/// - Returns: The exit code of the process.
public func runSegue(
  catalog: StyleCatalog, program: String = programName(),
  arguments: [String]? = processArguments(),
  console: Console = .process(),
  environment: [String: String] = ProcessInfo.processInfo.environment
) -> Int32 {
  do {
    let code = try perform(
      arguments,
      Command.Context(
        program: program, catalog: catalog, console: console, environment: environment))
    try console.finish()
    return code.rawValue
  } catch {
    console.progress(nil)
    console.report(error.text)
    return error.code.rawValue
  }
}

/// Returns the words after the program's name; `nil` if they cannot be read: on Linux they are in a
/// file, which a limit of open files can forbid to open.
public func processArguments() -> [String]? {
  CommandLine.arguments.isEmpty ? nil : Array(CommandLine.arguments.dropFirst())
}

/// Returns the file name of the process.
public func programName() -> String {
  CommandLine.arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) } ?? "segue"
}

private func perform(
  _ arguments: [String]?, _ context: Command.Context
) throws(CommandFailure) -> ExitCode {
  guard let arguments else {
    throw CommandFailure(
      .internalError, "no-arguments", "the words of the command line cannot be read",
      help: "allow more open files, for example with 'ulimit -n 256'")
  }
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
  /// Returns the command with a name.
  static func named(_ name: String, program: String) throws(CommandFailure) -> Command {
    if var command = all.first(where: { $0.name == name }) {
      command.program = program
      return command
    }
    throw .unknown("command", name, known: all.map { $0.name })
  }
}
