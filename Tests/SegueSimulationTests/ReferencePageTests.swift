import Foundation
import SegueConfig
import SegueCore
import SegueSimulation
import Testing

/// The page about the file says all that the schema knows.
@Suite struct ReferencePageTests {
  @Test("Files.md names every key and every word that a file may hold")
  func complete() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Files.md"), encoding: .utf8)
    let words = Set(page.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    let schema = AppPlan.schema(catalog: StyleCatalog([])).json
    let known = Set(names(in: schema)).sorted()
    #expect(known.count > 80)
    #expect(known.filter { !words.contains($0) } == [])
  }

  /// The keys of properties and the words of enumerations, at any depth.
  private func names(in schema: JSONValue) -> [String] {
    switch schema {
    case .array(let values): return values.flatMap(names)
    case .object(let members):
      return members.flatMap { member -> [String] in
        switch (member.name, member.value) {
        case ("properties", .object(let properties)):
          properties.flatMap { [$0.name] + names(in: $0.value) }
        case ("enum", .array(let words)):
          words.compactMap { if case .string(let word) = $0 { word } else { nil } }
        case ("default", _), ("examples", _): []
        default: names(in: member.value)
        }
      }
    default: return []
    }
  }
}
