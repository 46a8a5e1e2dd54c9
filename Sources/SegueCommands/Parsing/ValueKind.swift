/// What a value on the command line names, which completions offer.
nonisolated enum ValueKind: Hashable, Sendable {
  /// A text that only the user knows.
  case text
  /// The path of a file; also of a folder, which contains files.
  case file
  /// The path of a folder.
  case folder
  /// The name of a command.
  case command
  /// The identifier of a style.
  case style
  /// The name of a preset of the style in the line.
  case preset
  /// One of a few words.
  case words([String])
}
