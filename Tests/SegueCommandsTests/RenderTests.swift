import Foundation
import Testing

@Suite struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", failing)
  }

  @Test("without an output the picture of one scenario is printed")
  func standardOutput() {
    let outcome = folder.segue("render", "…/a.yaml", "--scenario", "home*")
    #expect(outcome.code == 0)
    #expect(outcome.messages == "")
    #expect(outcome.output.hasPrefix("<svg "))
    #expect(outcome.output.hasSuffix("</svg>\n"))
    #expect(outcome.output.contains("home is there"))
    #expect(folder.segue("render", "…/a.yaml", "--scenario", "home*", "-o", "-") == outcome)
  }

  @Test(
    "the extension of the output selects the format", arguments: ["svg", "txt", "json", "html"])
  func form(_ ending: String) throws {
    let line = ["render", "…/a.yaml", "--scenario", "the*", "-o", "…/run.\(ending)"]
    #expect(folder.segue(line) == Outcome(code: 0))
    let start = [
      "svg": "<svg ", "txt": "scenario  the note opens\n", "json": "{\n\"device\"",
      "html": "<!DOCTYPE html>\n",
    ]
    #expect(try folder.text("run.\(ending)").hasPrefix(start[ending] ?? "no form"))
  }

  @Test("with --json the recording is printed")
  func json() {
    let outcome = folder.segue("render", "…/a.yaml", "--scenario", "the*", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("{\n\"device\""))
  }

  @Test("--at draws the screen at that time", arguments: ["0", "0.4", "450ms"])
  func still(_ time: String) throws {
    try folder.make("b.yaml", passing)
    let outcome = folder.segue("render", "…/b.yaml", "--at", time)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("width=\"393\" height=\"852\" viewBox=\"0 0 393 852\""))
  }

  @Test("--animated gives a picture that plays by itself")
  func animated() throws {
    try folder.make("b.yaml", passing)
    let outcome = folder.segue("render", "…/b.yaml", "--animated")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("<svg "))
    #expect(outcome.output.contains("class=\"moving\""))
  }

  @Test("--contact-sheet draws all scenarios in one picture, each with its outcome")
  func contactSheet() throws {
    let outcome = folder.segue("render", "…/a.yaml", "--contact-sheet", "-o", "…/all.svg")
    #expect(outcome == Outcome(code: 0))
    let sheet = try folder.text("all.svg")
    #expect(sheet.contains(">home is there</text>"))
    #expect(sheet.contains(">the note opens</text>"))
    #expect(sheet.contains("failed</text>"))
  }

  @Test("--contact-sheet into a folder is one file")
  func contactSheetInAFolder() throws {
    #expect(
      folder.segue("render", "…/a.yaml", "--contact-sheet", "-o", "…/all") == Outcome(code: 0))
    #expect(try folder.text("all/a-contact-sheet.svg").hasPrefix("<svg "))
  }

  @Test(
    "an animated picture of hundreds of megabytes is refused at the frame that exceeds the limit")
  func hugeAnimation() throws {
    let elements = (0..<20).map { "{ id: q\($0) }" }.joined(separator: ", ")
    try folder.make(
      "huge.yaml",
      """
      device: { framesPerSecond: 120 }
      screens: { h: { contentHeight: 5000, elements: [\(elements)] } }
      root: h
      scenarios:
        - name: long
          steps: [{ drag: { from: { point: [200, 600] }, by: [0, -450], for: 20 } }]
      """)
    let outcome = folder.segue("render", "…/huge.yaml", "--animated", "-o", "…/huge.svg")
    #expect(outcome.code == 65)
    #expect(
      outcome.messages == """
        error[too-large]: the animated picture of 'long' can have more than 50 MB, which is the limit, from frame 2267 at 18.8833 s on
         = help: shorten the scenario, or set fewer framesPerSecond; a page, -o NAME.html, has no limit

        """)
    #expect(try TemporaryFolder.contents(folder.path).contains("huge.svg") == false)
  }

  @Test("a time after the end is refused")
  func after() throws {
    try folder.make("b.yaml", passing)
    let outcome = folder.segue("render", "…/b.yaml", "--at", "600")
    #expect(outcome.code == 64)
    #expect(
      outcome.messages.contains("ends at 0.45 s, before 600 s\n = help: choose an earlier time"))
  }

  @Test("a folder gets a file for each scenario, and loses those of an earlier run")
  func folderOutput() throws {
    #expect(folder.segue("render", "…/a.yaml", "-o", "…/out") == Outcome(code: 0))
    #expect(
      try TemporaryFolder.contents(folder.path + "/out")
        == [".segue-output", "home-is-there.svg", "manifest.json", "the-note-opens.svg"])
    let line = ["render", "…/a.yaml", "--scenario", "home*", "--json", "-o", "…/out"]
    #expect(folder.segue(line) == Outcome(code: 0))
    #expect(
      try TemporaryFolder.contents(folder.path + "/out")
        == [".segue-output", "home-is-there.json", "manifest.json"])
    #expect(
      try folder.text("out/manifest.json") == """
        {
          "formatVersion": 1,
          "files": [
            {
              "path": "home-is-there.json"
            }
          ],
        "digest": "4c9a7b90f3888ea7"
        }

        """)
  }

  @Test("a selected scenario has the file of the whole output")
  func selectedInAFolder() throws {
    try folder.make(
      "similar.yaml",
      failing.replacingOccurrences(of: "home is there", with: "the note opens!"))
    _ = folder.segue(
      "render", "…/similar.yaml", "--scenario", "the note opens", "-o", "…/out")
    #expect(
      try TemporaryFolder.contents(folder.path + "/out")
        == [".segue-output", "manifest.json", "the-note-opens-2.svg"])
  }

  @Test("several scenarios do not fit into one file")
  func several() {
    #expect(
      folder.segue("render", "…/a.yaml", "-o", "…/a.svg")
        == Outcome(
          code: 64,
          messages: """
            error[several-scenarios]: 2 scenarios do not fit into one output
             = help: choose one with --scenario, or name a folder: -o out

            """))
  }

  @Test("a page contains every scenario, and replaces an existing page")
  func page() throws {
    #expect(folder.segue("render", "…/a.yaml", "-o", "…/run.html") == Outcome(code: 0))
    let page = try folder.text("run.html")
    #expect(page.contains("\"name\":\"home is there\""))
    #expect(page.contains("\"name\":\"the note opens\""))
    let again = folder.segue("render", "…/a.yaml", "--scenario", "the*", "-o", "…/run.html")
    #expect(again == Outcome(code: 0))
    #expect(!(try folder.text("run.html")).contains("\"name\":\"home is there\""))
  }

  @Test("a page cannot be combined with --at or --json", arguments: [["--at", "0"], ["--json"]])
  func pageConflict(_ options: [String]) {
    let outcome = folder.segue(["render", "…/a.yaml", "-o", "…/run.html"] + options)
    #expect(outcome.code == 64)
    #expect(outcome.messages.hasPrefix("error[conflict]: "))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/run.html"))
  }

  @Test("an invalid or missing file is not drawn")
  func invalidOrMissingFile() throws {
    try folder.make("b.yaml", "root: home")
    #expect(folder.segue("render", "…/b.yaml", "-o", "…/out").code == 65)
    #expect(folder.segue("render", "…/c.yaml", "-o", "…/out").code == 66)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }
}
