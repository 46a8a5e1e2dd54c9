/// An arrangement of the elements of a collection view; subclasses determine the attributes.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, BoxedObject {
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?
  @BoxedReference final var owner: UICollectionView?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// Whether `prepare()` is called before the attributes are used.
  final var needsPreparation = true

  /// Creates a layout.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }
  nonisolated deinit { referenceBox?.end() }

  // MARK: Collection view

  /// The collection view with the layout; `nil` for a layout that is not in use.
  open var collectionView: UICollectionView? { owner }
  /// Registers a class for decoration views of a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Attributes

  /// The class of the attributes; `UICollectionViewLayoutAttributes` by default.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts; `UICollectionViewLayoutInvalidationContext` by default.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Called before attributes are used after an invalidation; call super.
  open func prepare() {}
  /// Returns the attributes of the elements that intersect a rectangle; `nil` by default.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of a cell; `nil` by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view; `nil` by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view; `nil` by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The size of the content, pt; zero by default.
  open var collectionViewContentSize: CGSize { .zero }
  /// The direction for which the layout was written; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the other direction; false by default.
  /// Stored only.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Scrolling

  /// Returns the offset at which a drag's deceleration ends; the proposed one by default. The velocity is
  /// in pt/ms.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns the offset after an update or a change of layout; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  /// Invalidates the whole layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.isEverything = true
    invalidateLayout(with: context)
  }
  /// Invalidates parts of the layout; call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidate(with: context)
  }
  /// Returns whether new bounds invalidate the layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns what new bounds invalidate.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Returns whether the attributes that a cell prefers invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns what the attributes that a cell prefers invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Updates

  /// Called before the animation of updates; call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    noteUpdates(updateItems)
  }
  /// Called in the animation block of updates.
  open func finalizeCollectionViewUpdates() { appearingPaths = [] }
  /// Called before an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout is used.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout is used instead of another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called in the animation block of a change of layout.
  open func finalizeLayoutTransition() {}
  /// Returns the attributes at which the animation of a new item begins; by default an inserted item is
  /// transparent, and `nil` otherwise.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { initialAttributes(itemIndexPath) }
  /// Returns the attributes at which the animation of a removed item ends; by default a deleted item is
  /// transparent, and `nil` otherwise.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes at which the animation of a new supplementary view begins; `nil` by default.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes at which the animation of a removed supplementary view ends; `nil` by default.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes at which the animation of a new decoration view begins; `nil` by default.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes at which the animation of a removed decoration view ends; `nil` by default.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the supplementary views that an update removes; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that an update removes; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views that an update adds; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that an update adds; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items

  /// Returns the index path of an item that the user moves to a position.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Returns the attributes of an item that the user moves.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? makeAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// Returns what a movement of items invalidates.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Returns what the end of a movement invalidates.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Hooks of the engine

  /// The index paths of items that the update in progress inserts.
  final var appearingPaths: [IndexPath] = []
  /// Called when the bounds of the collection view have changed without an invalidation.
  func boundsDidChange() {}
  /// Whether cells are measured for estimated sizes.
  var measuresCells: Bool { false }
}
