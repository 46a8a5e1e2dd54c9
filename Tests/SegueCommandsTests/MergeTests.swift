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

  /// Returns the files of a folder with their texts: names with an extension, but not hidden ones.
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

  /// Scenarios and files whose names are shortened to the same ones.
  private static let similar = """
    screens: { home: { title: Home } }
    root: home
    scenarios:
      - { name: one!, steps: [wait: 1] }
      - { name: one?, steps: [wait: 2] }
      - { name: one, steps: [wait: 3] }
    """

  @Test("reports of parts that wrote files are joined to the report of one run that did")
  func reportsOfFolders() throws {
    try folder.make("s/x.yaml", Self.similar)
    try folder.make("s/y/x.yaml", Self.similar)
    let words = ["run", "…/s", "--device", "phone", "--device", "pad", "--json", "--out"]
    let whole = folder.segue(words + ["…/whole"])
    var files: Set<String> = []
    for part in 1...4 {
      let report = folder.segue(words + ["…/part\(part)", "--shard", "\(part)/4"]).output
      try folder.make("\(part).json", report.replacingOccurrences(of: "…", with: folder.path))
      for file in try contents("part\(part)").keys where file.contains("/") { files.insert(file) }
    }
    let merged = folder.segue(["merge"] + (1...4).map { "…/\($0).json" } + ["--json"])
    #expect(merged == whole)
    #expect(files == Set(try contents("whole").keys.filter { $0.contains("/") }))
  }

  @Test(
    "a selection writes a scenario to the files of the whole run",
    arguments: [
      ["--filter", "y/x.yaml: one?"], ["--filter", "y/", "--scenario", "one"],
      ["--filter", "y/", "--scenario", "*!"],
    ])
  func selectedFiles(_ options: [String]) throws {
    try folder.make("s/x.yaml", Self.similar)
    try folder.make("s/y/x.yaml", Self.similar)
    _ = folder.segue(["run", "…/s", "--out", "…/whole"])
    _ = folder.segue(["run", "…/s", "--out", "…/part"] + options)
    let (whole, part) = (try contents("whole"), try contents("part"))
    let names = part.keys.filter { $0.contains("/") }
    #expect(names.count == 5)  // one in each format
    for name in names { #expect(part[name] == whole[name], "\(name)") }
  }

  /// Writes the report of each part of a run; `nil` is the whole.
  private func makeParts(_ shards: [String?], _ path: String = "…/in") throws {
    for (number, shard) in shards.enumerated() {
      let words = ["run", path, "--json"] + (shard.map { ["--shard", $0] } ?? [])
      try folder.make("\(number + 1).json", folder.segue(words).output)
    }
  }

  @Test("without a part of the run merge is an error that names the part")
  func missingPart() throws {
    try makeParts(["1/4", "2/4", "3/4", "4/4"])
    #expect(
      folder.segue("merge", "…/1.json", "…/3.json")
        == Outcome(
          code: 65,
          messages: """
            error[missing-part]: the run lacks 2 of 4 parts: 2/4, 4/4
             = help: name the reports of all parts

            """))
  }

  @Test("a part that would have no scenario is not missing")
  func emptyPart() throws {
    try makeParts(["1/3"], "…/in/b")
    #expect(folder.segue("merge", "…/1.json").code == 0)
  }

  @Test("a part of a run that is given twice is an error")
  func repeatedPart() throws {
    try makeParts(["1/2", "2/2"])
    #expect(
      folder.segue("merge", "…/1.json", "…/2.json", "…/1.json")
        == Outcome(
          code: 65,
          messages: """
            error[repeated-scenario]: '…/1.json' and '…/1.json' both contain scenario 4, 'home is there'
             = help: name each part of one run once

            """))
  }

  @Test(
    "reports that are no parts of one run are an error",
    arguments: [["1/2", "2/3"], ["1/2", nil]])
  func differentParts(_ shards: [String?]) throws {
    try makeParts(shards)
    let outcome = folder.segue(["merge"] + shards.indices.map { "…/\($0 + 1).json" })
    #expect(outcome.code == 65)
    #expect(outcome.messages.hasPrefix("error[different-parts]: '…/"))
  }

  @Test("parts of different selections are an error")
  func differentSelections() throws {
    try makeParts(["1/2"])
    try folder.make("2.json", folder.segue("run", "…/in/a.yaml", "--json", "--shard", "2/2").output)
    #expect(
      folder.segue("merge", "…/1.json", "…/2.json")
        == Outcome(
          code: 65,
          messages: """
            error[different-parts]: '…/1.json' and '…/2.json' are not parts of one run
             = help: play all parts with the same files and options, except for '--shard'

            """))
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
      (
        part(1, of: 99_999_999, sharing: 99_999_999),
        "'1/99999999' of 99999999 scenarios is no part", 2
      ),
      (part(-3, of: -4, sharing: 7), "'-3/-4' of 7 scenarios is no part", 2),
      (part(1, of: 2, sharing: -7), "'1/2' of -7 scenarios is no part", 2),
    ])
  func notAReport(_ text: String, _ reason: String, _ line: Int) throws {
    try folder.make("1.json", text)
    let outcome = folder.segue("merge", "…/1.json")
    #expect(outcome.code == 65)
    #expect(
      outcome.messages.hasPrefix(
        "error[not-a-report]: '…/1.json' is not a report: \(reason)\n --> …/1.json:\(line):"))
  }

  /// A report of a part without scenarios.
  nonisolated private static func part(_ number: Int, of count: Int, sharing scenarios: Int)
    -> String
  {
    """
    { "formatVersion": 1, "omittedScenarios": 0, "files": [], "shard":
    { "number": \(number), "count": \(count), "scenarios": \(scenarios) } }
    """
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
