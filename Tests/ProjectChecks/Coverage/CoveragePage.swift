/// A page of Documentation/Contributing with the tests that cover the entries of a list.
struct CoveragePage {
  let list: String
  let name: String
  let title: String
  let about: String
  /// The titles of the cells of an entry.
  let columns: [String]
  let noun: String

  var path: String { "Documentation/Contributing/\(name)" }

  /// Where the whole list is, which is not committed.
  var wholePath: String { ".build/lists/\(name)" }

  static let all = [
    CoveragePage(
      list: "Tests/UIKitRows/rules.txt", name: "UIKitCoverage.md",
      title: "UIKit's rules, and the tests that cover them",
      about: """
        Written by `make lists` from a run of the tests; disabled and skipped tests do not count. A \
        test names its rules by number, and the clauses of them that it covers by letter. The rules \
        are listed in `Tests/UIKitRows/rules.txt`; [BehaviorChoices.md](BehaviorChoices.md) answers \
        the open ones.
        """,
      columns: ["", "what it says"], noun: "clause"),
    CoveragePage(
      list: "Tests/Lists/faults.txt", name: "FaultCoverage.md",
      title: "Faults, and the tests that cover them",
      about: """
        What goes wrong in apps with transitions, and what Segue does about it. Written by `make \
        lists` from `Tests/Lists/faults.txt` and a run of the tests; disabled and skipped tests do \
        not count. Scenarios are named by their file in `Configs`.
        """,
      columns: ["what goes wrong", "what Segue does"], noun: "fault"),
    CoveragePage(
      list: "Tests/Lists/invariants.txt", name: "InvariantCoverage.md",
      title: "Invariants, and the tests that cover them",
      about: """
        What is true of every run. Written by `make lists` from `Tests/Lists/invariants.txt` and a \
        run of the tests; disabled and skipped tests do not count.
        """,
      columns: ["what is true"], noun: "invariant"),
    CoveragePage(
      list: "Tests/Lists/bad-inputs.txt", name: "BadInputCoverage.md",
      title: "Bad inputs, and the tests that cover them",
      about: """
        What Segue does with inputs that are wrong. Written by `make lists` from \
        `Tests/Lists/bad-inputs.txt` and a run of the tests; disabled and skipped tests do not count.
        """,
      columns: ["what it is", "what Segue does"], noun: "input"),
  ]

  private static let evidence = [
    ("A", "from Apple"), ("B", "observed and published"), ("C", "reported once, or inferred"),
    ("U", "open, chosen here"), ("N", "a consequence"),
  ]

  /// Returns the page of a list: whole, or its counts by chapter and the entries without a test.
  ///
  /// - Parameter covering: The names of the tests of each entry.
  func text(_ list: IDList, covering: [String: [String]], isWhole: Bool) -> String {
    let entries = list.entries
    let open = entries.filter { covering[$0.id] == nil }
    let whereWhole =
      isWhole
      ? ""
      : " `make lists` writes the whole list, with the tests of each \(noun), to `\(wholePath)`."
    var lines = ["# \(title)", "", wrapped(about + whereWhole), ""]
    if noun == "clause" {
      lines += ["| how well a clause is known | covered | clauses |", "|---|--:|--:|"]
      lines += Self.evidence.map { letter, meaning in
        let known = entries.filter { $0.cells.first == letter }
        return countRow("\(letter): \(meaning)", known, covering)
      }
    } else {
      lines.append("\(entries.count - open.count) of \(entries.count) are covered.")
    }
    if !isWhole {
      lines += ["", "| chapter | covered | \(noun)s |", "|---|--:|--:|"]
      lines += list.sections.map { countRow($0.title, $0.entries, covering) }
    }
    for section in isWhole ? list.sections : [.init(title: "Not covered", entries: open)] {
      let titles = columns.map { $0.isEmpty ? "" : " \($0)" }.joined(separator: " |")
      lines += ["", "## \(section.title)", "", "| \(noun) |\(titles) | state | tests |"]
      lines.append("|--:|" + String(repeating: "---|", count: columns.count + 2))
      lines += section.entries.map { entry in
        let state = covering[entry.id] == nil ? "open" : "covered"
        let tests = (covering[entry.id] ?? []).joined(separator: ", ")
        return row([entry.id] + entry.cells + [state, tests])
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func countRow(
    _ title: String, _ entries: [IDList.Entry], _ covering: [String: [String]]
  ) -> String {
    row([title, "\(entries.count { covering[$0.id] != nil })", "\(entries.count)"])
  }
}

/// Returns a row of a table in Markdown.
func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

/// Returns a text in lines of at most 118 characters.
func wrapped(_ text: String) -> String {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let line = lines.last, line.count + word.count < 118 {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines.joined(separator: "\n")
}
