import SegueConfig

/// What a command has written, and the next commands.
nonisolated struct ScaffoldReport {
  /// What was written, as in "the style 'flip'".
  let subject: String
  let batch: OutputBatch
  /// The commands to run next, each with its effect.
  let next: [(line: String, summary: String)]

  /// The report as text.
  var text: String {
    var lines = ["wrote \(subject)"]
    lines += batch.created.map { "  \($0)" }
    if !batch.changed.isEmpty { lines += ["changed"] + batch.changed.map { "  \($0)" } }
    lines.append("next")
    lines += commented(next).map { "  \($0)" }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The report as JSON.
  var json: String {
    let value = JSONValue.object([
      .init("formatVersion", .number(1)),
      .init("written", .array(batch.created.map(JSONValue.string))),
      .init("changed", .array(batch.changed.map(JSONValue.string))),
      .init("next", .array(next.map { .string($0.line) })),
    ])
    return value.prettyText + "\n"
  }
}

/// Returns command lines with their effects as comments, aligned.
nonisolated func commented(_ commands: [(line: String, summary: String)]) -> [String] {
  let width = commands.map(\.line.count).max() ?? 0
  return commands.map { line, summary in
    line + String(repeating: " ", count: width - line.count) + "  # \(summary)"
  }
}

/// Returns a text as one word of a command line: in single quotes if it needs them.
nonisolated func shellWord(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    switch Character(Unicode.Scalar(byte)) {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", "/", "+", ",", ":", "=", "@": true
    default: false
    }
  }
  guard !isPlain || text.isEmpty else { return text }
  let escaped = text.replacing("'", with: #"'\''"#)
  return "'\(DisplayText(escaped).text)'"
}
