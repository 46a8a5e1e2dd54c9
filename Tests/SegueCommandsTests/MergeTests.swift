import Foundation
import Testing

/// Parts of a run, and the run that they are joined to.
@Suite struct MergeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("in/a.yaml", failing)
    try folder.make("in/b/a.yaml", passing)
    try folder.make(
      "in/c.yaml",
      failing.replacingOccurrences(of: "steps: [", with: "steps: [ { wait: 2 },"))
  }

  /// Returns the files of a folder with their texts.
  private func contents(_ name: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for file in try TemporaryFolder.contents("\(folder.path)/\(name)")
    where file.contains(".") && !file.hasPrefix(".") {
      texts[file] = try folder.text("\(name)/\(file)")
    }
    return texts
  }

  @Test("the joined folders of all parts are those of one run", arguments: [2, 3, 5])
  func folders(_ count: Int) throws {
    _ = folder.segue("run", "…/in", "--out", "…/whole")
    let parts = (1...count).map { "…/part\($0)" }
    for (number, part) in parts.enumerated() {
      #expect(
        [0, 1].contains(
          folder.segue("run", "…/in", "--shard", "\(number + 1)/\(count)", "--out", part).code))
    }
    let outcome = folder.segue(["merge"] + parts.reversed() + ["--out", "…/all"])
    #expect(outcome.code == 1)
    #expect(outcome.output.hasSuffix("\n5 scenarios, 5 expectations: 2 failed in 2 scenarios\n"))
    #expect(try contents("all") == contents("whole"))
  }

  @Test("the files of a scenario with a long name are joined too")
  func longName() throws {
    let name = "a sheet slides up to half the height of the screen and a tap outside dismisses it"
    try folder.make(
      "long.yaml", passing.replacingOccurrences(of: "the note opens", with: name))
    _ = folder.segue("run", "…/long.yaml", "--out", "…/whole")
    #expect(folder.segue("merge", "…/whole", "--out", "…/all").messages == "")
    #expect(try contents("all") == contents("whole"))
  }

  @Test("joined reports print the report of one run as JSON, TAP and JUnit")
  func reports() throws {
    for part in 1...2 {
      let report = folder.segue("run", "…/in", "--json", "--shard", "\(part)/2").output
      try folder.make("\(part).json", report.replacingOccurrences(of: "…", with: folder.path))
    }
    for option in ["--json", "--tap"] {
      #expect(
        folder.segue("merge", "…/1.json", "…/2.json", option)
          == folder.segue("run", "…/in", option))
    }
    _ = folder.segue("merge", "…/1.json", "…/2.json", "--junit", "…/merged.xml")
    _ = folder.segue("run", "…/in", "--junit", "…/whole.xml")
    #expect(try folder.text("merged.xml") == folder.text("whole.xml"))
  }

  @Test("the text of joined reports has the locations of failures without the lines")
  func text() throws {
    try folder.make("1.json", folder.segue("run", "…/in/a.yaml", "--json").output)
    #expect(
      folder.segue("merge", "…/1.json").output == """
        …/in/a.yaml
          ✓ home is there   1 expectation, 0.00 s
          ✗ the note opens  1 of 1 expectation failed, 0.00 s

              top is home
                at        0.0000 s
                expected  home
                found     note
                --> …/in/a.yaml:13:24

        2 scenarios, 2 expectations: 1 failed in 1 scenario

        """)
  }

  @Test("a scenario in two reports is an error")
  func repeated() throws {
    try folder.make("1.json", folder.segue("run", "…/in/a.yaml", "--json").output)
    #expect(
      folder.segue("merge", "…/1.json", "…/1.json")
        == Outcome(
          code: 65,
          messages: """
            error[repeated-scenario]: '…/1.json' and '…/1.json' both contain scenario 1, 'home is there'
             = help: name each part of one run once

            """))
  }

  @Test(
    "a file that is not a report is an error with its place",
    arguments: [
      ("{}", "its formatVersion is not 1", 1),
      ("{ \"formatVersion\": 1 }", "'files' is not a list", 1),
      (
        "{ \"formatVersion\": 1, \"omittedScenarios\": 0,\n\"files\": [{ \"path\": \"a\", \"styles\": [] }] }",
        "'scenarios' is not a list", 2
      ),
    ])
  func notAReport(_ text: String, _ reason: String, _ line: Int) throws {
    try folder.make("1.json", text)
    let outcome = folder.segue("merge", "…/1.json")
    #expect(outcome.code == 65)
    #expect(
      outcome.messages.hasPrefix(
        "error[not-a-report]: '…/1.json' is not a report: \(reason)\n --> …/1.json:\(line):"))
  }

  @Test("without a report, merge exits 66")
  func noReport() {
    #expect(folder.segue("merge", "…/none.json").code == 66)
    #expect(folder.segue("merge", "…/in").code == 66)
  }

  @Test("a folder whose file has changed is not joined")
  func changedFile() throws {
    _ = folder.segue("run", "…/in/b/a.yaml", "--out", "…/part")
    try folder.make("part/a/the-note-opens.txt", "changed")
    #expect(
      folder.segue("merge", "…/part", "--out", "…/all")
        == Outcome(
          code: 65,
          messages: """
            error[missing-file]: '…/part/a/the-note-opens.txt' is missing, or has changed since Segue wrote it
             = help: name a folder that 'segue run --out' wrote completely

            """))
  }

  @Test("--out joins folders, not reports")
  func outOfReports() throws {
    try folder.make("1.json", folder.segue("run", "…/in/a.yaml", "--json").output)
    #expect(folder.segue("merge", "…/1.json", "--out", "…/all").code == 64)
  }
}
