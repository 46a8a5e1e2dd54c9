import Foundation

/// The stored counts of work, one part a line: `part | allocations | … | reason`.
///
/// CI compares them exactly, except for allocations: those vary by one in a phase of the script and
/// by a few in ten thousand in a file, because sets and tables of objects are ordered by seeds and
/// addresses. A count that rises needs a reason, which the line keeps until a count of the part
/// rises again.
struct WorkTable {
  /// The difference of allocations that counts as none, absolute and relative.
  private static let tolerance = (absolute: 2.0, relative: 0.002)

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
      let values =
        risen.isEmpty && changes(of: part, to: counts).isEmpty
        ? lines[part]?.counts ?? counts.values : counts.values
      rows.append(
        [part] + values.map(String.init) + [risen.isEmpty ? kept : reason ?? kept])
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
    return zip(WorkCounts.names, zip(line.counts, counts.values)).compactMap { name, pair in
      let (old, new) = pair
      let slack =
        name == "allocations"
        ? max(Self.tolerance.absolute, Double(old) * Self.tolerance.relative) : 0
      guard Double(abs(old - new)) > slack else { return nil }
      return ("\(part): \(name) \(new > old ? "rose" : "fell") from \(old) to \(new)", new > old)
    }
  }
}
