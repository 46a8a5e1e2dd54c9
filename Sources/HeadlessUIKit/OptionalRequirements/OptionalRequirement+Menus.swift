// The optional requirements of the protocols of menus, as code calls them.

extension UIContextMenuInteractionDelegate {
  /// The optional requirements `contextMenuInteraction`.
  public var contextMenuInteraction: OptionalRequirement.ContextMenuInteraction? {
    .init(delegate: self)
  }
}

extension OptionalRequirement {
  /// `contextMenuInteraction` of `UIContextMenuInteractionDelegate`.
  @MainActor public struct ContextMenuInteraction {
    let delegate: any UIContextMenuInteractionDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: identifier)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: identifier)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
  }
}
