import Foundation
import SegueCommands
import Testing

@Suite struct RunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("each passed scenario has a line, and the totals are last")
  func pass() throws {
    try folder.make("a.yaml", passing)
    #expect(
      folder.segue("run", "…/a.yaml")
        == Outcome(
          code: 0,
          output: """
            …/a.yaml
              ✓ the note opens  1 expectation, 0.45 s

            1 scenario, 1 expectation: all passed

            """))
  }

  @Test("a file of a folder that cannot be read does not keep the others from being played")
  func unreadableFiles() throws {
    try folder.make("f/a.yaml", passing)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/f/b.yaml", withDestinationPath: "nowhere")
    // A name that is not UTF-8.
    let odd = Array((folder.path + "/f/").utf8) + [0xFF] + Array(".yaml".utf8)
    let file = odd.map { CChar(bitPattern: $0) } + [0]
    close(open(file, O_WRONLY | O_CREAT, 0o644))
    let outcome = folder.segue("run", "…/f")
    #expect(outcome.code == 66)
    #expect(outcome.output.hasSuffix("1 scenario, 1 expectation: all passed\n"))
    #expect(
      outcome.messages == """
        error[no-such-file]: '…/f/b.yaml' is a link to 'nowhere', which does not exist
         = help: fix the link, or name a file

        error[no-such-file]: there is no file '…/f/\u{FFFD}.yaml'
         = help: names that are not UTF-8 cannot be read: rename the file

        2 errors

        """)
    // A failure counts more, and a path that the user names is needed.
    try folder.make("f/a.yaml", failing)
    #expect(folder.segue("run", "…/f").code == 1)
    #expect(folder.segue("run", "…/f", "…/f/b.yaml").output == "")
    try folder.make("f/a.yaml", "root: [")
    #expect(folder.segue("run", "…/f").code == 65)
  }

  @Test("without the words of the command line, the error says why they cannot be read")
  func lostArguments() {
    final class Sink { var text = "" }
    let sink = Sink()
    let code = runSegue(
      catalog: fixtures, program: "segue", arguments: nil,
      console: Console(isColored: false, output: { _ in }, messages: { sink.text += $0 }))
    #expect(code == 70)
    #expect(
      sink.text == """
        error[no-arguments]: the words of the command line cannot be read
         = help: allow more open files, for example with 'ulimit -n 256'

        """)
  }

  @Test("a failure has its source location, the expected and the actual value")
  func fail() throws {
    try folder.make("a.yaml", failing)
    #expect(
      folder.segue("run", "…/a.yaml")
        == Outcome(
          code: 1,
          output: """
            …/a.yaml
              ✓ home is there   1 expectation, 0.00 s
              ✗ the note opens  1 of 1 expectation failed, 0.00 s

                  top is home
                    at        0.0000 s
                    expected  home
                    found     note
                    --> …/a.yaml:13:24
                     |
                  13 |       - expect: { top: home }
                     |                        ^^^^

            2 scenarios, 2 expectations: 1 failed in 1 scenario

            """))
  }

  @Test("with -q only failures are printed")
  func quiet() throws {
    try folder.make("a.yaml", passing)
    try folder.make("b.yaml", failing)
    let text = folder.segue("run", "…", "-q").output
    #expect(
      text.split(separator: "\n").filter { $0.contains("✓") || $0.contains("a.yaml\n") } == [])
    #expect(text.hasPrefix("…/b.yaml\n  ✗ the note opens  1 of 1 expectation failed, 0.00 s\n"))
    #expect(text.hasSuffix("\n3 scenarios, 3 expectations: 1 failed in 1 scenario\n"))
  }

  @Test("the files of a folder are played in name order, without hidden files and parts")
  func walk() throws {
    for name in ["b.yaml", "a/z.yml", "a.yaml", "_part.yaml", ".hidden.yaml", "_parts/c.yaml"] {
      try folder.make("in/\(name)", passing)
    }
    try folder.make("in/notes.txt", "no YAML")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/circle", withDestinationPath: folder.path)
    let lines = folder.segue("run", "…/in/", "…/in/b.yaml").output.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("…") } == ["…/in/a/z.yml", "…/in/a.yaml", "…/in/b.yaml"])
    #expect(lines.last == "3 scenarios, 3 expectations: all passed")
  }

  @Test("scenarios are chosen by name or pattern; a pattern without a match is an error")
  func choose() throws {
    try folder.make("a.yaml", failing)
    let one = folder.segue("run", "…/a.yaml", "--scenario", "home*", "--scenario=home is there")
    #expect(one.output.hasSuffix("\n1 scenario, 1 expectation: all passed\n"))
    #expect(
      folder.segue("run", "…/a.yaml", "--scenario", "the note opes")
        == Outcome(
          code: 64,
          messages: """
            error[unknown-scenario]: unknown scenario 'the note opes'
             = help: did you mean 'the note opens'? The scenarios here are: home is there, the note opens

            """))
  }

  @Test("--set overrides the file; an error in it has its location in the setting")
  func set() throws {
    try folder.make("a.yaml", passing)
    let moved = folder.segue("run", "…/a.yaml", "--set", "device=pad", "--trace")
    #expect(moved.output.contains("device    pad, "))
    #expect(
      folder.segue("run", "…/a.yaml", "--set", "root=hme")
        == Outcome(
          code: 65,
          messages: """
            error[unknown-screen]: unknown screen 'hme'
             --> --set:1:6
              |
            1 | root=hme
              |      ^^^
              = help: did you mean 'home'? The screens here are: home, note

            1 error

            """))
  }

  @Test(
    "a missing key is an error of the file, not of a setting",
    arguments: [["--set", "device.scale=2"], ["--device", "pad"], []])
  func missingRoot(_ options: [String]) throws {
    try folder.make("a.yaml", "screens: { home: {} }\n")
    #expect(
      folder.segue(["run", "…/a.yaml"] + options)
        == Outcome(
          code: 65,
          messages: """
            error[missing-key]: a Segue file needs the key 'root'
             --> …/a.yaml:1:1
              |
            1 | screens: { home: {} }
              | ^^^^^^^^^^^^^^^^^^^^^
              = help: What the app starts with: the name of a screen, a navigation stack, a page view controller, a split view or a tab bar controller.

            1 error

            """))
  }

  @Test("errors of all files are reported at once, and no scenario is played")
  func errorsOfAllFiles() throws {
    try folder.make("a.yaml", passing + "\nextra: 1\n")
    try folder.make("b.yaml", "device: [")
    try folder.make("c.yaml", passing)
    let outcome = folder.segue("run", "…", "…/none.yaml")
    #expect(outcome.code == 65)
    #expect(outcome.output == "")
    let sentences = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("error") }
    #expect(
      sentences == [
        "error[no-such-file]: there is no file '…/none.yaml'",
        "error[unknown-key]: unknown key 'extra' in a Segue file",
        "error[syntax]: expected a value here",
      ])
    #expect(outcome.messages.hasSuffix("\n3 errors\n"))
  }

  @Test("a run without files or scenarios exits 66")
  func noFilesOrScenarios() throws {
    try folder.make("empty/notes.txt", "")
    try folder.make("a.yaml", "screens: { home: {} }\nroot: home")
    #expect(
      folder.segue("run", "…/empty")
        == Outcome(
          code: 66,
          messages: """
            error[no-yaml]: there is no YAML file in '…/empty'
             = help: names end in .yaml or .yml; those that begin with '.' or '_' are left out

            """))
    #expect(
      folder.segue("run", "…/a.yaml")
        == Outcome(
          code: 66,
          messages: """
            error[no-scenarios]: there are no scenarios in '…/a.yaml'
             = help: write some under the key 'scenarios'

            """))
    #expect(folder.segue("run", "…/none").code == 66)
  }

  @Test("run --json gives the report as one JSON document")
  func json() throws {
    try folder.make("a.yaml", failing)
    let outcome = folder.segue("run", "…/a.yaml", "--json", "--scenario", "the*")
    #expect(
      outcome
        == Outcome(
          code: 1,
          output: """
            {
              "formatVersion": 1,
              "passed": false,
              "scenarios": 1,
              "failedScenarios": 1,
              "expectations": 1,
              "failedExpectations": 1,
              "scenariosWithoutExpectations": 0,
              "omittedScenarios": 0,
              "files": [
                {
                  "path": "…/a.yaml",
                  "styles": [],
                  "scenarios": [
                    {
                      "number": 1,
                      "name": "the note opens",
                      "tags": [],
                      "location": "…/a.yaml:9:11",
                      "passed": false,
                      "duration": 0,
                      "verdicts": [
                        {
                          "time": 0,
                          "passed": false,
                          "key": "top",
                          "expectation": "top is home",
                          "expected": "home",
                          "actual": "note",
                          "location": "…/a.yaml:13:24",
                          "during": null
                        }
                      ],
                      "diagnostics": [],
                      "files": []
                    }
                  ]
                }
              ]
            }

            """))
  }

  @Test("the trace of a scenario follows its line")
  func trace() throws {
    try folder.make("a.yaml", passing)
    let lines = folder.segue("run", "…/a.yaml", "--trace").output.split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "…/a.yaml", "  ✓ the note opens  1 expectation, 0.45 s",
        "      scenario  the note opens",
      ])
    #expect(lines.contains { $0.hasSuffix("pass          top is note (…/a.yaml:12:24)") })
  }

  @Test("--out writes pictures, a page, a trace and a recording of each scenario, and their index")
  func out() throws {
    try folder.make("a.yaml", failing)
    try folder.make("sub/a.yaml", passing)
    let outcome = folder.segue("run", "…/sub", "…/a.yaml", "-o", "…/new/out")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("\nthe results are in …/new/out/index.html\n"))
    let names = ["a", "a-2/home-is-there", "a-2/the-note-opens", "a/the-note-opens"]
    let files = names.dropFirst().flatMap { name in
      ["html", "json", "strip.svg", "svg", "txt"].map { "\(name).\($0)" }
    }
    #expect(
      try TemporaryFolder.contents(folder.path + "/new/out")
        == ([".segue-output", "a", "a-2", "index.html", "manifest.json", "results.json"] + files)
        .sorted())
    #expect(try folder.text("new/out/a/the-note-opens.svg").hasPrefix("<svg "))
    #expect(try folder.text("new/out/a/the-note-opens.txt").hasPrefix("scenario  the note opens\n"))
    #expect(try folder.text("new/out/a/the-note-opens.json").hasPrefix("{\n\"device\": {"))
  }

  @Test("--out with '-' is an error, and writes no folder of that name")
  func outToConsole() throws {
    try folder.make("a.yaml", passing)
    #expect(
      folder.segue("run", "…/a.yaml", "--out", "-")
        == Outcome(
          code: 64,
          messages: """
            error[not-a-folder]: '--out' writes a folder, which the standard output is not
             = help: name a folder: --out out

            """))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test("[D-69] the same run gives the same bytes")
  func repeatable() throws {
    try folder.make("a.yaml", failing)
    for name in ["one", "two"] {
      #expect(folder.segue("run", "…/a.yaml", "-o", "…/\(name)").code == 1)
    }
    for file in try TemporaryFolder.contents(folder.path + "/one") where file.contains("/") {
      #expect(try folder.text("one/\(file)") == folder.text("two/\(file)"))
    }
  }

  @Test("colors mark passed and failed scenarios; control characters in names are escaped")
  func color() throws {
    try folder.make(
      "a.yaml", passing.replacingOccurrences(of: "the note opens", with: "a\u{202E}b"))
    let text = segue(["run", folder.path + "/a.yaml"], isColored: true).output
    let esc = "\u{1B}["
    #expect(
      text.replacingOccurrences(of: folder.path, with: "…") == """
        \(esc)1m…/a.yaml\(esc)0m
          \(esc)32m✓\(esc)0m a\\u202Eb  \(esc)2m1 expectation, 0.45 s\(esc)0m

        1 scenario, 1 expectation: all passed

        """)
  }

  @Test("on a terminal the messages show progress, and the line is removed at the end")
  func progress() throws {
    try folder.make("a.yaml", failing)
    let outcome = segue(["run", folder.path + "/a.yaml"], showsProgress: true)
    #expect(
      outcome.messages
        == "\r\u{1B}[K[1/2] home is there\r\u{1B}[K[2/2] the note opens\r\u{1B}[K")
  }
}
