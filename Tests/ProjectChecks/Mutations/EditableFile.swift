import Foundation

/// A Swift file, in which edits are found.
struct EditableFile {
  let path: String
  private let lines: [Substring]

  /// The ends of a line whose statement continues in the next one, and the starts of such a line.
  private static let openEnds = [
    ",", "(", "[", "=", "?", ":", "&&", "||", "->", "+", "-", "*", "/", "in return",
  ]
  private static let continuations = [".", "?", "&&", "||", ":"]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// All edits of the file, in the order of their lines.
  var edits: [Edit] {
    let calls = lines.indices.map(call)
    return lines.indices.flatMap { index -> [Edit] in
      var kinds = Self.negations(of: lines[index])
      if let first = calls[index] {
        kinds.append(.drop(first))
        // Calls of the same function usually can be swapped without an effect.
        if let second = calls[index + 1], indent(index) == indent(index + 1),
          Self.function(first) != Self.function(second)
        {
          kinds.append(.swap(first, second))
        }
      }
      return kinds.map { Edit(path: path, line: index + 1, kind: $0) }
    }
  }

  private func indent(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

  private static func function(_ call: String) -> Substring { call.prefix { $0 != "(" } }

  /// Returns the statement of a line that is one call, and no part of a longer statement.
  private func call(_ index: Int) -> String? {
    guard index > 0, index + 1 < lines.count, lines[index].hasPrefix(" "),
      lines[index].hasSuffix(")")
    else { return nil }
    let line = lines[index].drop { $0 == " " }
    let call = /(?:try\?? |_ = )?([a-z_]\w*)(?:[.?!\w]|\[\w+\])*\(.*\)/
    let keywords = ["return", "throw", "case", "func", "init", "super", "if", "guard", "while"]
    guard let word = line.wholeMatch(of: call)?.1, !keywords.contains(String(word)),
      !line.contains("self.init("), Self.isOneCall(line)
    else { return nil }
    let before = lines[index - 1].trimmingCharacters(in: .whitespaces)
    let after = lines[index + 1].trimmingCharacters(in: .whitespaces)
    if Self.openEnds.contains(where: before.hasSuffix) { return nil }
    return Self.continuations.contains(where: after.hasPrefix) ? nil : String(line)
  }

  /// Returns whether brackets match, and no operator or block follows the call.
  private static func isOneCall(_ text: Substring) -> Bool {
    var depth = 0
    for (letter, next) in zip(text, Array(text.dropFirst()) + ["\n"]) {
      depth += nesting(letter)
      if depth < 0 || (depth == 0 && letter == ")" && next == " ") { return false }
    }
    return depth == 0
  }

  private static func nesting(_ letter: Character) -> Int {
    "([{".contains(letter) ? 1 : ")]}".contains(letter) ? -1 : 0
  }

  /// Returns a negation of every clause of a condition, except for bindings.
  private static func negations(of line: Substring) -> [Edit.Kind] {
    let condition = #/( *(?:\} else )?(?:if|guard|while) )(.*?)( \{| else \{.*| else)/#
    // Nor conditions of the compiler, closures and an endless loop.
    let binding = /\b(?:let|var|case)\b|#|\{|^true$/.wordBoundaryKind(.simple)
    guard let match = line.wholeMatch(of: condition)?.output else { return [] }
    let clauses = clauses(of: match.2)
    return clauses.indices.compactMap { index in
      if clauses[index].isEmpty || clauses[index].contains(binding) { return nil }
      let before = clauses[..<index].map { "\($0), " }.joined()
      let after = clauses[(index + 1)...].map { ", \($0)" }.joined()
      return .negate(before: match.1 + before, clause: clauses[index], after: after + match.3)
    }
  }

  private static func clauses(of condition: Substring) -> [String] {
    var depth = 0
    return condition.split(omittingEmptySubsequences: false) { letter in
      depth += nesting(letter)
      return letter == "," && depth == 0
    }
    .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
