import Foundation
import Testing

/// The page that lists the scenarios of an output folder.
@Suite struct RunIndexTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("in/a.yaml", passing)
    try folder.make("in/b.yaml", failing)
    _ = folder.segue("run", "…/in", "--out", "…/out")
  }

  private func index() throws -> String { try folder.text("out/index.html") }

  /// Returns what the group of a pattern matches in the page, in order.
  private func matches(_ pattern: String) throws -> [String] {
    let text = try index()
    return text.matches(of: try Regex(pattern)).map { match in
      String(match.output[1].substring ?? "")
    }
  }

  @Test("failures precede the files of the run")
  func order() throws {
    #expect(
      try matches("<h2>([^<]*)</h2>").map {
        $0.split(separator: "/").last.map(String.init)
      }
        == ["Failed", "a.yaml", "b.yaml"])
  }

  @Test("a scenario links to its page, and each reason of a failure to its time")
  func links() throws {
    #expect(
      try matches("href=\"([^\"]*)\"") == [
        "b/the-note-opens.html", "b/the-note-opens.html#time=0", "a/the-note-opens.html",
        "b/home-is-there.html",
      ])
  }

  @Test("every link and picture is a file of the folder")
  func files() throws {
    let names = try TemporaryFolder.contents(folder.path + "/out")
    for address in try matches("(?:href|src)=\"([^\"#]*)") {
      #expect(names.contains(address), "\(address)")
    }
  }

  @Test("a scenario has its verdict, duration and number of expectations")
  func facts() throws {
    let facts = try matches("<p>([^<]*)</p>\n")
    #expect(facts[1] == "passed &#xB7; 0.45 s &#xB7; 1 expectation")
    #expect(facts[0].hasPrefix("failed &#xB7; 0.00 s &#xB7; 1 expectation &#xB7; "))
  }

  @Test("styles, tags and the text of a name can be filtered")
  func words() throws {
    try folder.make(
      "tagged.yaml",
      """
      screens: { home: { content: plain }, note: { content: plain } }
      root: home
      transitions: { in: { style: still }, out: { style: still } }
      scenarios:
        - { name: The "Home" & more, tags: [slow], steps: [ { wait: 10ms } ] }
      """)
    #expect(folder.segue("run", "…/tagged.yaml", "--out", "…/out").code == 0)
    let words = try matches("data-words=\"([^\"]*)\"")
    #expect(words.count == 1)
    #expect(words[0].hasSuffix("tagged.yaml the &quot;home&quot; &amp; more slow"))
    #expect(try matches("data-styles=\"([^\"]*)\"") == ["still"])
    #expect(try matches("<option>([^<]*)</option>") == ["still"])
    #expect(try matches("<article class=\"([^\"]*)\"") == ["empty"])
  }

  @Test("the policy allows the pictures of the folder, and no network")
  func policy() throws {
    let policy = try #require(try matches("Content-Security-Policy\" content=\"([^\"]*)\"").first)
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(policy.hasSuffix("; img-src 'self'; base-uri 'none'; form-action 'none'"))
  }

  @Test("JUnit XML names the address that shows a failure, where a folder is written")
  func address() throws {
    _ = folder.segue("run", "…/in", "--out", "…/out", "--junit", "…/report.xml")
    let report = try folder.text("report.xml").replacingOccurrences(of: folder.path, with: "…")
    #expect(report.contains("\nshown in …/out/b/the-note-opens.html#time=0<"))
    #expect(report.contains("file: …/out/b/the-note-opens.svg\n"))
    _ = folder.segue("run", "…/in", "--junit", "…/report.xml")
    #expect(try !folder.text("report.xml").contains("shown in"))
  }
}
