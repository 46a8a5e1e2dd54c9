import Foundation
import SegueConfig
import SeguePictures
import SegueScenario
import SegueStyles
import SegueYAML
import TestSupport
import Testing

/// `Documentation/Contributing/Seeds.md` names only what exists, and its pictures are current.
@Suite struct SeedsPageTests {
  private func page() throws -> String {
    try ProjectFile("Documentation/Contributing/Seeds.md").text()
  }

  /// The cells of the table, a list for each row.
  private func rows(of page: String) -> [[String]] {
    page.split(separator: "\n").filter { $0.hasPrefix("| S") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("all 31 systems are listed in order, and no cell is open")
  func complete() throws {
    let rows = rows(of: try page())
    #expect(rows.map(\.first) == (1...31).map { "S\($0)" })
    for row in rows {
      #expect(row.count == 5, "\(row.first ?? "")")
      let system = row.first ?? ""
      for cell in row.dropFirst(2) { #expect(cell.contains("]("), "\(system): \(cell)") }
      let picture = row.last?.wholeMatch(of: #/!\[[^\]*]+\]\(\.\./Images/Seeds/(S\d+)\.svg\)/#)
      #expect(picture.map { String($0.1) } == system)
    }
    let folder = ProjectFile("Documentation/Images/Seeds").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.sorted() == (1...31).map { "S\($0).svg" }.sorted())
  }

  @Test(
    "a picture is the runner's current output for the first scenario of its row",
    arguments: 1...31)
  func picture(_ number: Int) throws {
    let rows = rows(of: try page())
    let row = try #require(rows.first { $0.first == "S\(number)" })
    let cell = row.dropFirst(2).first ?? ""
    let link = try #require(
      cell.prefixMatch(of: #/\[[^\]]*\]\(\.\./\.\./([^)]+\.yaml)\): \*([^*]+)\*/#))
    // The picture contains the name of the file as the runner is given it.
    let (name, drawn) = (String(link.1), String(link.2))
    let text = try ProjectFile(name).text()
    var diagnostics = ConfigDiagnostics()
    let plan = YAMLReader.parse(text, name: name, into: &diagnostics).flatMap {
      ScenarioFile.decode($0, file: name, catalog: shippedStyles, into: &diagnostics)
    }
    let file = try #require(plan)
    let scenario = try #require(file.scenarios.first { $0.name.value == drawn })
    try ProjectFile("Documentation/Images/Seeds/S\(number).svg")
      .check(Filmstrip.svg(of: Player(file).play(scenario)))
  }

  @Test("every file, scenario and test that it names exists")
  func exists() throws {
    var count = 0
    // A link, and the names in italics that follow it up to the next link or the end of the cell.
    for link in try page().matches(of: /\[[^\]]*\]\(([^)]+)\)(: \*[^|]*?\*(?=; \[| \||; the|$))?/) {
      let text = try? ProjectFile("Documentation/Contributing/\(link.1)").text()
      #expect(text != nil, "\(link.1) does not exist")
      for name in (link.2 ?? "").matches(of: /\*([^*]+)\*/) {
        let line = link.1.hasSuffix(".yaml") ? "- name: \(name.1)\n" : "\"\(name.1)\""
        #expect(text?.contains(line) == true, "\(link.1) has no '\(name.1)'")
        count += 1
      }
    }
    // Each name in the table was checked.
    let named = rows(of: try page()).joined().map { $0.matches(of: /\*[^*]+\*/).count }
    #expect(count == named.reduce(0, +))
    #expect(count > 60)
  }

  @Test("a suite whose name cites a system is linked in the row of that system")
  func suites() throws {
    let rows = rows(of: try page()).map { $0.joined(separator: " ") }
    let folder = ProjectFile("Tests/SystemsTests").url
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
    var count = 0
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for suite in text.matches(of: #/@Suite\("(S\d+): /#) {
        let row = rows.first { $0.hasPrefix("\(suite.1) ") }
        #expect(row?.contains("/\(file))") == true, "\(file) is not in the row of \(suite.1)")
        count += 1
      }
    }
    #expect(count > 10)
  }
}
