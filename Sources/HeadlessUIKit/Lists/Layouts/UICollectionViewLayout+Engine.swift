/// What the collection view needs of any layout.
extension UICollectionViewLayout {
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { return UICollectionViewLayoutInvalidationContext() }
    return ReusableMaking.context(type)
  }

  final func makeAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    makeAttributes(CollectionElement(category: .cell, kind: "", path: path))
  }

  final func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = ReusableMaking.attributes(type)
    attributes.become(
      element.category, element.category == .cell ? nil : element.kind, element.path)
    return attributes
  }

  final func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }

  final func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    guard let owner else { return }
    owner.layoutWasInvalidated(context)
  }

  final func noteUpdates(_ items: [UICollectionViewUpdateItem]) {
    appearingPaths = items.compactMap {
      $0.updateAction == .insert || $0.updateAction == .reload ? $0.indexPathAfterUpdate : nil
    }
  }

  final func initialAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard appearingPaths.contains(path), let attributes = layoutAttributesForItem(at: path) else {
      return nil
    }
    let copy = attributes.duplicate()
    copy.alpha = 0
    return copy
  }

  /// Returns the attributes of an element.
  final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  nonisolated final func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}

/// One change of a batch of updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  nonisolated deinit {}

  /// The kind of a change.
  public nonisolated enum Action: Int, Sendable {
    /// A new item or section.
    case insert = 0
    /// A removed item or section.
    case delete = 1
    /// A reloaded item or section.
    case reload = 2
    /// A moved item or section.
    case move = 3
    /// No change.
    case none = 4
  }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// The index path before the update; `nil` for an insertion. The item of a section is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  open private(set) var updateAction: Action
}
