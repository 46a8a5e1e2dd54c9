import Foundation
import HeadlessUIKit
import SegueConfig
import SegueCore
import SegueScenario
import TestSupport
import Testing

/// The reference page of the file format is complete.
@Suite(.serialized) struct ReferencePageTests {
  /// To regenerate the page: SEGUE_WRITE_DOCUMENTS=1 swift test --filter ReferencePageTests
  @Test("Files.md has the tables of keys, actions, steps and expectations")
  func tables() throws {
    let names = ScenarioNames(AppNames(catalog: StyleCatalog([])))
    for (name, table) in ReferenceTables(names).all { try check(name, table) }
  }

  @Test("Files.md has the meaning of each diagnostic code")
  func codes() throws {
    let source = ProjectFile("Sources/HeadlessUIKit/Device/DeviceLog.swift")
    let lines = try source.text().split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    var rows: [String] = []
    var comment: [Substring] = []
    for line in lines.drop(while: { !$0.contains("enum Code") }).dropFirst() {
      if line == "}" { break }
      if line.hasPrefix("/// ") { comment.append(line.dropFirst(4)) }
      if line.hasPrefix("case ") {
        rows.append("| `\(line.dropFirst(5))` | \(comment.joined(separator: " ")) |")
        comment = []
      }
    }
    #expect(rows.count == DeviceDiagnostic.Code.allCases.count)
    try check("codes", "| code | meaning |\n|---|---|\n" + rows.joined(separator: "\n"))
  }

  private func check(_ name: String, _ table: String) throws {
    let page = try page.text()
    let (begin, end) = ("<!-- begin \(name) -->\n", "<!-- end \(name) -->")
    let start = try #require(page.range(of: begin)).upperBound
    let stop = try #require(page.range(of: end)).lowerBound
    try self.page.check(page[..<start] + table + "\n" + page[stop...])
  }

  private var page: ProjectFile { ProjectFile("Documentation/Files.md") }

  @Test("Files.md contains every key and every word of the schema")
  func complete() throws {
    let page = try page.text()
    let words = Set(page.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    let schema = JSONSchema(ScenarioFile.shape(catalog: StyleCatalog([]))).json
    let known = Set(names(in: schema)).sorted()
    #expect(known.count > 80)
    #expect(known.filter { !words.contains($0) } == [])
  }

  /// Returns the keys of properties and the words of enumerations, at any depth.
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
