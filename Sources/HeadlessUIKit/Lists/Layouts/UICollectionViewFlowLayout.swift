/// A layout in lines, with headers and footers.
///
/// Items fill lines across the scroll direction. The rest of a line is distributed between its items; the last
/// line of items with different sizes is not filled.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of section insets.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// The estimated size for items that determine their sizes by themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  final var flow = FlowGeometry()
  /// The sizes that cells prefer.
  final var preferredSizes: [IndexPath: CGSize] = [:]
  final var needsMetrics = true

  /// Creates a layout that scrolls vertically.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Metrics

  /// The direction of scrolling; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { metricsDidChange() }
  }
  /// The minimum distance between lines, pt; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { metricsDidChange() } }
  /// The minimum distance between the items of a line, pt; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsDidChange() } }
  /// The size of items, pt; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsDidChange() } }
  /// The estimated size of items, which then determine their sizes by themselves, pt; zero, the default,
  /// means that they do not.
  open var estimatedItemSize = CGSize.zero { didSet { metricsDidChange() } }
  /// The size of headers, pt; zero, the default, means none.
  open var headerReferenceSize = CGSize.zero { didSet { metricsDidChange() } }
  /// The size of footers, pt; zero, the default, means none.
  open var footerReferenceSize = CGSize.zero { didSet { metricsDidChange() } }
  /// The insets of sections, pt; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { metricsDidChange() } }
  /// The reference of section insets; the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { metricsDidChange() }
  }
  /// Whether headers stay visible while their sections are; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { metricsDidChange() } }
  /// Whether footers stay visible while their sections are; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { metricsDidChange() } }

  // MARK: Layout

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// Determines the frames, if they are invalid.
  open override func prepare() {
    super.prepare()
    prepareFlow()
  }
  /// The size of the content, pt.
  open override var collectionViewContentSize: CGSize { prepared.size }
  /// Returns the attributes of the elements that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }
  /// Returns the attributes of a cell; `nil` for an item that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }
  /// Returns the attributes of a header or footer; `nil` without one.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath.section) }
  /// Returns whether the length of lines changes, or headers stay visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flow.crossLength(of: newBounds.size) != flow.crossLength(of: flow.boundsSize)
      || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }
  /// Returns a context that invalidates the frames only if the length of lines changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { boundsContext(newBounds) }
  /// Returns whether a cell prefers another size than its estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { prefers(preferredAttributes, insteadOf: originalAttributes) }
  /// Returns a context that invalidates the item, whose size is then the preferred one.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { adopt(preferredAttributes) }
  /// Invalidates parts of the layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }
  final override var measuresCells: Bool { estimatedItemSize != .zero }
}
