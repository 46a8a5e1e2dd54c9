// The optional requirements of `UICollectionViewDelegateFlowLayout`, as code calls them.

extension UICollectionViewDelegateFlowLayout {
  /// The optional requirements `collectionView`.
  public var collectionView: OptionalRequirement.CollectionViewDelegateFlowLayoutCollectionView? {
    .init(delegate: self)
  }
}

extension OptionalRequirement {
  /// `collectionView` of `UICollectionViewDelegateFlowLayout`.
  @preconcurrency @MainActor public struct CollectionViewDelegateFlowLayoutCollectionView {
    let delegate: any UICollectionViewDelegateFlowLayout
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      delegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
