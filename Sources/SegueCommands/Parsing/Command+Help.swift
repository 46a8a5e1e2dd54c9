import Foundation

extension Command {
  /// The help of one command, examples first.
  var helpText: String {
    Self.named(program, in: segueHelpText)
  }

  /// A text of ours in which the program has its own name.
  private static func named(_ program: String, in text: String) -> String {
    text.replacingOccurrences(of: "segue ", with: "\(program) ")
  }

  private var segueHelpText: String {
    var parts = ["segue \(name) - \(summary)"]
    if !examples.isEmpty {
      let lines = examples.map { "  \($0.line)\n      \($0.summary)" }
      parts.append("Examples\n" + lines.joined(separator: "\n"))
    }
    let usage =
      ["segue", name] + arguments.map(\.usage) + (options.isEmpty ? [] : ["[options]"])
    parts.append("Usage\n  \(usage.joined(separator: " "))")
    let entries = arguments.map { ($0.name, $0.summary) } + options.map { ($0.usage, $0.summary) }
    if !entries.isEmpty { parts.append(section("Arguments and options", entries)) }
    return (parts + notes.map { $0.hasPrefix(" ") ? $0 : wrapped($0, to: 80) }).joined(
      separator: "\n\n") + "\n"
  }

  /// The help of the whole tool.
  static func overview(of program: String) -> String {
    let text = [
      "segue - play, check and draw view-controller transitions without a device",
      section(
        "Examples",
        [
          ("segue run Configs", "play every scenario of a folder"),
          ("segue run Configs --out out", "and draw what happened"),
          ("segue styles", "the transition styles and their tunables"),
        ]),
      section("Commands", all.map { ($0.name, $0.summary) }),
      section(
        "Exit codes",
        [
          ("0", "all is well"), ("1", "an expectation failed"),
          ("64", "the command line cannot be understood"),
          ("65", "a configuration is wrong"), ("66", "there is nothing to read"),
          ("70", "the fault is the program's own"),
          ("73, 74", "an output cannot be made, or broke off"),
        ]),
      "'segue help COMMAND' tells more about a command, 'segue --version' the version.",
    ].joined(separator: "\n\n")
    return named(program, in: text) + "\n"
  }
}

/// A heading and a list of terms, each with its explanation beside it.
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
