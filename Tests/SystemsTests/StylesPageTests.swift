import Foundation
import SegueConfig
import SegueCore
import SegueStyles
import TestSupport
import Testing

/// `Documentation/Styles.md` names every style, and only what exists.
@Suite struct StylesPageTests {
  private func page() throws -> String { try ProjectFile("Documentation/Styles.md").text() }

  @Test("each row is of a style of the catalog, in its order, with a file that uses it")
  func styles() throws {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let listed = rows.compactMap { $0.firstMatch(of: /^\| `(\w+)`/).map { String($0.1) } }
    #expect(listed == shippedStyles.identifiers)
    for row in rows {
      let style = try #require(row.firstMatch(of: /^\| `(\w+)`/)).1
      let files = try row.matches(of: /\]\(\.\.\/(Configs\/[^)]+)\)/).map { link in
        try ProjectFile(String(link.1)).text()
      }
      #expect(files.contains { $0.contains("style: \(style)") }, "\(style)")
    }
  }

  @Test("every file that the page links to exists")
  func links() throws {
    let links = try page().matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(links.count > 40)
    for link in links {
      let file = ProjectFile("Documentation/\(link)").path
      #expect(FileManager.default.fileExists(atPath: file), "\(link)")
    }
  }

  @Test("every parameter and step that a feature names in code exists")
  func parameters() throws {
    let known = shippedStyles.entries.flatMap { entry in
      entry.parameters.flatMap { $0.name.split(separator: ".").map(String.init) }
        + [entry.identifier]
    }
    // The words in code that are neither parameters nor styles.
    let words = [
      "set", "sheet", "presenter", "content", "opacity", "none", "interactivePresentation",
      "onDismissAttempt", "max", "false", "alongside", "swipe", "velocity",
    ]
    let rows = try page().split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("](../")
    }
    for row in rows {
      let cell = row.split(separator: "|").last.map(String.init) ?? ""
      for code in cell.matches(of: /`([^`]+)`/) {
        let names = code.1.matches(of: /[A-Za-z]\w+/).map { String($0.0) }
        let unknown = names.filter { !known.contains($0) && !words.contains($0) }
        #expect(unknown == [], "\(cell)")
      }
    }
  }
}
