import Foundation
import Testing

/// Runs whose motion is compared with stored recordings.
@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", passing)
  }

  private func run(_ words: String...) -> Outcome {
    folder.segue(["run", "…/a.yaml", "--baseline", "…/base", "-q"] + words)
  }

  /// Returns the recordings in the folder of the baseline, whose names contain the path of the file.
  private func files() throws -> [String] {
    try TemporaryFolder.contents(folder.path + "/base").filter { $0.hasSuffix(".json") }
  }

  private static let advice =
    "to keep these motions as the baseline: segue run …/a.yaml --baseline …/base --accept\n"

  /// Makes the folder of the baseline, without a recording.
  private func makeBaseline() throws { try folder.make("base/notes.txt", "") }

  @Test("without a recording a scenario fails, and nothing is written")
  func missing() throws {
    try makeBaseline()
    let outcome = run()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("      the baseline has the scenario\n"))
    #expect(outcome.output.contains("found     nothing; '--record' writes it\n"))
    #expect(outcome.messages == Self.advice)
    #expect(try files() == [])
  }

  @Test("without the folder of the baseline there is one error, and nothing is played")
  func noFolder() {
    #expect(
      run()
        == Outcome(
          code: 66,
          messages: """
            error[no-input]: there is no folder '…/base'
             = help: '--record' writes a baseline

            """))
  }

  @Test("a baseline that is a file is an error", arguments: [[], ["--record"], ["--accept"]])
  func fileAsFolder(_ options: [String]) throws {
    try folder.make("base", "")
    #expect(
      folder.segue(["run", "…/a.yaml", "--baseline", "…/base"] + options)
        == Outcome(
          code: 64,
          messages: """
            error[not-a-folder]: '--baseline' takes a folder, and '…/base' is a file
             = help: name the folder of the recordings

            """))
  }

  @Test("--record writes a missing recording and fails, and the next run passes")
  func record() throws {
    let outcome = run("--record")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("found     nothing; it is recorded now\n"))
    #expect(try files().count == 1)
    #expect(outcome.messages == "")
    #expect(run() == Outcome(code: 0, output: "1 scenario, 2 expectations: all passed\n"))
  }

  @Test("a recording is named after the path of its file and the scenario")
  func name() throws {
    _ = run("--record")
    let path = folder.path.dropFirst().lowercased()
    #expect(try files() == ["\(path)/a/the-note-opens.json"])
    #expect(folder.segue("diff", "…/base", "…/a.yaml").code == 0)
  }

  @Test("a difference fails with both values, its time and step, and is not recorded")
  func different() throws {
    _ = run("--record")
    let before = try folder.text("base/" + files()[0])
    let outcome = run("--set", "device=smallPhone", "--record")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains(
        """
              the screen as in the baseline
                at        0.0000 s
                expected  393 x 852 pt @3x, 60 fps, portrait
                found     375 x 667 pt @2x, 60 fps, portrait

        """))
    #expect(outcome.output.contains(" of note"))
    #expect(
      outcome.messages
        == "to keep these motions as the baseline: segue run …/a.yaml --set=device=smallPhone "
        + "--baseline …/base --accept\n")
    #expect(try folder.text("base/" + files()[0]) == before)
  }

  @Test("--accept replaces what differs, writes what is missing, and passes")
  func accept() throws {
    let first = run("--accept")
    #expect(first.code == 0)
    #expect(run("--set", "device=smallPhone", "--accept").code == 0)
    #expect(run("--set", "device=smallPhone").code == 0)
    #expect(run().code == 1)
  }

  @Test("the command that accepts has the device, and quotes what a shell would divide")
  func advice() throws {
    try makeBaseline()
    try folder.make("two words.yaml", passing)
    let outcome = folder.segue(
      "run", "…/two words.yaml", "--baseline", "…/base", "--device", "pad", "-q")
    #expect(
      outcome.messages
        == "to keep these motions as the baseline: segue run '…/two words.yaml' --device=pad "
        + "--baseline …/base --accept\n")
  }

  @Test(
    "the command that accepts has the selection of the run",
    arguments: [
      ["--filter=note"], ["--scenario=the note opens"], ["--shard=1/2"],
      ["--include=a", "--exclude=b"],
    ])
  func adviceOfSelection(_ options: [String]) throws {
    try makeBaseline()
    try folder.make(
      "a.yaml",
      failing.replacingOccurrences(of: "the note opens\n", with: "the note opens\n    tags: [a]\n")
        .replacingOccurrences(of: "home is there\n", with: "home is there\n    tags: [b]\n"))
    let outcome = folder.segue(["run", "…/a.yaml", "--baseline", "…/base", "-q"] + options)
    let words = options.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
    #expect(
      outcome.messages
        == "to keep these motions as the baseline: segue run …/a.yaml \(words) "
        + "--baseline …/base --accept\n")
  }

  @Test("no command is printed that would accept scenarios after the first failure unseen")
  func adviceOfFailFast() throws {
    try makeBaseline()
    try folder.make("a.yaml", failing)
    #expect(run("--fail-fast").messages == "")
    #expect(run("--fail-fast", "--scenario", "home*").messages != "")
  }

  @Test("where CI is set nothing is recorded", arguments: ["--record", "--accept"])
  func server(_ option: String) {
    let words = ["run", folder.path + "/a.yaml", "--baseline", "base", option]
    #expect(
      segue(words, environment: ["CI": "true"])
        == Outcome(
          code: 64,
          messages: """
            error[no-recording]: '\(option)' does not write where the variable CI is set
             = help: record on your own machine, and commit the folder 'base'

            """))
  }

  @Test("scenarios of several files in one folder have recordings of their own")
  func severalFiles() throws {
    try folder.make("b.yaml", passing)
    #expect(
      folder.segue("run", "…/b.yaml", "…/a.yaml", "--baseline", "…/base", "--accept").code == 0)
    #expect(try files().count == 2)
    #expect(run().code == 0)
  }

  @Test(
    "a damaged recording of the baseline fails its scenario, and the others are compared",
    arguments: [[], ["--accept"]])
  func damaged(options: [String]) throws {
    try folder.make("b.yaml", passing)
    _ = folder.segue("run", "…/a.yaml", "…/b.yaml", "--baseline", "…/base", "--record")
    let first = try #require(try files().first)
    try folder.make("base/\(first)", "{\"device\":")
    let outcome = folder.segue(
      ["run", "…/a.yaml", "…/b.yaml", "--baseline", "…/base"] + options)
    #expect(outcome.code == 1)
    #expect(outcome.messages == "")
    #expect(outcome.output.contains("      the baseline can be read\n"))
    #expect(outcome.output.hasSuffix("\n2 scenarios, 4 expectations: 1 failed in 1 scenario\n"))
  }

  @Test("options to write need a baseline, and exclude each other")
  func usage() {
    #expect(
      folder.segue("run", "…/a.yaml", "--record")
        == Outcome(
          code: 64,
          messages: """
            error[missing-option]: '--record' needs '--baseline'
             = help: name the folder of the baseline

            """))
    #expect(run("--record", "--accept").code == 64)
  }

  /// A file with a scenario for each of two devices, and one whose name is like theirs.
  private static let matrix = """
    screens: { home: { title: Home } }
    root: home
    scenarios:
      - { name: "it", matrix: { device: [phone, pad] }, steps: [wait: 100ms] }
      - { name: it (pad), steps: [wait: 200ms] }
    """

  @Test("each scenario of a matrix has a recording of its own")
  func matrix() throws {
    try folder.make("a.yaml", Self.matrix)
    _ = run("--record")
    #expect(
      try files().map { $0.split(separator: "/").last } == [
        "it-pad-2.json", "it-pad.json", "it-phone.json",
      ])
    #expect(run().output == "3 scenarios, 3 expectations: all passed\n")
  }

  @Test(
    "a part of a run finds the recordings of the whole run", arguments: ["it (pad)", "it (p*)"])
  func part(_ pattern: String) throws {
    try folder.make("a.yaml", Self.matrix)
    _ = run("--record")
    #expect(run("--scenario", pattern).code == 0)
  }

  @Test("a recording that Segue did not write, or that was edited, is not replaced")
  func foreign() throws {
    _ = run("--record")
    let file = try "base/" + files()[0]
    let edited = try folder.text(file).replacingOccurrences(of: "\"note\"", with: "\"page\"")
    try folder.make(file, edited)
    #expect(run("--accept").code == 73)
    #expect(try folder.text(file) == edited)
  }

  @Test("a recording of another scenario is not compared")
  func otherScenario() throws {
    _ = run("--record")
    let file = try "base/" + files()[0]
    try folder.make(
      file, folder.text(file).replacingOccurrences(of: "the note opens", with: "another"))
    let outcome = run()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("/a.yaml: another in …/base/"))
    #expect(outcome.messages == "")
  }

  @Test("the differences are in JUnit XML and in the recordings of --out")
  func reports() throws {
    _ = run("--record")
    _ = run("--set", "device=smallPhone", "--junit", "…/r.xml", "--out", "…/out")
    #expect(try folder.text("r.xml").contains("<failure type=\"baseline\" message=\"the screen as"))
    #expect(try folder.text("out/a/the-note-opens.json").contains("\"key\":\"baseline\""))
  }
}
