/// A layout between two others, by a progress.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The layout at progress 0.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at progress 1.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress from the current to the next layout, 0...1; 0 by default.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Sets a value of the app's own.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a value of the app's own; 0 for an unknown one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    currentLayout.prepareIfNeeded()
    nextLayout.prepareIfNeeded()
  }
  /// The content size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: blend(from.width, to.width), height: blend(from.height, to.height))
  }
  /// Returns the attributes between those of both layouts.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var elements: [CollectionElement] = []
    var known: Set<CollectionElement> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? []
      where known.insert(attributes.element).inserted { elements.append(attributes.element) }
    }
    return elements.compactMap { blended($0) }
  }
  /// Returns the attributes between those of both layouts.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(CollectionElement(category: .cell, kind: "", path: indexPath))
  }
  /// Returns the attributes between those of both layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }
}

extension UICollectionViewTransitionLayout {
  fileprivate func blend(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  fileprivate func blended(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let from, let to else { return from ?? to }
    let result = from.duplicate()
    result.center = CGPoint(
      x: blend(from.center.x, to.center.x), y: blend(from.center.y, to.center.y))
    result.size = CGSize(
      width: blend(from.size.width, to.size.width), height: blend(from.size.height, to.size.height))
    result.alpha = blend(from.alpha, to.alpha)
    return result
  }
}
