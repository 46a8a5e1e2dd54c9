// The optional requirements of `UICollectionViewDelegate`, as code calls them.

extension UICollectionViewDelegate {
  /// The optional requirements `collectionView`.
  public var collectionView: OptionalRequirement.CollectionViewDelegateCollectionView? {
    .init(delegate: self)
  }
  /// The optional requirement `collectionViewDidEndMultipleSelectionInteraction`.
  public var collectionViewDidEndMultipleSelectionInteraction:
    (@MainActor (UICollectionView) -> Void)?
  { { self.collectionViewDidEndMultipleSelectionInteraction($0) } }
}

extension OptionalRequirement {
  /// `collectionView` of `UICollectionViewDelegate`.
  @preconcurrency @MainActor public struct CollectionViewDelegateCollectionView {
    let delegate: any UICollectionViewDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
      delegate.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {
      delegate.collectionView(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      delegate.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      delegate.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, canEditItemAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
  }
}
