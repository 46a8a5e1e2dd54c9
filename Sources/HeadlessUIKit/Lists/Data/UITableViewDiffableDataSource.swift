/// A data source of a table view that applies snapshots and animates their differences.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  nonisolated deinit {}

  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let provider: CellProvider
  private weak var tableView: UITableView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and connects the table view to it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  /// The animation of rows; automatic by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Shows a snapshot; the difference animates by default. The first snapshot does not animate.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.applied
    guard let tableView, tableView.dataSource === self else { return completion?() ?? () }
    let changes = SnapshotDifference.changes(
      from: old, to: snapshot, animation: animatingDifferences ? defaultRowAnimation : .none)
    if changes.isEmpty, changes.reconfigured.isEmpty { return completion?() ?? () }
    guard old.numberOfSections > 0 else {
      tableView.reloadData()
      return completion?() ?? ()
    }
    let update = {
      tableView.performBatchUpdates({ tableView.change { $0.append(changes) } }) { _ in
        completion?()
      }
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }
  /// Shows a snapshot by `reloadData()`.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    tableView?.reloadData()
    completion?()
  }
  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// Returns the section with an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Returns the index of a section; `nil` if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
  /// Returns the item with an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// Returns the index path of an item; `nil` if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  /// Returns the cell of the provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item) {
      return cell
    }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "the cell provider returned nil for the item at section \(indexPath.section), row "
        + "\(indexPath.row)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns `nil`.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns `nil`.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Returns false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the item with an index path; `nil` if there is none.
  nonisolated func item(at path: IndexPath) -> ItemIdentifierType? {
    let sections = sectionIdentifiers
    guard sections.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sections[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the index path of an item; `nil` if there is none.
  nonisolated func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: identifier),
      let index = indexOfSection(section),
      let item = itemIdentifiers(inSection: section).firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }
}
