import Testing

/// Every id that a file cites is in one of the repository's lists.
@Suite struct CitationTests {
  @Test("every id that a file cites is in a list")
  func listed() throws {
    let listed = try Self.listed()
    var count = 0
    for path in try Self.paths() {
      for citation in Citation.all(in: try Checkout.text(path)) {
        count += 1
        guard !listed.contains(citation.id) else { continue }
        Issue.record(
          """
          \(path):\(citation.line): no list has \(citation.id); add it to its list, for example in \
          Tests/Lists, or remove the citation
          """)
      }
    }
    #expect(count > 500)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var ids: [String]
  }

  static let cases = [
    Case(testDescription: "one is (fault F013).", ids: ["F013"]),
    Case(testDescription: "[84][F001][D-54] names of tests", ids: ["F001", "D-54"]),
    Case(testDescription: "faults F049-F051, I9; S27: two", ids: ["F049", "F051", "I9", "S27"]),
    Case(testDescription: "UIKit row 84a is a clause", ids: ["84a"]),
    Case(testDescription: "see UIKit\n/// rows 49-57,\n  /// 63", ids: ["49", "57", "63"]),
    Case(testDescription: "UIKit rows 39, 40 and 96, 8 of 9", ids: ["39", "40", "96", "8"]),
    Case(testDescription: "UIKit rows 174 to 179.", ids: ["174", "179"]),
    Case(testDescription: "row 7 of a UIKit table, D65, 0xF013, S27Tests, SF013", ids: []),
  ]

  @Test("ids and rows in a text are found, and similar words are not", arguments: cases)
  func finds(_ text: Case) {
    #expect(Citation.all(in: text.testDescription).map(\.id) == text.ids)
  }

  @Test("a citation has its line, counted from 1")
  func lines() {
    #expect(Citation.all(in: "F001\n\nUIKit row\n2").map(\.line) == [1, 4])
  }

  /// Returns the ids of all lists: faults, invariants and bad inputs, UIKit's rows and their
  /// clauses, and the systems.
  private static func listed() throws -> Set<String> {
    let sources = ["UIKitRows/rules", "Lists/faults", "Lists/invariants", "Lists/bad-inputs"]
    var ids: Set<String> = []
    for source in sources {
      var last = ""
      for line in try Checkout.text("Tests/\(source).txt").split(separator: "\n") {
        guard let word = line.split(separator: " ").first, !["#", "=="].contains(word) else {
          continue
        }
        if line.hasPrefix(" ") {
          // The first line of a rule is its clause a.
          ids.formUnion([last + "a", last + word])
        } else {
          last = String(word)
          ids.insert(last)
        }
      }
    }
    for row in try Checkout.text("Documentation/Contributing/Seeds.md").split(separator: "\n")
    where row.hasPrefix("| S") {
      ids.insert(String(row.dropFirst(2).prefix { $0 != " " }))
    }
    return ids
  }

  /// Returns the handwritten files, except the lists.
  private static func paths() throws -> [String] {
    let folders = [
      "Sources", "Plugins", "Tests", "Configs", "Documentation", "Examples", "Benchmarks",
    ]
    return ["README.md", "CONTRIBUTING.md", "Package.swift"]
      + (try folders.flatMap { try Checkout.paths(below: $0, of: ["swift", "yaml", "md"]) })
  }
}

/// An id in a text.
private struct Citation {
  let id: String
  /// The line number, from 1.
  let line: Int

  /// Returns the ids of a text in order; of a range the first and the last.
  static func all(in text: String) -> [Citation] {
    let id = /(F\d{3}|I\d{1,2}|D-\d{2}|S\d{1,2})(?:-(F\d{3}|I\d{1,2}|D-\d{2}|S\d{1,2}))?/
    let row = /(\d+[a-z]?)(?:-(\d+[a-z]?))?/
    var found: [Citation] = []
    /// Adds the ids of a word that is one id or a range of two; returns whether it is.
    func cite(_ word: Substring, _ pattern: Regex<(Substring, Substring, Substring?)>) -> Bool {
      guard let ids = word.wholeMatch(of: pattern)?.output else { return false }
      let line = text.utf8[..<word.startIndex].count { $0 == UInt8(ascii: "\n") } + 1
      found += [ids.1, ids.2].compactMap(\.self).map { Citation(id: String($0), line: line) }
      return true
    }
    var before = Substring()
    var isRow = false
    for bytes in text.utf8.split(whereSeparator: { !isOfWord($0) }) {
      let word = Substring(bytes)
      if isRow {
        isRow = cite(word, row) || word == "and" || word == "to"
      } else {
        isRow = before == "UIKit" && (word == "row" || word == "rows")
      }
      if let first = bytes.first, "FIDS".utf8.contains(first), bytes.count < 12 {
        _ = cite(word, id)
      }
      before = word
    }
    return found
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
