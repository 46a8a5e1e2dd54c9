/// The configuration of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  nonisolated deinit {}

  /// Creates the default configuration.
  public override init() { super.init() }
  /// The direction of scrolling; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, pt; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout, which are not shown; none by default.
  /// Stored only.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of content insets; the safe area by default.
  /// Stored only.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A closure that returns a section; `nil` for an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that are composed of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final var composition = Composition()
  final var needsMetrics = true
  /// The sizes that cells, headers and footers prefer.
  final var preferredSizes: [CollectionElement: CGSize] = [:]

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections are all alike, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout with the sections of a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout with the sections of a closure, and a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The configuration.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Determines the frames, if they are invalid.
  open override func prepare() {
    super.prepare()
    compose()
  }
  /// The size of the content, pt.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return composition.size
  }
  /// Returns the attributes of the elements that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { composedAttributes(in: rect) }
  /// Returns the attributes of a cell; `nil` for an item that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { composedItem(indexPath) }
  /// Returns the attributes of a header or footer; `nil` without one.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { composedSupplement(elementKind, indexPath) }
  /// Returns the attributes of a background; `nil` without one.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { composedBackground(elementKind, indexPath.section) }
  /// Returns whether the size changes, or headers stay visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let isResized = newBounds.size != composition.boundsSize
    if isResized { needsMetrics = true }
    return isResized || composition.hasPinned
  }
  /// Returns whether an element prefers another size than its estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    abs(preferredAttributes.size.width - originalAttributes.size.width) > 0.5
      || abs(preferredAttributes.size.height - originalAttributes.size.height) > 0.5
  }
  /// Returns a context that invalidates the element, whose size is then the preferred one.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[preferredAttributes.element] = preferredAttributes.size
    needsMetrics = true
    return makeContext()
  }
  /// Invalidates parts of the layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.isEverything || context.isDataSourceCounts { needsMetrics = true }
    if context.isDataSourceCounts { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }
  final override var measuresCells: Bool { composition.hasEstimates }
}
