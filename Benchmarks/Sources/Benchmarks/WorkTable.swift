import Foundation

/// The stored counts of work, one part a line: `part | allocations | … | reason`.
///
/// CI compares them exactly. A count that rises needs a reason, which the line keeps until a count
/// of the part rises again.
struct WorkTable {
  private struct Line {
    var counts: [Int]
    var reason: String
  }

  private var lines: [String: Line] = [:]

  /// Reads a table; an absent file is an empty one.
  init(_ path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    for (index, line) in text.split(separator: "\n").enumerated()
    where !line.hasPrefix("#") && !line.hasPrefix("part |") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let counts = cells.dropFirst().dropLast().compactMap { Int($0) }
      guard cells.count == WorkCounts.names.count + 2, counts.count == WorkCounts.names.count
      else {
        throw WorkError(
          "\(path):\(index + 1): expected a part, \(WorkCounts.names.count) numbers and a reason, "
            + "separated by '|'; write the table with 'make work-accept'")
      }
      lines[cells[0]] = Line(counts: counts, reason: cells[cells.count - 1])
    }
  }

  /// Returns what differs from the measured counts; nothing if they are equal.
  func differences(from measured: [(part: String, counts: WorkCounts)]) -> [String] {
    var found = measured.flatMap { part, counts in
      changes(of: part, to: counts).map(\.text)
    }
    let parts = Set(measured.map(\.part))
    for part in lines.keys.sorted() where !parts.contains(part) {
      found.append("\(part): is in the table but was not measured")
    }
    return found
  }

  /// Returns the counts that are higher than in an earlier table, but have its reason or none.
  func unexplainedRises(since earlier: WorkTable) -> [String] {
    lines.keys.sorted().flatMap { part -> [String] in
      guard let old = earlier.lines[part], let new = lines[part],
        new.reason.isEmpty || new.reason == old.reason
      else { return [] }
      return Self.changes(of: part, from: old.counts, to: new.counts).filter(\.isRise)
        .map { "\($0.text), but the table gives no new reason" }
    }
  }

  /// Returns the table with measured counts.
  /// - Throws: If a count has risen and there is no reason.
  func text(
    of measured: [(part: String, counts: WorkCounts)], because reason: String?
  ) throws -> String {
    var rises: [String] = []
    var rows = [(["part"] + WorkCounts.names + ["reason for the last rise"])]
    for (part, counts) in measured {
      let risen = changes(of: part, to: counts).filter(\.isRise).map(\.text)
      rises += risen
      let kept = lines[part]?.reason ?? ""
      rows.append(
        [part] + counts.values.map(String.init) + [risen.isEmpty ? kept : reason ?? kept])
    }
    guard rises.isEmpty || reason?.isEmpty == false else {
      throw WorkError(
        rises.joined(separator: "\n")
          + "\nA count that rises needs a reason: make work-accept BECAUSE='…'")
    }
    return Self.heading + rows.map { $0.joined(separator: " | ") + "\n" }.joined()
  }

  private static let heading = """
    # Counts of the work of the script and of Configs, which 'make work' compares.
    # 'make work-accept' writes them; a count that rises needs a reason: BECAUSE='…'

    """

  private func changes(of part: String, to counts: WorkCounts) -> [(text: String, isRise: Bool)] {
    guard let line = lines[part] else { return [("\(part): is not in the table", false)] }
    return Self.changes(of: part, from: line.counts, to: counts.values)
  }

  private static func changes(
    of part: String, from old: [Int], to new: [Int]
  ) -> [(text: String, isRise: Bool)] {
    zip(WorkCounts.names, zip(old, new)).filter { $1.0 != $1.1 }.map { name, pair in
      let (old, new) = pair
      return ("\(part): \(name) \(new > old ? "rose" : "fell") from \(old) to \(new)", new > old)
    }
  }
}
