import SegueConfig
import SegueCore

/// The commands of a program as data, from which completions and the manual page are generated.
struct CommandTable {
  /// The name of the program.
  let program: String
  /// The commands, with the name of the program in their texts.
  let commands: [Command]
  private let catalog: StyleCatalog

  init(of program: String, catalog: StyleCatalog) {
    self.program = program
    self.catalog = catalog
    commands = Command.all.map { $0.named(program) }
  }

  /// The options that can be the first word instead of a command.
  static let firstOptions = [
    CommandOption.help, CommandOption("version", "print the version"),
  ]

  /// Returns the words that a value can be; `nil` if there is no list of them.
  func words(_ kind: ValueKind) -> [String]? {
    switch kind {
    case .text, .file, .folder: nil
    case .command: commands.map(\.name)
    case .style: catalog.identifiers
    case .preset:
      catalog.entries.flatMap(\.parameters).flatMap(\.presets).map(\.name).reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
      }
    case .words(let words): words
    }
  }

  /// The presets of each style.
  var presets: [(style: String, names: [String])] {
    catalog.entries.map { ($0.identifier, $0.parameters.flatMap(\.presets).map(\.name)) }
  }

  /// The name of the program as a part of the name of a shell function.
  var functionName: String {
    String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension Command {
  /// The options of the command line, with `--help`, which no command parses.
  var allOptions: [CommandOption] { options + [.help] }

  /// The names of all options, with their dashes.
  package var optionNames: [String] { allOptions.map { "--\($0.name)" } }

  /// Returns the command with the name of a program in its texts.
  fileprivate func named(_ program: String) -> Command {
    var command = self
    command.program = program
    command.summary = Self.named(program, in: summary)
    command.notes = notes.map { Self.named(program, in: $0) }
    for index in examples.indices {
      command.examples[index].line = Self.named(program, in: examples[index].line)
      command.examples[index].summary = Self.named(program, in: examples[index].summary)
    }
    for index in arguments.indices {
      command.arguments[index].summary = Self.named(program, in: arguments[index].summary)
    }
    for index in options.indices {
      command.options[index].summary = Self.named(program, in: options[index].summary)
    }
    return command
  }
}

nonisolated extension CommandOption {
  /// `--help`, which every command has.
  static let help = CommandOption("help", letter: "h", "describe the command")

  /// The option as a word: its name, and its letter if it has one.
  var words: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}
