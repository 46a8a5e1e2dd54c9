/// The edits of some files in an order by a seed.
///
/// The order depends on the content of the edits, so that it is the same when other lines change.
struct EditOrder {
  private var edits: [Edit]

  init(_ edits: [Edit], seed: Int) {
    var counts: [String: Int] = [:]
    self.edits = edits.map { edit in
      counts[edit.placeless, default: 0] += 1
      return (Self.hash("\(seed) \(edit.placeless) \(counts[edit.placeless] ?? 0)"), edit)
    }
    .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Keeps only the edits that an earlier output lists as not detected.
  mutating func keepUndetected(in output: String) {
    let undetected = Set(
      output.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /GREEN (.+?):\d+: (.+)/).map { "\($0.1): \($0.2)" }
      })
    edits.removeAll { !undetected.contains($0.placeless) }
  }

  mutating func remove(_ refused: Set<Edit>) { edits.removeAll(where: refused.contains) }

  /// Returns the first edits, at most one of each line.
  func first(_ count: Int) -> [Edit] {
    var taken: Set<String> = []
    var chosen: [Edit] = []
    for edit in edits where chosen.count < count {
      let lines = edit.lines.map { "\(edit.path):\($0)" }
      if taken.isDisjoint(with: lines) {
        taken.formUnion(lines)
        chosen.append(edit)
      }
    }
    return chosen
  }

  /// Returns the FNV-1a hash of a text, with its bits mixed: similar texts are not neighbors.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    return hash ^ (hash >> 31)
  }
}
