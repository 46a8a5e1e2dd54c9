import SegueConfig
import SegueCore
import SegueScenario

enum ExplainCommand {
  /// `segue explain`: explains the code of a message, or a key of files.
  static let command = Command(
    name: "explain", summary: "explain the code of a message, or a key of files",
    examples: [
      CommandExample("segue explain unknown-key", "what the error means, a wrong and a right file"),
      CommandExample("segue explain transitionNeverCompleted", "the same for code of an app"),
      CommandExample("segue explain sheet.detents", "what a key sets, its values and default"),
      CommandExample("segue explain drag", "a step, and the parameters of this name"),
      CommandExample("segue explain", "all codes"),
    ],
    arguments: [
      CommandArgument(
        name: "WORD", isRequired: false,
        summary:
          "the word in brackets, as in error[unknown-key]; or a key of files, a parameter, a style, "
          + "a step, an action, an expectation, or a value of one of them")
    ]
  ) { invocation, context throws(CommandFailure) in
    guard let argument = invocation.arguments.first else {
      try context.console.print(list)
      return .success
    }
    let word = word(of: argument)
    let entries = ReferenceTables(catalog: context.catalog).entries
    var texts = explanations(of: word, entries)
    if texts.isEmpty, let name = ForeignNotation.name(of: word) {
      texts = ["\(quoted(word)) is \(quoted(name)) here:\n"] + explanations(of: name, entries)
    }
    guard !texts.isEmpty else { throw unknown(argument, word, entries) }
    try context.console.print(texts.joined(separator: "\n"))
    return .success
  }

  /// Returns the explanations of the code and the keys with a name. If there are none, returns those of
  /// the curve and the quantity with this name, and of the keys that take it as a value.
  private static func explanations(of word: String, _ entries: [ReferenceEntry]) -> [String] {
    let named =
      (Explanation.of(word).map { [text(of: $0, called: word)] } ?? [])
      + KeyExplanation.all(of: word, in: entries).map(\.text)
    guard named.isEmpty else { return named }
    let taking = KeyExplanation.all(taking: word, in: entries).map(\.text)
    let curve = MotionChoice.summary(ofCurve: word).map { "\(quoted(word)) is \($0).\n" }
    let quantity = MotionTable.summaries[word].map {
      wrapped("'\(word)', as 'segue motion' prints it, is \($0).", to: 80) + "\n"
    }
    return [curve, quantity].compactMap(\.self)
      + (taking.isEmpty ? [] : ["'\(word)' is a word of these keys:\n"]) + taking
  }

  /// Returns the code or the key in a text that was copied from a message or a file: `unknown-key` in
  /// `error[unknown-key]:`, `screens.home.elements` in `screens.home.elements[0]:`.
  private static func word(of argument: String) -> String {
    let path = argument.replacing(#/\[[0-9]+\]/#, with: "")
    let word = path.split(separator: "[").last?.split(separator: "]").first ?? ""
    return String(word.hasSuffix(":") ? word.dropLast() : word)
  }

  private static func unknown(
    _ argument: String, _ word: String, _ entries: [ReferenceEntry]
  ) -> CommandFailure {
    let known =
      Explanation.groups.flatMap(\.all).flatMap(\.codes)
      + KeyExplanation.names(like: word, in: entries) + MotionTable.summaries.keys.sorted()
    let nearest =
      nearestName(to: word, among: known)
      ?? nearestName(to: word, among: KeyExplanation.words(like: word, in: entries))
    return CommandFailure(
      .usage, "unknown-code",
      "\(quoted(argument)) is not the code of a message, and no key or value of a file has this name",
      help: (nearest.map { "did you mean '\($0)'? " } ?? "")
        + "'segue explain' lists the codes, and Documentation/Files.md the keys")
  }

  private static func text(of explanation: Explanation, called code: String) -> String {
    var paragraphs = [code, wrapped(explanation.meaning, to: 80)]
    if let fix = explanation.fix { paragraphs.append(wrapped("How to fix it: \(fix).", to: 80)) }
    if let example = explanation.example {
      paragraphs += ["Wrong:", indented(example.wrong), "Right:", indented(example.right)]
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }

  private static var list: String {
    Explanation.groups.map { title, all in
      "\(title)\n" + all.map { "  \($0.code)\n" }.joined()
    }.joined(separator: "\n") + """

      'segue explain CODE' explains one. 'segue explain KEY' explains a key of files, a
      parameter of a style, a step, an action or an expectation: sheet.detents, drag.

      """
  }
}
