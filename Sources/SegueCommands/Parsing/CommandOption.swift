/// An option of a command, as data for parsing and help.
nonisolated struct CommandOption: Hashable, Sendable {
  /// The name without its dashes.
  var name: String
  /// The one-letter name after a single dash; `nil` for none.
  var letter: Character?
  /// The name of the value in the help; `nil` for an option without a value.
  var value: String?
  /// What the value names, which completions offer.
  var kind: ValueKind
  /// Whether the option can be repeated.
  var isRepeatable: Bool
  /// The summary, which follows the name in a list.
  var summary: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, kind: ValueKind = .text,
    isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.kind = kind
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option as written, with its value.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

/// A positional argument of a command, as data for parsing and help.
nonisolated struct CommandArgument: Hashable, Sendable {
  /// The name in the help.
  var name: String
  /// What the argument names, which completions offer.
  var kind = ValueKind.text
  var isRequired = true
  /// Whether the argument can be repeated, which only the last one can be.
  var isRepeatable = false
  /// The summary, which follows the name in a list.
  var summary: String

  /// The argument in the usage line.
  var usage: String {
    let text = isRepeatable ? "\(name)..." : name
    return isRequired ? text : "[\(text)]"
  }
}

/// An example of a command line.
nonisolated package struct CommandExample: Hashable, Sendable {
  package var line: String
  var summary: String

  init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}
