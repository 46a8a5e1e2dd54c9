enum ExplainCommand {
  /// `segue explain`: explains the code of a message.
  static let command = Command(
    name: "explain", summary: "explain the code of a message, with an example",
    examples: [
      CommandExample("segue explain unknown-key", "what the error means, a wrong and a right file"),
      CommandExample("segue explain transitionNeverCompleted", "the same for code of an app"),
      CommandExample("segue explain", "all codes"),
    ],
    arguments: [
      CommandArgument(
        name: "CODE", isRequired: false, summary: "the word in brackets, as in error[unknown-key]")
    ]
  ) { invocation, context throws(CommandFailure) in
    guard let argument = invocation.arguments.first else {
      try context.console.print(list)
      return .success
    }
    // A code is often copied with its brackets.
    let code = argument.split(separator: "[").last?.split(separator: "]").first.map(String.init)
    guard let code, let explanation = Explanation.of(code) else {
      throw .unknown("code", argument, known: Explanation.groups.flatMap(\.all).flatMap(\.codes))
    }
    try context.console.print(text(of: explanation, called: code))
    return .success
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
    }.joined(separator: "\n") + "\n'segue explain CODE' explains one.\n"
  }
}
