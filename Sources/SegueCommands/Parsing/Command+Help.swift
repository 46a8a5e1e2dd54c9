import Foundation

extension Command {
  /// The help of a command, examples first.
  var helpText: String {
    Self.named(program, in: segueHelpText)
  }

  /// Returns a help text with the program's name.
  static func named(_ program: String, in text: String) -> String {
    text.replacingOccurrences(of: "segue ", with: "\(program) ")
  }

  /// The arguments after the name of the program.
  var usage: String {
    ([name] + arguments.map(\.usage) + (options.isEmpty ? [] : ["[options]"]))
      .joined(separator: " ")
  }

  private var segueHelpText: String {
    var parts = ["segue \(name) - \(summary)"]
    if !examples.isEmpty {
      let lines = examples.map { "  \($0.line)\n      \($0.summary)" }
      parts.append("Examples\n" + lines.joined(separator: "\n"))
    }
    parts.append("Usage\n  segue \(usage)")
    let entries = arguments.map { ($0.name, $0.summary) } + options.map { ($0.usage, $0.summary) }
    if !entries.isEmpty { parts.append(section("Arguments and options", entries)) }
    return (parts + notes.map { $0.hasPrefix(" ") ? $0 : wrapped($0, to: 80) }).joined(
      separator: "\n\n") + "\n"
  }

  /// Returns the help of the tool.
  static func overview(of program: String) -> String {
    let text = [
      "segue - play, check and draw view-controller transitions without a device",
      section(
        "Examples",
        [
          ("segue run Configs", "play every scenario of a folder"),
          ("segue run Configs --out out", "and draw every scenario"),
          ("segue styles", "the transition styles and their parameters"),
        ]),
      section("Commands", all.map { ($0.name, $0.summary) }),
      section("Exit codes", ExitCode.meanings),
      "'segue help COMMAND' describes a command, 'segue --version' prints the version.",
    ].joined(separator: "\n\n")
    return named(program, in: text) + "\n"
  }
}

/// Returns a heading and a list of terms, each with its explanation next to it.
private func section(_ heading: String, _ entries: [(term: String, text: String)]) -> String {
  let column = entries.map(\.term.count).max() ?? 0
  var text = heading
  for (term, explanation) in entries {
    let indent = String(repeating: " ", count: column + 4)
    let lines = wrapped(explanation, to: 80 - indent.count).split(separator: "\n")
    text += "\n  " + term + String(repeating: " ", count: column - term.count + 2)
    text += lines.joined(separator: "\n" + indent)
  }
  return text
}
