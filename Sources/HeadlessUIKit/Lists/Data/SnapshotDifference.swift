/// The changes of a list between two snapshots.
nonisolated enum SnapshotDifference {
  /// Returns the batch of updates that leads from one snapshot to another.
  static func changes<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>,
    animation: UITableView.RowAnimation
  ) -> ListChanges {
    var changes = ListChanges()
    let sections = difference(old.sectionIdentifiers, new.sectionIdentifiers)
    changes.insertedSections = sections.inserted
    changes.deletedSections = sections.deleted
    changes.movedSections = sections.moved
    for section in sections.inserted + sections.deleted {
      changes.sectionAnimations[section] = animation
    }
    let (before, after) = (positions(of: old), positions(of: new))
    let deletedSections = Set(sections.deleted)
    let insertedSections = Set(sections.inserted)
    for (index, section) in old.sectionIdentifiers.enumerated()
    where !deletedSections.contains(index) {
      for (item, identifier) in old.itemIdentifiers(inSection: section).enumerated()
      where after[identifier] == nil {
        changes.deleted.append(
          .init(path: IndexPath(item: item, section: index), animation: animation))
      }
    }
    let sectionsAfter = Dictionary(
      uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
    for (index, section) in new.sectionIdentifiers.enumerated() {
      let isInserted = insertedSections.contains(index)
      var kept: [(path: IndexPath, origin: IndexPath)] = []
      for (item, identifier) in new.itemIdentifiers(inSection: section).enumerated() {
        let path = IndexPath(item: item, section: index)
        guard let origin = before[identifier] else {
          if !isInserted { changes.inserted.append(.init(path: path, animation: animation)) }
          continue
        }
        let isInSection =
          sectionsAfter[old.sectionIdentifiers[origin.section]] == index && !isInserted
        if isInSection {
          kept.append((path, origin))
        } else if deletedSections.contains(origin.section) {
          // Its old section is deleted with it.
          if !isInserted { changes.inserted.append(.init(path: path, animation: animation)) }
        } else if isInserted {
          changes.deleted.append(.init(path: origin, animation: animation))
        } else {
          changes.moved.append((origin, path))
        }
      }
      let stable = increasing(kept.map(\.origin.item))
      for (position, item) in kept.enumerated() where !stable.contains(position) {
        changes.moved.append((item.origin, item.path))
      }
    }
    changes.reloadedSections = new.reloadedSectionIdentifiers.compactMap {
      old.indexOfSection($0)
    }
    let reloaded = Set(changes.reloadedSections)
    changes.reloaded = new.reloadedItemIdentifiers.compactMap { before[$0] }
      .filter { !reloaded.contains($0.section) }
      .map { .init(path: $0, animation: animation) }
    changes.reconfigured = new.reconfiguredItemIdentifiers.compactMap { before[$0] }
    return changes
  }

  private static func positions<Section, Item>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var positions: [Item: IndexPath] = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (item, identifier) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        positions[identifier] = IndexPath(item: item, section: index)
      }
    }
    return positions
  }

  private static func difference<Identifier: Hashable>(
    _ old: [Identifier], _ new: [Identifier]
  ) -> (inserted: [Int], deleted: [Int], moved: [(from: Int, to: Int)]) {
    let before = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let after = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    let deleted = old.indices.filter { after[old[$0]] == nil }
    let inserted = new.indices.filter { before[new[$0]] == nil }
    let kept = new.indices.compactMap { index in before[new[index]].map { (to: index, from: $0) } }
    let stable = increasing(kept.map(\.from))
    let moved = kept.indices.filter { !stable.contains($0) }.map { (kept[$0].from, kept[$0].to) }
    return (inserted, deleted, moved)
  }

  /// Returns the positions of a longest increasing subsequence: what need not be moved.
  static func increasing(_ values: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      let index = tails.partitioningIndex { values[$0] >= value }
      if index > 0 { previous[position] = tails[index - 1] }
      if index == tails.count { tails.append(position) } else { tails[index] = position }
    }
    var result: Set<Int> = []
    var next = tails.last ?? -1
    while next >= 0 {
      result.insert(next)
      next = previous[next]
    }
    return result
  }
}
