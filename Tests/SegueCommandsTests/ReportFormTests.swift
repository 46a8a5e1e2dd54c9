import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats of results, each compared as a whole.
@Suite struct ReportFormTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", failing)
    try folder.make(
      "b.yaml",
      failing.replacingOccurrences(of: "the note opens", with: "\"100%: #1 <a&b> | ok, ✓\""))
  }

  @Test("--tap prints a plan, a line per scenario, and the failures as YAML")
  func tap() {
    #expect(
      folder.segue("run", "…/a.yaml", "--tap")
        == Outcome(
          code: 1,
          output: """
            TAP version 14
            1..2
            ok 1 - …/a.yaml: home is there
            not ok 2 - …/a.yaml: the note opens
              ---
              seconds: 0.0000
              failures:
                - message: "top is home"
                  seconds: 0.0000
                  at: "…/a.yaml:13:24"
                  expected: "home"
                  found: "note"
              ...

            """))
  }

  @Test("a name in --tap begins no directive and ends no line")
  func tapName() {
    let output = folder.segue("run", "…/b.yaml", "--tap").output
    #expect(output.contains("not ok 2 - …/b.yaml: 100%: \\#1 <a&b> | ok, ✓\n"))
  }

  @Test("--junit writes a suite per file and a case per scenario, in virtual seconds")
  func junit() throws {
    let outcome = folder.segue("run", "…/a.yaml", "--junit", "…/r.xml")
    #expect(outcome.code == 1)
    #expect(
      try folder.text("r.xml").replacingOccurrences(of: folder.path, with: "/home")
        .replacing(/classname="[^"]*\.a"/, with: "classname=\"home.a\"").hasPrefix(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <testsuites name="segue" tests="2" failures="1" errors="0" time="0.0000">
            <testsuite name="/home/a.yaml" tests="2" failures="1" errors="0" time="0.0000" file="/home/a.yaml">
              <testcase name="home is there" classname="home.a" time="0.0000">
              </testcase>
              <testcase name="the note opens" classname="home.a" time="0.0000">
                <failure type="top" message="top is home: expected home, found note">top is home
          /home/a.yaml:13:24
          at 0.0000 s
          expected home
          found note</failure>
              </testcase>
            </testsuite>
          </testsuites>
          <!-- segue 
          """))
  }

  @Test("JUnit XML has only the elements and attributes that Jenkins's schema allows")
  func junitSchema() throws {
    _ = folder.segue("run", "…/a.yaml", "…/b.yaml", "--junit", "…/r.xml", "--out", "…/out")
    let reader = JUnitReader(try folder.text("r.xml"))
    #expect(reader.faults == [])
    #expect(
      reader.names == [
        "home is there", "the note opens", "home is there", "100%: #1 <a&b> | ok, ✓",
      ])
  }

  @Test("equal runs write equal JUnit XML, and a file that Segue wrote is replaced")
  func junitBytes() throws {
    _ = folder.segue("run", "…/a.yaml", "--junit", "…/r.xml")
    let first = try folder.text("r.xml")
    #expect(folder.segue("run", "…/a.yaml", "--junit", "…/r.xml").messages == "")
    #expect(try folder.text("r.xml") == first)
  }

  @Test("--junit with '-' is an error, and writes no file of that name")
  func junitConsole() {
    #expect(
      folder.segue("run", "…/a.yaml", "--junit", "-")
        == Outcome(
          code: 64,
          messages: """
            error[not-a-file]: '--junit' does not write to the standard output
             = help: name a file: --junit report.xml

            """))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test("--junit does not replace a file that Segue did not write, and plays nothing")
  func junitForeign() throws {
    try folder.make("r.xml", "<notes/>")
    #expect(
      folder.segue("run", "…/a.yaml", "--junit", "…/r.xml")
        == Outcome(
          code: 73,
          messages: """
            error[exists]: the file '…/r.xml' already exists
             = help: remove it, or name another

            """))
    #expect(try folder.text("r.xml") == "<notes/>")
  }

  @Test("--github annotates the line of each failure, and escapes the values")
  func annotations() {
    #expect(
      folder.segue("run", "…/b.yaml", "-q", "--github").output.hasSuffix(
        """
        \n::error file=…/b.yaml,line=13,col=24,title=100%25%3A #1 <a&b> | ok%2C ✓::\
        top is home: expected home, found note (at 0.0000 s)

        """))
  }

  @Test(
    "no form of the results has a workflow command or a hidden character of a scenario's name",
    arguments: ["--github", "--tap", "--json", "--trace", "--list"])
  func hostileName(_ option: String) throws {
    try folder.make(
      "e.yaml",
      failing.replacingOccurrences(
        of: "the note opens", with: #""::error::##[stop-commands]\u202E\u200B\u2066x""#))
    let output = folder.segue("run", "…/e.yaml", option).output
    #expect(!output.isEmpty)
    #expect(Self.hostileParts(of: output) == [])
  }

  @Test("--junit has no workflow command and no hidden character of a scenario's name")
  func hostileJUnit() throws {
    let name = #"::error::##[stop-commands]\u202E\u200B\u2066x"#
    try folder.make(
      "e.yaml", failing.replacingOccurrences(of: "the note opens", with: "\"\(name)\""))
    _ = folder.segue("run", "…/e.yaml", "--junit", "…/r.xml")
    let text = try folder.text("r.xml")
    #expect(Self.hostileParts(of: text) == [])
    let reader = JUnitReader(text)
    #expect(reader.names.last == "::error::##[stop-commands]\u{202E}\u{200B}\u{2066}x")
  }

  /// Returns the lines with a workflow command that the command does not write itself, and the hidden
  /// characters.
  private static func hostileParts(of text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let commands = lines.filter { line in
      line.contains("##[")
        || line.drop(while: \.isWhitespace).hasPrefix("::") && !line.hasPrefix("::error file=")
    }
    let hidden = text.unicodeScalars.filter {
      "\u{202E}\u{200B}\u{2066}".unicodeScalars.contains($0)
    }
    return commands + hidden.map { String($0.value, radix: 16) }
  }

  @Test("--github appends a Markdown table of the failures to the file of the step's summary")
  func stepSummary() throws {
    try folder.make("summary.md", "before\n")
    let environment = ["GITHUB_STEP_SUMMARY": folder.path + "/summary.md"]
    _ = segue(["run", folder.path + "/b.yaml", "--github"], environment: environment)
    #expect(
      try folder.text("summary.md").replacingOccurrences(of: folder.path, with: "…") == """
        before
        ### ❌ Transitions

        2 scenarios, 2 expectations: 1 failed in 1 scenario

        | scenario | expectation | expected | found | at | location |
        |---|---|---|---|---|---|
        | 100%: \\#1 &lt;a&amp;b&gt; \\| ok, ✓ | top is home | home | note | 0.0000 s | …/b.yaml:13:24 |

        """)
  }

  @Test("a step summary of a run that passed has no table")
  func passedSummary() throws {
    try folder.make("c.yaml", passing)
    let environment = ["GITHUB_STEP_SUMMARY": folder.path + "/summary.md"]
    let outcome = segue(["run", folder.path + "/c.yaml", "--github"], environment: environment)
    #expect(outcome.code == 0)
    #expect(
      try folder.text("summary.md") == """
        ### ✅ Transitions

        1 scenario, 1 expectation: all passed

        """)
  }

  @Test("a step summary that is a pipe without a reader is an error, and nothing waits for one")
  func pipeSummary() throws {
    let pipe = folder.path + "/summary.md"
    #expect(mkfifo(pipe, 0o600) == 0)
    try folder.make("c.yaml", passing)
    let outcome = segue(
      ["run", folder.path + "/c.yaml", "--github"], environment: ["GITHUB_STEP_SUMMARY": pipe])
    #expect(outcome.code == 73)
    #expect(
      outcome.messages
        == "error[output-failed]: '\(pipe)' could not be written: it is a pipe or a socket; name a file\n"
    )
  }

  @Test("two formats for the standard output are an error", arguments: ["--json", "--trace", "-q"])
  func conflict(_ option: String) {
    #expect(folder.segue("run", "…/a.yaml", "--tap", option).code == 64)
  }

  @Test("a device's error is a failure at the step during which it was reported")
  func deviceError() throws {
    try folder.make(
      "d.yaml",
      passing.replacingOccurrences(
        of: "- settle", with: "- present: { screen: note, from: home }\n      - settle"))
    let output = folder.segue("run", "…/d.yaml", "--github", "-q").output
    #expect(output.contains("::error file=…/d.yaml,line=10,col=9,title=the note opens::"))
  }
}

/// Reads JUnit XML and compares it with the parts of Jenkins's schema that Segue uses.
private final class JUnitReader: NSObject, XMLParserDelegate {
  /// The allowed parents, the required attributes, and the optional ones of each element.
  private static let rules:
    [String: (parents: Set<String>, required: Set<String>, optional: Set<String>)] = [
      "testsuites": ([""], [], ["name", "time", "tests", "failures", "errors"]),
      "testsuite": (
        ["testsuites", "testsuite"], ["name", "tests", "failures", "errors"],
        [
          "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log",
          "url",
        ]
      ),
      "testcase": (["testsuite"], ["name"], ["time", "classname", "group"]),
      "failure": (["testcase"], [], ["type", "message"]),
      "error": (["testcase"], [], ["type", "message"]),
      "skipped": (["testcase"], [], ["type", "message"]),
      "system-out": (["testcase", "testsuite"], [], []),
      "system-err": (["testcase", "testsuite"], [], []),
    ]

  private(set) var faults: [String] = []
  private(set) var names: [String] = []
  private var path = [""]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      faults.append("not well-formed: \(String(describing: parser.parserError))")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let given = Set(attributes.keys)
    if let rule = Self.rules[element] {
      if !rule.parents.contains(path[path.count - 1]) { faults.append("\(element) is misplaced") }
      for name in rule.required.subtracting(given).sorted() {
        faults.append("\(element) lacks \(name)")
      }
      for name in given.subtracting(rule.required).subtracting(rule.optional).sorted() {
        faults.append("\(element) has \(name)")
      }
    } else {
      faults.append("\(element) is unknown")
    }
    if let time = attributes["time"], time.wholeMatch(of: /[0-9]{1,3}\.[0-9]{4}/) == nil {
      faults.append("\(time) is not a time")
    }
    if element == "testcase" { names.append(attributes["name"] ?? "") }
    path.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) { path.removeLast() }
}
