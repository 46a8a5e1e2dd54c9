/// The arguments and options that a command was given.
nonisolated package struct Invocation: Sendable {
  /// The name of the command.
  let command: String
  /// What the program is called.
  let program: String
  private(set) var arguments: [String] = []
  private var values: [String: [String]] = [:]

  init(of command: String, program: String) {
    self.command = command
    self.program = program
  }

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// The value of an option; nil when it was not given.
  func value(_ option: CommandOption) -> String? { values(option).first }

  /// The values of an option in the order given.
  func values(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

  mutating func add(argument: String) { arguments.append(argument) }

  mutating func add(_ value: String, to option: CommandOption) {
    values[option.name, default: []].append(value)
  }

  /// A failure because the command line does not fit, with where to read on.
  func usage(_ code: String, _ message: String, help: String? = nil) -> CommandFailure {
    CommandFailure(
      .usage, code, message, help: help ?? "'\(program) help \(command)' tells how to write it")
  }
}
