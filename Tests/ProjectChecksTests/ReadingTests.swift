import Testing

@testable import ProjectChecks

/// Ids and clauses in titles, lists of ids, and the arguments of the command.
@Suite struct ReadingTests {
  @Test(
    "ids are at the start of a title, and clauses at its end",
    arguments: [
      ("[84] a rule", ["84"], []),
      ("[84][F001] a rule and a fault (84a, 84b)", ["84", "F001"], ["84a", "84b"]),
      ("[I1-I3] a range", ["I1", "I2", "I3"], []),
      ("[F009-F011][D-54] digits are kept", ["F009", "F010", "F011", "D-54"], []),
      ("[I3-F004] two kinds are no range", ["I3"], []),
      ("[2] no clauses (of another kind)", ["2"], []),
    ] as [(String, [String], [String])])
  func title(_ text: String, _ ids: [String], _ clauses: [String]) throws {
    let title = try #require(TestTitle(text))
    #expect(title.ids == ids)
    #expect(title.clauses == clauses)
  }

  @Test("a title without ids has none", arguments: ["a title", "a [84] title", "[84a] a title"])
  func noTitle(_ text: String) { #expect(TestTitle(text) == nil) }

  @Test("a list has sections, clauses with letters, and texts around arrows")
  func list() throws {
    let text = "# a\n\n== One\n84 A first\n  b U second\n85 N only\n== Two\nF001 a -> b\n"
    let list = try IDList(path: "list.txt", text: text)
    #expect(
      list.sections == [
        .init(
          title: "One",
          entries: [
            .init(id: "84a", cells: ["A", "first"], line: 4),
            .init(id: "84b", cells: ["U", "second"], line: 5),
            .init(id: "85", cells: ["N", "only"], line: 6),
          ]),
        .init(title: "Two", entries: [.init(id: "F001", cells: ["a", "b"], line: 8)]),
      ])
  }

  @Test(
    "a line that is no entry is an error with its place",
    arguments: [
      ("84 A a", 1), ("== One\nfoo", 2), ("== One\n84 A a\n  c A b", 3), ("== a\n  b A b", 2),
    ])
  func noEntry(_ text: String, _ line: Int) {
    let found = text.split(separator: "\n").last ?? ""
    let error = #expect(throws: Problem.self) { try IDList(path: "list.txt", text: text) }
    #expect(
      error?.description == """
        list.txt:\(line): '\(found)' is neither a section, an entry, the next clause of a rule nor a comment
        """)
  }

  @Test("options are taken from the arguments, and the rest are operands")
  func arguments() throws {
    var arguments = Arguments(["rows", "a", "--seed", "3", "--list", "b"])
    #expect(arguments.command == "rows")
    let seed = try arguments.takeNumber(of: "--seed")
    let isList = arguments.takeFlag("--list")
    let rest = try arguments.takeRest()
    #expect(seed == 3)
    #expect(isList)
    #expect(rest == ["a", "b"])
  }

  @Test("an option without a number, or an unknown one, is an error")
  func wrongArguments() {
    var arguments = Arguments(["rows", "--count", "x", "--cuont", "--seed"])
    #expect(throws: Problem.self) { try arguments.takeNumber(of: "--count") }
    #expect(throws: Problem.self) { try arguments.takeNumber(of: "--seed") }
    #expect(throws: Problem.self) { try arguments.takeRest() }
  }
}
