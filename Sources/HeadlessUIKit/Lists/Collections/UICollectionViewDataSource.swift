/// Provides the cells and supplementary views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Returns the number of sections.
  @_spi(OptionalRequirements) func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the supplementary view of a kind.
  @_spi(OptionalRequirements) func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be moved.
  @_spi(OptionalRequirements) func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Performs the move of an item that the user requested.
  @_spi(OptionalRequirements) func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of the index; not called, as the index is not drawn.
  @_spi(OptionalRequirements) func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item of a title of the index; not called.
  @_spi(OptionalRequirements) func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

@_documentation(visibility: internal)
extension UICollectionViewDataSource where Self: NSObject {
  /// The default implementation returns `1`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The default implementation returns `collectionView.missingSupplementaryView(ofKind: kind, at: indexPath)`.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.missingSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The default implementation returns `false`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The default implementation returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The default implementation returns `IndexPath(item: 0, section: index)`.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
