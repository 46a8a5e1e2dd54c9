/// The arguments and options of a command line.
nonisolated package struct Invocation: Sendable {
  /// The name of the command.
  let command: String
  /// The name of the program.
  let program: String
  private(set) var arguments: [String] = []
  private var values: [String: [String]] = [:]

  init(of command: String, program: String) {
    self.command = command
    self.program = program
  }

  /// Returns whether an option is present.
  func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// Returns the value of an option; `nil` if it is absent.
  func value(_ option: CommandOption) -> String? { values(option).first }

  /// Returns the values of an option, in order.
  func values(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

  mutating func add(argument: String) { arguments.append(argument) }

  mutating func add(_ value: String, to option: CommandOption) {
    values[option.name, default: []].append(value)
  }

  /// Returns a usage failure, by default with a reference to the help.
  func usage(_ code: String, _ message: String, help: String? = nil) -> CommandFailure {
    CommandFailure(
      .usage, code, message, help: help ?? "'\(program) help \(command)' shows the usage")
  }
}
