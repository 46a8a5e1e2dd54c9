/// The parts of a layout that are to be determined again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  nonisolated deinit {}

  /// Creates a context that invalidates nothing in particular.
  public override init() { super.init() }

  final var isEverything = false
  final var isDataSourceCounts = false
  private var supplementary: [String: [IndexPath]] = [:]
  private var decoration: [String: [IndexPath]] = [:]

  /// Whether the whole layout is invalid.
  open var invalidateEverything: Bool { isEverything }
  /// Whether the numbers of items are invalid.
  open var invalidateDataSourceCounts: Bool { isDataSourceCounts }
  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Invalidates supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary[elementKind, default: []] += indexPaths
  }
  /// Invalidates decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration[elementKind, default: []] += indexPaths
  }
  /// The invalidated items; `nil` without one.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views, by kind; `nil` without one.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementary.isEmpty ? nil : supplementary
  }
  /// The invalidated decoration views, by kind; `nil` without one.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decoration.isEmpty ? nil : decoration
  }
  /// The change of the content offset, pt; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, pt; zero by default.
  open var contentSizeAdjustment = CGSize.zero
  /// The former index paths of items that the user moves; `nil` without one.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths of items that the user moves; `nil` without one.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position to which the user moves items, pt.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

/// The parts of a flow layout that are to be determined again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Creates a context that invalidates the delegate's metrics and the attributes.
  public override init() { super.init() }
  /// Whether the delegate is called for sizes again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames are determined again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
