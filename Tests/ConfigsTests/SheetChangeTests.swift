import Foundation
import SegueStyles
import SegueTesting
import Testing

/// Changes of a presented sheet of the style `sheet`.
@Suite struct SheetChangeTests {
  /// - Parameter elements: The elements of the first screen.
  private func failure(of step: String, elements: String = "[]") throws -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/segue-sheet-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = """
      screens: { home: { elements: \(elements) }, panel: { content: plain } }
      root: home
      transitions: { up: { style: sheet, detents: [medium, large] } }
      scenarios: [{ name: it, steps: [{ present: { screen: panel, with: up } }, settle, \(step)] }]
      """
    try text.write(toFile: "\(folder)/app.yaml", atomically: false, encoding: .utf8)
    return try #require(ScenarioCase.all(below: folder, catalog: shippedStyles).first).failure()
  }

  @Test(
    "a change that a style's sheet cannot make is a failure with what it can",
    arguments: [
      (
        "{ detents: [content, { points: 90 }], selectedDetent: max - 10 }",
        [
          "max - 10 is a detent of panel", "at        0.3300 s", "expected  max - 10",
          "found     [content, { points: 90 }]",
        ]
      ),
      (
        "{ selectedDetent: { fraction: 0.25 } }",
        [
          "{ fraction: 0.25 } is a detent of panel", "at        0.3300 s",
          "expected  { fraction: 0.25 }",
          "found     [medium, large]",
        ]
      ),
    ])
  func refused(_ change: String, _ lines: [String]) throws {
    let found = try failure(of: "{ set: { screen: panel, sheet: \(change) } }")
    let all = found.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    // The rest is the location in a temporary folder.
    #expect(Array(all.prefix { !$0.hasPrefix("-->") }) == lines)
  }

  @Test("keys that a style's sheet does not have are errors of the file, each at its place")
  func otherKeys() throws {
    let change = "{ grabberVisible: false, detents: [large], cornerRadius: 9 }"
    let found = try failure(of: "{ set: { screen: panel, sheet: \(change) } }")
    #expect(
      found.split(separator: "\n").filter { $0.hasPrefix("error") || $0.hasPrefix("  = ") }
        .map(String.init) == [
          "error[contradiction]: 'grabberVisible' does not change in the sheet of a style: the file "
            + "presents 'panel' with 'up'",
          "  = help: change detents or selectedDetent, or present the screen without 'with'",
          "error[contradiction]: 'cornerRadius' does not change in the sheet of a style: the file "
            + "presents 'panel' with 'up'",
          "  = help: change detents or selectedDetent, or present the screen without 'with'",
        ])
    #expect(found.contains("app.yaml:4:116\n"))
    #expect(found.contains("app.yaml:4:157\n"))
  }

  @Test("a screen that the file also presents in the system's sheet can fail when it is played")
  func bothSheets() throws {
    let found = try failure(
      of: "{ set: { screen: panel, sheet: { cornerRadius: 9 } } }",
      elements: "[{ id: open, action: { present: panel } }]")
    let all = found.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      all.prefix { !$0.hasPrefix("-->") } == [
        "the sheet of panel has these properties", "at        0.3300 s",
        "expected  detents, selectedDetent", "found     other properties",
      ])
  }
}
