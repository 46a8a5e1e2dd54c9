import Foundation

/// The page of the recordings of UIKit: their counts by area and system, and the exceptions.
struct RecordPage {
  let path = "Documentation/Contributing/RecordCoverage.md"
  private static let folder = "Tests/UIKitRecords"
  private static let about = """
    What programs recorded from Apple's own UIKit, replayed on HeadlessUIKit. Written by `make \
    lists` from the tables of `Tests/UIKitRecords`, whose test fails if a fact that is no exception \
    does not hold, or an exception does. The recordings are other people's; none of them was made \
    for this project, and none is repeated on a device here.
    """

  private struct Fact {
    let name: String
    let area: String
    let source: String
    /// The cells of an exception: what is compared, and what was recorded.
    let cells: [String]
  }

  let text: String

  init(of project: Project) throws {
    let exceptions = try Self.rows(project.text("\(Self.folder)/exceptions.txt"))
    let systems = try Self.rows(project.text("\(Self.folder)/sources.txt"))
    let facts = try project.paths(below: "\(Self.folder)/Facts", of: "txt")
      .flatMap { Self.facts(try project.text($0), of: $0) }
    let exceptional = Set(exceptions.map { $0[0] })
    var lines = ["# Recordings of UIKit, and what HeadlessUIKit does", "", wrapped(Self.about), ""]
    lines += ["\(facts.count - exceptional.count) of \(facts.count) facts hold.", ""]
    lines += ["| area | facts | hold | exceptions |", "|---|--:|--:|--:|"]
    let areas = Dictionary(grouping: facts, by: \.area)
    lines += areas.sorted { $0.key < $1.key }.map { area, facts in
      let count = facts.count { exceptional.contains($0.name) }
      return row([area] + [facts.count, facts.count - count, count].map(String.init))
    }
    lines += ["", "| recorded from | how | facts |", "|---|---|--:|"]
    lines += systems.map { system in
      row(system[1...] + ["\(facts.count { $0.source == system[0] })"])
    }
    lines += ["", "## Exceptions", "", "| fact | what is compared | recorded | here | why |"]
    lines.append("|---|---|---|---|---|")
    lines += try exceptions.map { exception in
      guard let fact = facts.first(where: { $0.name == exception[0] }) else {
        throw Problem("\(Self.folder)/exceptions.txt: no table has the fact \(exception[0])")
      }
      return row([fact.name] + fact.cells + exception[1...])
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Reads a table, in which a row "== setup | source" precedes the facts of the setup.
  private static func facts(_ text: String, of path: String) -> [Fact] {
    let area = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var setup = ""
    var source = ""
    return rows(text).compactMap { cells in
      if cells[0].hasPrefix("== ") {
        (setup, source) = (String(cells[0].dropFirst(3)), cells[1])
        return nil
      }
      return Fact(
        name: "\(area)-\(cells[0])", area: area, source: source,
        cells: ["\(setup): \(cells[1])", cells[2]])
    }
  }

  private static func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " | ").map(String.init) }
  }
}
