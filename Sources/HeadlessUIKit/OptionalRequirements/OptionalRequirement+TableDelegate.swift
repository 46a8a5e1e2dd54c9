// The optional requirements of `UITableViewDelegate`, as code calls them.

extension UITableViewDelegate {
  /// The optional requirements `tableView`.
  public var tableView: OptionalRequirement.TableViewDelegateTableView? { .init(delegate: self) }
  /// The optional requirement `tableViewDidEndMultipleSelectionInteraction`.
  public var tableViewDidEndMultipleSelectionInteraction: (@MainActor (UITableView) -> Void)? {
    { self.tableViewDidEndMultipleSelectionInteraction($0) }
  }
}

extension OptionalRequirement {
  /// `tableView` of `UITableViewDelegate`.
  @preconcurrency @MainActor public struct TableViewDelegateTableView {
    let delegate: any UITableViewDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      delegate.tableView(tableView, heightForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
      -> CGFloat
    {
      delegate.tableView(tableView, heightForHeaderInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
      -> CGFloat
    {
      delegate.tableView(tableView, heightForFooterInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      delegate.tableView(tableView, viewForHeaderInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
      -> UIView?
    {
      delegate.tableView(tableView, viewForFooterInSection: section)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    {
      delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didHighlightRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      delegate.tableView(tableView, willSelectRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      delegate.tableView(tableView, willDeselectRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didSelectRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate.tableView(tableView, didDeselectRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      delegate.tableView(tableView, editingStyleForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      delegate.tableView(tableView, editActionsForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    {
      delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      delegate.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      delegate.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool {
      delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      delegate.tableView(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
    /// Calls the requirement.
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    {
      delegate.tableView(tableView, canFocusRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
      delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
