enum CompletionsCommand {
  /// `segue completions`: prints a script with which a shell completes command lines.
  static let command = Command(
    name: "completions", summary: "print the completions of a shell",
    examples: [
      CommandExample(
        "segue completions bash > ~/.local/share/bash-completion/completions/segue",
        "for bash with the package bash-completion"),
      CommandExample(
        "segue completions zsh > ~/.zsh/completions/_segue", "for zsh, in a folder of its fpath"),
      CommandExample(
        "segue completions fish > ~/.config/fish/completions/segue.fish", "for fish"),
    ],
    arguments: [
      CommandArgument(
        name: "SHELL", kind: .words(Shell.allCases.map(\.rawValue)),
        summary: Shell.allCases.map(\.rawValue).joined(separator: ", "))
    ],
    notes: [
      "Commands, options, devices, styles and presets are completed, and the names of files and"
        + " folders. 'make install' and packages install the scripts."
    ]
  ) { invocation, context throws(CommandFailure) in
    let name = invocation.arguments[0]
    guard let shell = Shell(rawValue: name) else {
      throw .unknown("shell", name, known: Shell.allCases.map(\.rawValue))
    }
    let table = CommandTable(of: context.program, catalog: context.catalog)
    try context.console.print(shell.script(of: table))
    return .success
  }
}
