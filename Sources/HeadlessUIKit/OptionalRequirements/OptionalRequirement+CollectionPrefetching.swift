// The optional requirements of `UICollectionViewDataSourcePrefetching`, as code calls them.

extension UICollectionViewDataSourcePrefetching {
  /// The optional requirement `collectionView`.
  public var collectionView: OptionalRequirement.CollectionViewDataSourcePrefetchingCollectionView?
  { .init(delegate: self) }
}

extension OptionalRequirement {
  /// `collectionView` of `UICollectionViewDataSourcePrefetching`.
  @preconcurrency @MainActor public struct CollectionViewDataSourcePrefetchingCollectionView {
    let delegate: any UICollectionViewDataSourcePrefetching
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
