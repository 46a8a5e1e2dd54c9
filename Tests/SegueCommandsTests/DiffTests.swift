import Foundation
import Testing

/// The comparison of two files, settings, recordings or runs.
@Suite struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", passing)
    try folder.make("b.yaml", passing.replacingOccurrences(of: "the note opens", with: "another"))
  }

  @Test("equal motions exit 0")
  func equal() {
    #expect(
      folder.segue("diff", "…/a.yaml", "…/a.yaml")
        == Outcome(code: 0, output: "1 scenario: no differences\n"))
  }

  @Test("scenarios of one side only are listed, with exit code 1")
  func oneSide() {
    #expect(
      folder.segue("diff", "…/a.yaml", "…/b.yaml")
        == Outcome(
          code: 1,
          output: """
            only in the first
              the note opens

            only in the second
              another

            0 scenarios: no differences; 2 scenarios only on one side

            """))
  }

  @Test("a file is compared with itself under values of both sides")
  func settings() {
    let outcome = folder.segue(
      "diff", "…/a.yaml", "--from", "device=phone", "--set", "device=smallPhone")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains(
        "the screen: 375 x 667 pt @2x, 60 fps, portrait instead of 393 x 852 pt @3x, 60 fps, "
          + "portrait\n"))
  }

  @Test(
    "recordings and folders of runs are compared with files",
    arguments: ["…/out", "…/out/a", "…/a.json", "…/out/a/the-note-opens.json"])
  func recordings(side: String) {
    _ = folder.segue("run", "…/a.yaml", "--out", "…/out")
    _ = folder.segue("render", "…/a.yaml", "-o", "…/a.json")
    #expect(
      folder.segue("diff", side, "…/a.yaml")
        == Outcome(code: 0, output: "1 scenario: no differences\n"))
  }

  @Test("a folder of files with a document that is no recording is a folder of files")
  func otherDocument() throws {
    try folder.make("in/a.yaml", passing)
    try folder.make("in/schemas/segue.json", "{ \"type\": \"object\" }")
    #expect(
      folder.segue("diff", "…/in", "…/a.yaml")
        == Outcome(code: 0, output: "1 scenario: no differences\n"))
  }

  @Test("--json lists the differences of every scenario")
  func json() throws {
    let outcome = folder.segue("diff", "…/a.yaml", "--set", "device=smallPhone", "--json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let scenarios = try #require(document["scenarios"] as? [[String: Any]])
    let first = try #require((scenarios[0]["differences"] as? [[String: Any]])?.first)
    #expect(document["equal"] as? Bool == false)
    #expect(first["kind"] as? String == "run")
    #expect((first["before"] as? String)?.hasPrefix("393 x 852") == true)
  }

  @Test("--json has the file and the scenario also where one file needs no name")
  func jsonNames() {
    let output = folder.segue("diff", "…/a.yaml", "…/a.yaml", "--json").output
    #expect(
      output == """
        {
          "formatVersion": 1,
          "equal": true,
          "onlyInFirst": [],
          "onlyInSecond": [],
          "scenarios": [
            {
              "name": "the note opens",
              "file": "…/a.yaml",
              "scenario": "the note opens",
              "differences": []
            }
          ]
        }

        """)
  }

  @Test("--json has the files and the names of scenarios on one side only")
  func jsonOfOneSide() {
    #expect(
      folder.segue("diff", "…/a.yaml", "…/b.yaml", "--json").output == """
        {
          "formatVersion": 1,
          "equal": false,
          "onlyInFirst": [
            {
              "name": "the note opens",
              "file": "…/a.yaml",
              "scenario": "the note opens"
            }
          ],
          "onlyInSecond": [
            {
              "name": "another",
              "file": "…/b.yaml",
              "scenario": "another"
            }
          ],
          "scenarios": []
        }

        """)
  }

  @Test("a page plays both sides, and repeats byte for byte")
  func page() throws {
    let line = ["diff", "…/a.yaml", "--set", "device=smallPhone", "-o"]
    _ = folder.segue(line + ["…/one.html"])
    _ = folder.segue(line + ["…/two.html"])
    let page = try folder.text("one.html")
    #expect(page == (try folder.text("two.html")))
    #expect(page.contains("\"label\":\"device=smallPhone\""))
    #expect(page.contains("\"isOther\":true"))
  }

  @Test("render --compare writes the same page as diff")
  func render() throws {
    _ = folder.segue("diff", "…/a.yaml", "--set", "device=smallPhone", "-o", "…/one.html")
    let outcome = folder.segue(
      "render", "…/a.yaml", "--set", "device=smallPhone", "--compare", "-o", "…/two.html")
    #expect(outcome.code == 0)
    #expect(try folder.text("one.html") == folder.text("two.html"))
  }

  /// A command line with its failure.
  nonisolated struct Impossible: Sendable {
    var line: String
    var code: Int32
    var message: String

    static let all = [
      Impossible(
        line: "diff …/a.yaml", code: 64,
        message: """
          error[missing-argument]: there is nothing to compare '…/a.yaml' with
           = help: name a second file or folder, or give a value with --set

          """),
      Impossible(
        line: "diff …/a.yaml …/b.yaml -o …/page.svg", code: 64,
        message: """
          error[unknown-form]: '…/page.svg' is not the name of a page
           = help: end the name in .html

          """),
      Impossible(
        line: "diff …/none.json …/b.yaml", code: 66,
        message: "error[no-input]: the file '…/none.json' cannot be read\n"),
      Impossible(
        line: "diff …/a.json --set device=pad", code: 64,
        message: """
          error[conflict]: '--set' overrides values of YAML files, and '…/a.json' is recorded
           = help: name the YAML file of the recording, which is then played

          """),
      Impossible(
        line: "diff …/a.yaml …/out --set device=pad", code: 64,
        message: """
          error[conflict]: '--set' overrides values of YAML files, and '…/out' is recorded
           = help: name the YAML file of the recording, which is then played

          """),
      Impossible(
        line: "diff …/out …/a.yaml --from device=pad", code: 64,
        message: """
          error[conflict]: '--from' overrides values of YAML files, and '…/out' is recorded
           = help: name the YAML file of the recording, which is then played

          """),
      Impossible(
        line: "diff … …/a.yaml", code: 64,
        message: """
          error[mixed-folder]: '…' has both recordings and YAML files: '…/a.json' and '…/a.yaml'
           = help: name a folder of either

          """),
      Impossible(
        line: "diff - -", code: 64,
        message: """
          error[conflict]: the standard input can be only one of the sides
           = help: name a file

          """),
      Impossible(
        line: "render - --compare --set device=pad -o …/page.html", code: 64,
        message: """
          error[conflict]: the standard input can be only one of the sides
           = help: name a file

          """),
      Impossible(
        line: "render …/a.yaml --compare -o …/page.html", code: 64,
        message: """
          error[conflict]: '--compare' needs an output in .html, and --set
           = help: for two files use 'segue diff'

          """),
    ]
  }

  @Test("a comparison that is not possible is an error", arguments: Impossible.all)
  func impossible(_ one: Impossible) {
    _ = folder.segue("run", "…/a.yaml", "--out", "…/out")
    _ = folder.segue("render", "…/a.yaml", "-o", "…/a.json")
    let words = one.line.split(separator: " ").map(String.init)
    #expect(folder.segue(words) == Outcome(code: one.code, messages: one.message))
  }

  @Test("a file that is no recording is an error with the reason")
  func notARecording() throws {
    try folder.make("bad.json", "{}")
    let outcome = folder.segue("diff", "…/bad.json", "…/a.yaml")
    #expect(outcome.code == 65)
    #expect(
      outcome.messages.hasPrefix("error[not-a-recording]: '…/bad.json' is not a recording: "))
  }

  @Test("a recording that is a pipe is refused, and does not wait for a writer")
  func pipe() {
    mkfifo(folder.path + "/p.json", 0o600)
    let outcome = folder.segue("diff", "…/p.json", "…/a.yaml")
    #expect(outcome.code == 66)
    #expect(outcome.messages.hasPrefix("error[not-a-file]: '…/p.json' is a pipe, not a file\n"))
  }

  @Test("links between folders of recordings do not repeat them")
  func links() throws {
    _ = folder.segue("run", "…/a.yaml", "--out", "…/out")
    for name in ["one", "two"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/out/a/\(name)", withDestinationPath: "\(folder.path)/out")
    }
    #expect(
      folder.segue("diff", "…/out", "…/a.yaml")
        == Outcome(code: 0, output: "1 scenario: no differences\n"))
  }
}
