/// The index paths after a batch of updates of those before it, and the reverse.
nonisolated struct ListMapping {
  /// The section after the batch of each section before it; `nil` for a deleted one.
  private(set) var sections: [Int?] = []
  /// The section before the batch of each section after it; `nil` for an inserted one.
  private(set) var sectionOrigins: [Int?] = []
  /// The sections after the batch that are reloaded.
  private(set) var reloadedSections: Set<Int> = []
  private var paths: [[IndexPath?]] = []
  private var origins: [[IndexPath?]] = []
  private var reloadedPaths: Set<IndexPath> = []

  /// Returns the index path after the batch; `nil` for a deleted row.
  func after(_ path: IndexPath) -> IndexPath? {
    guard paths.indices.contains(path.section), paths[path.section].indices.contains(path.item)
    else { return nil }
    return paths[path.section][path.item]
  }

  /// Returns the index path before the batch; `nil` for an inserted row.
  func before(_ path: IndexPath) -> IndexPath? {
    guard origins.indices.contains(path.section), origins[path.section].indices.contains(path.item)
    else { return nil }
    return origins[path.section][path.item]
  }

  /// Returns whether the row with an index path after the batch is reloaded.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloadedSections.contains(path.section) || reloadedPaths.contains(path)
  }

  /// Creates the mapping of a batch.
  ///
  /// - Throws: The message of UIKit's exception if the numbers before and after do not agree with it.
  init(
    _ changes: ListChanges, from old: [Int], to new: [Int], names: Names
  ) throws(Inconsistency) {
    try mapSections(changes, old.count, new.count, names)
    for old in changes.reloadedSections where sections.indices.contains(old) {
      if let new = sections[old] { reloadedSections.insert(new) }
    }
    try mapRows(changes, old, new, names)
  }

  /// The message of UIKit's exception.
  struct Inconsistency: Error { var message: String }

  /// The words of the kind of list in messages.
  struct Names {
    var row: String
    static let table = Names(row: "row")
    static let collection = Names(row: "item")
  }

  private mutating func mapSections(
    _ changes: ListChanges, _ old: Int, _ new: Int, _ names: Names
  ) throws(Inconsistency) {
    let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
    guard new == old + inserted - deleted else {
      throw Inconsistency(
        message: "Invalid update: invalid number of sections. The number of sections contained in "
          + "the view after the update (\(new)) must be equal to the number of sections contained in "
          + "the view before the update (\(old)), plus or minus the number of sections inserted or "
          + "deleted (\(inserted) inserted, \(deleted) deleted).")
    }
    sections = Array(repeating: nil, count: old)
    sectionOrigins = Array(repeating: nil, count: new)
    var leaves = Set(changes.deletedSections)
    var taken = Set(changes.insertedSections)
    for (from, to) in changes.movedSections {
      guard sections.indices.contains(from), sectionOrigins.indices.contains(to) else { continue }
      (sections[from], sectionOrigins[to]) = (to, from)
      leaves.insert(from)
      taken.insert(to)
    }
    var target = 0
    for section in 0..<old where !leaves.contains(section) {
      while taken.contains(target) { target += 1 }
      guard target < new else { break }
      (sections[section], sectionOrigins[target]) = (target, section)
      target += 1
    }
  }

  private mutating func mapRows(
    _ changes: ListChanges, _ old: [Int], _ new: [Int], _ names: Names
  ) throws(Inconsistency) {
    paths = old.map { Array(repeating: nil, count: $0) }
    origins = new.map { Array(repeating: nil, count: $0) }
    let deleted = Set(changes.deleted.map(\.path))
    let inserted = Set(changes.inserted.map(\.path))
    let movedFrom = Set(changes.moved.map(\.from))
    let movedTo = Set(changes.moved.map(\.to))
    for (from, to) in changes.moved {
      guard paths.indices.contains(from.section), paths[from.section].indices.contains(from.item),
        origins.indices.contains(to.section), origins[to.section].indices.contains(to.item)
      else { continue }
      paths[from.section][from.item] = to
      origins[to.section][to.item] = from
    }
    let tallies = [
      changes.inserted.map(\.path), changes.deleted.map(\.path), changes.moved.map(\.to),
      changes.moved.map(\.from),
    ]
    .map { paths in
      var tally: [Int: Int] = [:]
      for path in paths { tally[path.section, default: 0] += 1 }
      return tally
    }
    for (section, target) in sections.enumerated() {
      guard let target, !reloadedSections.contains(target) else { continue }
      let counts = [
        tallies[0][target] ?? 0, tallies[1][section] ?? 0, tallies[2][target] ?? 0,
        tallies[3][section] ?? 0,
      ]
      let expected = old[section] + counts[0] - counts[1] + counts[2] - counts[3]
      guard expected == new[target] else {
        throw Inconsistency(
          message: Self.message(names, section, old[section], new[target], counts))
      }
      var item = 0
      for row in 0..<old[section] {
        let path = IndexPath(item: row, section: section)
        if deleted.contains(path) || movedFrom.contains(path) { continue }
        while item < new[target] {
          let candidate = IndexPath(item: item, section: target)
          guard inserted.contains(candidate) || movedTo.contains(candidate) else { break }
          item += 1
        }
        guard item < new[target] else { break }
        paths[section][row] = IndexPath(item: item, section: target)
        origins[target][item] = path
        item += 1
      }
    }
    for row in changes.reloaded { if let path = after(row.path) { reloadedPaths.insert(path) } }
  }

  private static func message(
    _ names: Names, _ section: Int, _ old: Int, _ new: Int, _ counts: [Int]
  ) -> String {
    "Invalid update: invalid number of \(names.row)s in section \(section). The number of "
      + "\(names.row)s contained in an existing section after the update (\(new)) must be equal to "
      + "the number of \(names.row)s contained in that section before the update (\(old)), plus or "
      + "minus the number of \(names.row)s inserted or deleted from that section (\(counts[0]) "
      + "inserted, \(counts[1]) deleted) and plus or minus the number of \(names.row)s moved into or "
      + "out of that section (\(counts[2]) moved in, \(counts[3]) moved out)."
  }
}
