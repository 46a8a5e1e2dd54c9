// The optional requirements of `UICollectionViewDataSource`, as code calls them.

extension UICollectionViewDataSource {
  /// The optional requirement `numberOfSections`.
  public var numberOfSections: OptionalRequirement.NumberOfCollectionSections? {
    .init(delegate: self)
  }
  /// The optional requirements `collectionView`.
  public var collectionView: OptionalRequirement.CollectionViewDataSourceCollectionView? {
    .init(delegate: self)
  }
  /// The optional requirement `indexTitles`.
  public var indexTitles: OptionalRequirement.IndexTitles? { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `numberOfSections` of `UICollectionViewDataSource`.
  @preconcurrency @MainActor public struct NumberOfCollectionSections {
    let delegate: any UICollectionViewDataSource
    /// Calls the requirement.
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
      delegate.numberOfSections(in: collectionView)
    }
  }
}

extension OptionalRequirement {
  /// `collectionView` of `UICollectionViewDataSource`.
  @preconcurrency @MainActor public struct CollectionViewDataSourceCollectionView {
    let delegate: any UICollectionViewDataSource
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      delegate.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}

extension OptionalRequirement {
  /// `indexTitles` of `UICollectionViewDataSource`.
  @preconcurrency @MainActor public struct IndexTitles {
    let delegate: any UICollectionViewDataSource
    /// Calls the requirement.
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
      delegate.indexTitles(for: collectionView)
    }
  }
}
