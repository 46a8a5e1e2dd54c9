/// A shell for which completions are written.
nonisolated enum Shell: String, CaseIterable, Sendable {
  /// The Bourne-again shell, from version 3.2.
  case bash
  /// The Z shell, with its completion system.
  case zsh
  /// The friendly interactive shell, from version 3.
  case fish

  /// Returns the script that completes the command line of a program.
  @MainActor
  func script(of table: CommandTable) -> String {
    switch self {
    case .bash: BashCompletions(table: table).text
    case .zsh: ZshCompletions(table: table).text
    case .fish: FishCompletions(table: table).text
    }
  }

  /// Returns the comment at the beginning of a script.
  func comment(_ program: String) -> String {
    "# Completions of \(program) for \(rawValue), written by '\(program) completions \(rawValue)'."
  }
}
