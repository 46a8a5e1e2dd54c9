import Foundation
import Testing

@testable import ProjectChecks

/// The coverage pages of a small project.
@Suite struct CoverageTests {
  private static let files = [
    "Tests/UIKitRows/rules.txt": "# A comment.\n== 1. One\n1 A first\n  b B second\n2 C third\n",
    "Tests/Lists/faults.txt": "== Faults\nF001 a fault -> a remedy\n",
    "Tests/Lists/invariants.txt": "== Invariants\nI1 a condition\n",
    "Tests/Lists/bad-inputs.txt": "== Inputs\nD-01 an input -> an answer\n",
    "Tests/UIKitRecords/exceptions.txt": "a-002 | 3 | a better source\n",
    "Tests/UIKitRecords/sources.txt": "phone | iOS 26 | touches\n",
    "Tests/UIKitRecords/Facts/a.txt": "== set-up | phone | x\n001 | width | 1\n002 | height | 2\n",
    "Configs/a.yaml": "scenarios:\n  # [F001]\n  - name: a scenario\n",
    "Documentation/Contributing/UIKitCoverage.md": "| 2 | | | open | |\n",
  ]

  private static let replay = "UIKitRecords.UIKitRecordTests/fact(_:)"

  private static func events(_ more: (inout Events) -> Void = { _ in }) -> Events {
    var events = Events()
    events.add(replay, "a fact")
    events.add("ConfigsTests.ConfigsTests/scenario(_:)", "a", cases: ["a.yaml: a scenario"])
    events.add("Rows.BTests/two()", "[1][I1] a title (1a, 1b)")
    events.add("Rows.ATests/one()", "[1][D-01] a title (1a)")
    more(&events)
    return events
  }

  /// Runs the check on a project with some other files; returns its pages and problems.
  private static func run(
    _ events: Events, _ changed: [String: String] = [:], isCheck: Bool = false
  ) throws -> (pages: [String: String], problems: [String]) {
    let project = Project(
      root: FileManager.default.temporaryDirectory.appending(path: "segue-checks-\(UUID())"))
    defer { try? FileManager.default.removeItem(at: project.root) }
    for (path, text) in files.merging(changed, uniquingKeysWith: { $1 }) {
      try project.write(Data(text.utf8), to: path)
    }
    let coverage = try Coverage(of: project, tests: events.outcomes)
    let problems = try coverage.finish(in: project, isCheck: isCheck)
    let pages = try ["Documentation", ".build"].flatMap { try project.paths(below: $0, of: "md") }
      .map { ($0, try project.text($0)) }
    return (Dictionary(uniqueKeysWithValues: pages), problems)
  }

  @Test("a page has each clause with the tests that passed, by name")
  func page() throws {
    let (pages, problems) = try Self.run(Self.events())
    #expect(problems == [])
    #expect(pages.keys.count { $0.hasPrefix(".build/lists/") } == 4)
    #expect(
      pages["Documentation/Contributing/UIKitCoverage.md"] == """
        # UIKit's rules, and the tests that cover them

        Written by `make lists` from a run of the tests; disabled and skipped tests do not count. A test names its rules by
        number, and the clauses of them that it covers by letter. The rules are listed in `Tests/UIKitRows/rules.txt`;
        [BehaviorChoices.md](BehaviorChoices.md) answers the open ones.

        | how well a clause is known | covered | clauses |
        |---|--:|--:|
        | A: from Apple | 1 | 1 |
        | B: observed and published | 1 | 1 |
        | C: reported once, or inferred | 0 | 1 |
        | U: open, chosen here | 0 | 0 |
        | N: a consequence | 0 | 0 |

        ## 1. One

        | clause | | what it says | state | tests |
        |--:|---|---|---|---|
        | 1a | A | first | covered | ATests.one, BTests.two |
        | 1b | B | second | covered | BTests.two |
        | 2 | C | third | open |  |

        """)
    let faults = pages["Documentation/Contributing/FaultCoverage.md"]
    #expect(faults?.hasSuffix("| a remedy | covered | a.yaml: *a scenario* |\n") == true)
  }

  @Test("the page of a long list has counts, and the entries without a test")
  func longPage() throws {
    let list = try IDList(
      path: "a", text: "== One\nI1 one\nI2 two\n== Two\nI3 three\n")
    let page = CoveragePage(
      list: "a", name: "a.md", title: "Title", about: "About.", columns: ["what"], noun: "thing")
    #expect(
      page.text(list, covering: ["I1": ["ATests.one"]], isWhole: false) == """
        # Title

        About. `make lists` writes the whole list, with the tests of each thing, to `.build/lists/a.md`.

        1 of 3 are covered.

        | chapter | covered | things |
        |---|--:|--:|
        | One | 1 | 2 |
        | Two | 0 | 1 |

        ## Not covered

        | thing | what | state | tests |
        |--:|---|---|---|
        | I2 | two | open |  |
        | I3 | three | open |  |

        """)
  }

  @Test("the page of recordings has the counts of facts, and the exceptions")
  func records() throws {
    let page = try Self.run(Self.events()).pages["Documentation/Contributing/RecordCoverage.md"]
    #expect(
      page?.split(separator: "\n\n").dropFirst(2).joined(separator: "\n") == """
        1 of 2 facts hold.
        | area | facts | hold | exceptions |
        |---|--:|--:|--:|
        | a | 2 | 1 | 1 |
        | recorded from | how | facts |
        |---|---|--:|
        | iOS 26 | touches | 2 |
        ## Exceptions
        | fact | what is compared | recorded | here | why |
        |---|---|---|---|---|
        | a-002 | set-up: height | 2 | 3 | a better source |

        """)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var events = CoverageTests.events()
    var files: [String: String] = [:]
    let problem: String
  }

  private static let cases = [
    Case(
      testDescription: "an id without a test",
      files: ["Configs/a.yaml": "scenarios:\n  - name: a scenario\n"],
      problem: """
        Tests/Lists/faults.txt:2: no test covers F001; write one, or leave it open by the line \
        '| F001 | | | open | |' in Documentation/Contributing/FaultCoverage.md
        """),
    Case(
      testDescription: "an unknown id", events: events { $0.add("Rows.CTests/c()", "[F002] a") },
      problem: "Tests/A.swift:7: CTests.c names F002, which no list has"),
    Case(
      testDescription: "an unknown clause",
      events: events { $0.add("Rows.CTests/c()", "[2] a (2b)") },
      problem: "Tests/A.swift:7: CTests.c names 2b, which no list has"),
    Case(
      testDescription: "no clause of several",
      events: events { $0.add("Rows.CTests/c()", "[1] a") },
      problem: """
        Tests/A.swift:7: CTests.c names rule 1, which has several clauses, and none of them; end \
        its title with those that it asserts, as in (1a)
        """),
    Case(
      testDescription: "a test that failed",
      events: events {
        $0.add("Rows.CTests/c()", "[2] a")
        $0.add(event: "issueRecorded", of: "Rows.CTests/c()", ["wrong"], issue: "")
      }, problem: "Tests/A.swift:7: CTests.c failed"),
    Case(
      testDescription: "a recorded fact that does not hold",
      events: events { $0.add(event: "issueRecorded", of: replay, ["wrong"]) },
      problem: "the recorded facts were not replayed, or one of them failed"),
    Case(
      testDescription: "an id that is no scenario's",
      files: ["Configs/b.yaml": "# [F001]\ntitle: b\n"],
      problem: "Configs/b.yaml:1: [F001] is not on the line before the name of a scenario"),
    Case(
      testDescription: "an id in two lines",
      files: ["Tests/Lists/faults.txt": "== Faults\nF001 a -> b\nF001 c -> d\n"],
      problem: "Tests/Lists/faults.txt:3: F001 is at Tests/Lists/faults.txt:2 already"),
  ]

  @Test("a problem has its file and line, and no page is written", arguments: cases)
  func problem(_ test: Case) throws {
    let (pages, problems) = try Self.run(test.events, test.files)
    #expect(problems == [test.problem])
    let committed = "Documentation/Contributing/UIKitCoverage.md"
    #expect(pages[committed] == Self.files[committed])
  }

  @Test("a check reports pages that are out of date, and writes none")
  func check() throws {
    let (pages, problems) = try Self.run(Self.events(), isCheck: true)
    let names = ["UIKit", "Fault", "Invariant", "BadInput", "Record"]
    #expect(
      problems
        == names.map {
          "Documentation/Contributing/\($0)Coverage.md is out of date; regenerate it with 'make lists'"
        })
    #expect(pages.keys.count { $0.hasPrefix("Documentation/") } == 1)
  }
}
