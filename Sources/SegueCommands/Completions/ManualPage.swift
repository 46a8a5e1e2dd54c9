/// The manual page of the tool, in roff with the macros of man(7).
struct ManualPage {
  let table: CommandTable

  /// The environment variables that the tool reads.
  private static let environment = [
    ("NO_COLOR", "If it is set and not empty, results on a terminal are not colored."),
    ("TERM", "If it is 'dumb', results are not colored, and no progress is shown."),
    (
      GitHubReport.summaryVariable,
      "The file to which 'segue run --github' appends a table of the failures."
    ),
  ]

  /// The files that the tool reads and writes.
  private static let files = [
    ("*.yaml, *.yml", "Configurations. In a folder, names that begin with '.' or '_' are skipped."),
    ("segue.yaml", "The file that 'segue init' writes."),
    (
      "\(RunIndex.fileName), results.json, manifest.json",
      "The page, the report and the list of files in a folder of 'segue run --out'."
    ),
  ]

  /// The page.
  var text: String {
    let program = table.program
    let source = program == "segue" ? "Segue \(version)" : "made with Segue \(version)"
    var page = Roff()
    page.macro("TH", program.uppercased(), "1", "", source, "User Commands")
    // Left-aligned and without hyphenation: the words of a command line are not divided.
    page.request("nh")
    page.request("ad l")
    page.section("NAME")
    page.paragraph("\(program) - play, check and draw view-controller transitions without a device")
    page.section("SYNOPSIS")
    page.usage(program, "COMMAND [arguments] [options]")
    for option in CommandTable.firstOptions { page.usage(program, "--\(option.name)") }
    page.section("DESCRIPTION")
    page.paragraph(
      "Segue plays custom view-controller transitions of UIKit without UIKit. A YAML file"
        + " describes a small app and its scenarios. A simulated device plays them in virtual time,"
        + " checks what they expect, and records every frame. The same file gives the same bytes on"
        + " every machine.")
    page.paragraph(
      "Options can be anywhere after the command, as '--name value' or '--name=value'. After '--'"
        + " every word is an argument.")
    page.section("COMMANDS")
    for command in table.commands { add(command, to: &page) }
    page.section("EXIT STATUS")
    for (codes, meaning) in ExitCode.meanings { page.item(codes, sentence(meaning)) }
    page.section("ENVIRONMENT")
    for (name, meaning) in Self.environment { page.item(name, own(meaning)) }
    page.section("FILES")
    for (name, meaning) in Self.files { page.item(name, own(meaning)) }
    page.section("EXAMPLES")
    for example in table.commands.flatMap(\.examples) {
      page.item(example.line, sentence(example.summary))
    }
    page.section("SEE ALSO")
    page.paragraph(own("'segue help COMMAND' describes one command, 'segue styles' the styles."))
    page.paragraph("man(1), yaml-language-server")
    return page.text
  }

  private func add(_ command: Command, to page: inout Roff) {
    page.subsection(command.usage)
    page.paragraph(sentence(command.summary))
    for argument in command.arguments { page.item(argument.name, sentence(argument.summary)) }
    for option in command.allOptions { page.item(option.usage, sentence(option.summary)) }
    for note in command.notes {
      if note.hasPrefix(" ") { page.literal(note) } else { page.paragraph(note) }
    }
  }

  /// Returns a text with the name of the program.
  private func own(_ text: String) -> String { Command.named(table.program, in: text) }

  /// Returns a summary as a sentence.
  private func sentence(_ summary: String) -> String {
    let first = summary.split(separator: " ").first ?? ""
    // A word such as 'YAML' or '--json' has its own spelling.
    let isWord = first.allSatisfy { $0.isLowercase || ",:".contains($0) }
    return (isWord ? summary.prefix(1).uppercased() + summary.dropFirst() : summary) + "."
  }
}

/// A text in roff.
private nonisolated struct Roff {
  private(set) var text = ""

  /// Adds a macro with arguments.
  mutating func macro(_ name: String, _ arguments: String...) {
    let words = arguments.map { " \"\(Self.escaped($0))\"" }
    text += ".\(name)\(words.joined())\n"
  }

  /// Adds a request of the formatter, as written.
  mutating func request(_ words: String) { text += ".\(words)\n" }

  mutating func section(_ title: String) { macro("SH", title) }
  mutating func subsection(_ title: String) { macro("SS", title) }

  /// Adds a paragraph.
  mutating func paragraph(_ words: String) { text += ".PP\n\(Self.line(words))\n" }

  /// Adds a line of the synopsis, whose first word is literal.
  mutating func usage(_ program: String, _ rest: String) {
    let isFirst = text.hasSuffix(".SH \"SYNOPSIS\"\n")
    text += (isFirst ? "" : ".br\n") + "\\fB\(Self.escaped(program))\\fR \(Self.escaped(rest))\n"
  }

  /// Adds a term and its explanation.
  mutating func item(_ term: String, _ explanation: String) {
    text += ".TP\n\\fB\(Self.escaped(term))\\fR\n\(Self.line(explanation))\n"
  }

  /// Adds a line that is not filled.
  mutating func literal(_ line: String) { text += ".PP\n.nf\n\(Self.line(line))\n.fi\n" }

  /// Returns a line of text, which is no request even if it begins like one.
  private static func line(_ text: String) -> String {
    (text.hasPrefix(".") ? "\\&" : "") + escaped(text)
  }

  /// Returns a text of which roff prints every character, instead of markup or a typographic variant.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case _ where scalar.isASCII: String(scalar)
      default:
        "\\[u" + String(repeating: "0", count: max(0, 4 - hexadecimal(scalar).count))
          + hexadecimal(scalar) + "]"
      }
    }.joined()
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
