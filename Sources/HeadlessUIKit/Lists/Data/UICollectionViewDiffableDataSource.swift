/// A data source of a collection view that applies snapshots and animates their differences.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  nonisolated deinit {}

  /// A closure that returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let provider: CellProvider
  private weak var collectionView: UICollectionView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and connects the collection view to it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// Returns the supplementary views; `nil` by default.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Shows a snapshot; the difference animates by default. The first snapshot does not animate.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.applied
    guard let collectionView, collectionView.dataSource === self else {
      return completion?() ?? ()
    }
    let changes = SnapshotDifference.changes(from: old, to: snapshot, animation: .fade)
    if changes.isEmpty, changes.reconfigured.isEmpty { return completion?() ?? () }
    guard old.numberOfSections > 0 else {
      collectionView.reloadData()
      return completion?() ?? ()
    }
    let update = {
      collectionView.performBatchUpdates({ collectionView.change { $0.append(changes) } }) { _ in
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
    collectionView?.reloadData()
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  /// Returns the cell of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = current.item(at: indexPath), let cell = provider(collectionView, indexPath, item)
    {
      return cell
    }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "the cell provider returned nil for the item at section \(indexPath.section), item "
        + "\(indexPath.item)")
    return UICollectionViewCell(frame: .zero)
  }
  /// Returns the view of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.missingSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns false.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil`.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of a section.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
