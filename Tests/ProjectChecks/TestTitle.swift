/// The ids at the beginning of a test's title, and the clauses at its end.
///
/// "[84][F001] ..." names a rule and a fault; "[I1-I3] ..." names three ids. Of a rule with
/// several clauses, a test asserts those at the end of its title: "[84][88] ... (84a, 88b)".
struct TestTitle: Equatable {
  let ids: [String]
  let clauses: [String]

  /// Reads a title; `nil` without ids.
  init?(_ title: String) {
    let ids = Self.ids(atStartOf: title)
    if ids.isEmpty { return nil }
    self.ids = ids
    let clauses = title.firstMatch(of: /\((\d+[a-z](?:, \d+[a-z])*)\)$/)?.1
    self.clauses = clauses?.split(separator: ", ").map(String.init) ?? []
  }

  /// Returns the ids of tags such as "[84][I1-I3]" at the start of a text.
  private static func ids(atStartOf text: String) -> [String] {
    var ids: [String] = []
    var rest = text[...]
    while let tag = rest.prefixMatch(
      of: /\[((?:D-|[FI])?)(\d+)(?:-((?:D-|[FI])?)(\d+))?\]/)
    {
      rest = rest[tag.range.upperBound...]
      let (_, kind, digits, lastKind, lastDigits) = tag.output
      let first = Int(digits) ?? 0
      let last = lastKind == kind ? lastDigits.flatMap { Int($0) } ?? first : first
      for number in first...max(first, last) {
        let text = String(number)
        let zeros = String(repeating: "0", count: max(0, digits.count - text.count))
        ids.append(kind + zeros + text)
      }
    }
    return ids
  }

  /// Returns the entries that a test with this title covers.
  ///
  /// - Parameter entries: The ids of all entries by those in titles: those of clauses by their rule.
  func covered(_ entries: [String: [String]]) -> [String] {
    ids.flatMap { id in (entries[id] ?? []).filter { $0 == id || clauses.contains($0) } }
  }

  /// Returns what is wrong with the title, as the rest of a sentence.
  func problems(_ entries: [String: [String]]) -> [String] {
    let named = ids.flatMap { entries[$0] ?? [] }
    let unknown = ids.filter { entries[$0] == nil } + clauses.filter { !named.contains($0) }
    let unlettered = ids.filter { id in
      entries[id]?.contains("\(id)a") == true && !clauses.contains { $0.dropLast() == id }
    }
    return unknown.map { "names \($0), which no list has" }
      + unlettered.map {
        "names rule \($0), which has several clauses, and none of them; end its title with those "
          + "that it asserts, as in (\($0)a)"
      }
  }
}
