/// An option of a command, as data for parsing and help.
nonisolated struct CommandOption: Hashable, Sendable {
  /// The name without its dashes.
  var name: String
  /// One letter that stands for the name after a single dash; nil for none.
  var letter: Character?
  /// What the help calls the value; nil for an option without one.
  var value: String?
  /// Whether the option may be given more than once.
  var isRepeatable: Bool
  /// What it does, in words that follow the name in a list.
  var summary: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option as it is written, with its value.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

/// What a command takes beside options.
nonisolated struct CommandArgument: Hashable, Sendable {
  /// What the help calls it.
  var name: String
  var isRequired = true
  /// Whether several may be given; only the last argument of a command may be.
  var isRepeatable = false
  /// What it is, in words that follow the name in a list.
  var summary: String

  /// The argument in a line of usage.
  var usage: String {
    let text = isRepeatable ? "\(name)..." : name
    return isRequired ? text : "[\(text)]"
  }
}

/// A command line to imitate.
nonisolated package struct CommandExample: Hashable, Sendable {
  package var line: String
  var summary: String

  init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}
