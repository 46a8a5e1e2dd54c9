/// The sections and items of a list at one time, by identifiers that are unique in it.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var order: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Contents

  /// The number of items.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { order.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { items[$0] ?? [] } }
  /// The sections that are reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are reloaded with new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are reloaded with their cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// Returns the items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }
  /// Returns the section of an item; `nil` if there is none.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }
  /// Returns the index of an item among all items; `nil` if there is none.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = owners[identifier] else { return nil }
    var index = 0
    for other in order {
      if other == section {
        return items[other]?.firstIndex(of: identifier).map { index + $0 }
      }
      index += items[other]?.count ?? 0
    }
    return nil
  }
  /// Returns the index of a section; `nil` if there is none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    order.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items to the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? order.last, items[section] != nil else {
      return report("there are currently no sections in the data source; add a section first")
    }
    for identifier in withoutDuplicates(identifiers) {
      detach(identifier)
      items[section]?.append(identifier)
      owners[identifier] = section
    }
  }
  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }
  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    var sections: [SectionIdentifierType] = []
    for identifier in identifiers {
      guard let section = owners.removeValue(forKey: identifier) else { continue }
      if !sections.contains(section) { sections.append(section) }
    }
    for section in sections { items[section]?.removeAll { deleted.contains($0) } }
  }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    (order, items, owners) = ([], [:], [:])
  }
  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 0) }
  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 1) }
  /// Reloads items with new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers)
  }
  /// Reloads items with their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers)
  }

  // MARK: Sections

  /// Adds sections to the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: order.count)
  }
  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = order.firstIndex(of: toIdentifier) else { return reportSection(toIdentifier) }
    add(identifiers, at: index)
  }
  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = order.firstIndex(of: toIdentifier) else { return reportSection(toIdentifier) }
    add(identifiers, at: index + 1)
  }
  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { owners[item] = nil }
    }
    let deleted = Set(identifiers)
    order.removeAll { deleted.contains($0) }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }
  /// Reloads sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
  }
}

extension NSDiffableDataSourceSnapshot {
  private nonisolated func report(_ message: String) {
    MainActor.assumeIsolated { SimulatedDevice.current?.diagnose(.invalidCall, message) }
  }

  private nonisolated func reportSection(_ identifier: SectionIdentifierType) {
    report("invalid section identifier for reference: \(identifier)")
  }

  /// Returns identifiers once each; UIKit raises an exception for duplicates.
  private nonisolated func withoutDuplicates<Identifier: Hashable>(
    _ identifiers: [Identifier]
  ) -> [Identifier] {
    var known: Set<Identifier> = []
    let unique = identifiers.filter { known.insert($0).inserted }
    if unique.count < identifiers.count {
      report("fatal: supplied identifiers are not unique")
    }
    return unique
  }

  private nonisolated func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let known = identifiers.filter { owners[$0] != nil }
    if known.count < identifiers.count {
      report("attempted to reload an item identifier that does not exist in the snapshot")
    }
    return known
  }

  private nonisolated mutating func detach(_ identifier: ItemIdentifierType) {
    guard let section = owners.removeValue(forKey: identifier) else { return }
    items[section]?.removeAll { $0 == identifier }
  }

  private nonisolated mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    guard let section = owners[other] else {
      return report("invalid item identifier for reference: \(other)")
    }
    let new = withoutDuplicates(identifiers.filter { $0 != other })
    for identifier in new { detach(identifier) }
    guard let index = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: new, at: index + offset)
    for identifier in new { owners[identifier] = section }
  }

  private nonisolated mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
    let new = withoutDuplicates(identifiers).filter { items[$0] == nil }
    if new.count < identifiers.count {
      report(
        "section identifier count does not match data source count: identifiers must be unique")
    }
    order.insert(contentsOf: new, at: index)
    for identifier in new { items[identifier] = [] }
  }

  private nonisolated mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let index = order.firstIndex(of: identifier) else { return }
    order.remove(at: index)
    guard let target = order.firstIndex(of: other) else {
      order.insert(identifier, at: index)
      return reportSection(other)
    }
    order.insert(identifier, at: target + offset)
  }

  /// The counts of items, by section.
  nonisolated var counts: [Int] { order.map { items[$0]?.count ?? 0 } }

  /// The snapshot without requests to reload, after it was applied.
  nonisolated var applied: Self {
    var copy = self
    (copy.reloadedSectionIdentifiers, copy.reloadedItemIdentifiers) = ([], [])
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
