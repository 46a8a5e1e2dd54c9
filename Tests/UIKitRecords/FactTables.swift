import Foundation

/// The facts in Facts, the exceptions among them, and the systems that were recorded.
nonisolated struct FactTables: Sendable {
  /// Why a fact does not hold here, and what is found instead.
  struct Exception: Sendable {
    let found: String
    let reason: String
  }

  /// The facts, by area and number.
  private(set) var facts: [Fact] = []
  /// The facts that do not hold, by id.
  private(set) var exceptions: [String: Exception] = [:]
  /// The names of the recorded systems.
  private(set) var sources: [String] = []
  /// The lines that cannot be read.
  private(set) var problems: [String] = []

  static let all = FactTables()

  private static let folder = String(#filePath.dropLast("/FactTables.swift".count))

  private init() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder + "/Facts")) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") { readFacts(name) }
    for cells in rows(of: "exceptions.txt", "id | found | reason") {
      exceptions[cells[0]] = Exception(found: cells[1], reason: cells[2])
    }
    sources = rows(of: "sources.txt", "name | system | how it was recorded").map { $0[0] }
  }

  /// Reads a table: "== setup | source | what is set up", and the facts of that setup, of the form
  /// "001 | value | expected" or "001 | value | expected ± tolerance".
  private mutating func readFacts(_ name: String) {
    var setup = ""
    var source = ""
    let form = "== setup | source | words, or number | value | expected"
    for cells in rows(of: "Facts/\(name)", form) {
      if cells[0].hasPrefix("== ") {
        setup = String(cells[0].dropFirst(3))
        source = cells[1]
        continue
      }
      let parts = cells[2].components(separatedBy: " ± ")
      guard let tolerance = parts.count == 1 ? 1e-9 : Double(parts[1]) else {
        problems.append("Facts/\(name): the tolerance is no number: \(cells[2])")
        continue
      }
      facts.append(
        Fact(
          area: String(name.dropLast(4)), number: cells[0], setup: setup, name: cells[1],
          expected: Recorded(reading: parts[0]), tolerance: tolerance, source: source))
    }
  }

  /// Returns the three cells of each line; a line that begins with # is a comment.
  private mutating func rows(of file: String, _ form: String) -> [[String]] {
    guard let text = try? String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8) else {
      problems.append("\(file) cannot be read")
      return []
    }
    var rows: [[String]] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.components(separatedBy: " | ")
      if cells.count == 3 {
        rows.append(cells)
      } else {
        problems.append("\(file): expected \(form): \(line)")
      }
    }
    return rows
  }
}
