/// A file of Tests that lists what tests cover: rules of UIKit, faults, invariants or bad inputs.
struct IDList {
  struct Entry: Equatable {
    /// The id. The only clause of rule 85 is "85"; those of rule 84 are "84a", "84b" and so on.
    var id: String
    /// The letter of a clause's evidence, and the texts between the arrows of the line.
    let cells: [String]
    /// The line number, from 1.
    let line: Int
  }

  struct Section: Equatable {
    let title: String
    var entries: [Entry] = []
  }

  let path: String
  private(set) var sections: [Section] = []

  var entries: [Entry] { sections.flatMap(\.entries) }

  init(path: String, text: String) throws {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) where !line.isEmpty && !line.hasPrefix("#") {
      guard read(line, number) else {
        throw Problem(
          "\(path):\(number): '\(line)' is neither a section, an entry, the next clause of a rule "
            + "nor a comment")
      }
    }
  }

  /// Returns the ids of some lists' entries by those in titles of tests: clauses by their rule.
  static func entriesByTitle(of lists: [IDList]) -> [String: [String]] {
    Dictionary(grouping: lists.flatMap(\.entries).map(\.id)) {
      String($0.prefix { !$0.isLowercase })
    }
  }

  /// Reads a line; returns whether it has a known form.
  private mutating func read(_ line: Substring, _ number: Int) -> Bool {
    if line.hasPrefix("== ") {
      sections.append(Section(title: String(line.dropFirst(3))))
      return true
    }
    guard let last = sections.indices.last else { return false }
    let id: String
    let cells: [String]
    if let clause = line.wholeMatch(of: #/  ([b-z]) ([A-Z]) (.+)/#)?.output {
      guard let next = nextClause(clause.1) else { return false }
      (id, cells) = (next, [String(clause.2), String(clause.3)])
    } else if let rule = line.wholeMatch(of: /(\d+) ([A-Z]) (.+)/)?.output {
      (id, cells) = (String(rule.1), [String(rule.2), String(rule.3)])
    } else if let entry = line.wholeMatch(of: /((?:D-|[FI])?\d+) (.+)/)?.output {
      (id, cells) = (String(entry.1), entry.2.split(separator: " -> ").map(String.init))
    } else {
      return false
    }
    sections[last].entries.append(Entry(id: id, cells: cells, line: number))
    return true
  }

  /// Returns the id of a further clause of the last rule, whose first clause gets its letter; `nil`
  /// if a letter is missing before it.
  private mutating func nextClause(_ letter: Substring) -> String? {
    guard let section = sections.indices.last, let last = sections[section].entries.indices.last,
      let byte = letter.utf8.first
    else { return nil }
    let rule = sections[section].entries[last].id.prefix { !$0.isLowercase }
    if letter == "b" { sections[section].entries[last].id = "\(rule)a" }
    let previous = Character(Unicode.Scalar(byte - 1))
    return sections[section].entries[last].id == "\(rule)\(previous)" ? "\(rule)\(letter)" : nil
  }
}
