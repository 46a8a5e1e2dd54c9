import Foundation
import Testing

/// `Documentation/Seeds.md` names only what exists.
@Suite struct SeedsPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func page() throws -> String {
    try String(contentsOf: Self.root.appending(path: "Documentation/Seeds.md"), encoding: .utf8)
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
      for cell in row.dropFirst(2) {
        let isFilled = cell.contains("](") || cell == "drawn"
        #expect(isFilled, "\(row.first ?? ""): \(cell)")
      }
      // A picture is drawn where a scenario can be played.
      let isDrawn = row.last == "drawn" || row.last?.contains(".svg") == true
      #expect(row.dropFirst(2).first?.contains(".yaml") == isDrawn, "\(row.first ?? "")")
    }
  }

  @Test("every file, scenario and test that it names exists")
  func exists() throws {
    var count = 0
    for link in try page().matches(of: /\[[^\]]*\]\(([^)]+)\)(: \*[^|]*?\*(?=; \[| \||; the|$))?/) {
      let file = Self.root.appending(path: "Documentation/\(link.1)").standardizedFileURL
      let text = try? String(contentsOf: file, encoding: .utf8)
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
    let folder = Self.root.appending(path: "Tests/SystemsTests")
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
