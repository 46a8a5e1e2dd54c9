/// An element of a compositional layout: a cell or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  nonisolated deinit {}

  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = []
    super.init()
  }
  /// Creates an item of a size with supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }
  private final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// The size.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The insets of the content, after the item was positioned, pt; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item; `nil` by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The supplementary views of the item, which are not shown; none by default.
  /// Stored only.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }
}

/// A cell of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  nonisolated deinit {}

  /// Creates a cell with a frame in the group, pt.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Creates a cell with a frame in the group, pt, and an order from back to front.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
  /// The frame in the group, pt.
  open private(set) var frame: CGRect
  /// The order from back to front.
  open private(set) var zIndex: Int
}

/// A closure that returns the cells of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A row, a column or a custom arrangement of items.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  final let arrangement: Arrangement
  /// The number of items; `nil` for as many as there is room.
  final let count: Int?
  /// Whether the items share the length of the group.
  final let sharesLength: Bool

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ items: [NSCollectionLayoutItem],
    count: Int? = nil, sharesLength: Bool = false
  ) {
    self.arrangement = arrangement
    self.count = count
    self.sharesLength = sharesLength
    subitems = items
    super.init(layoutSize: size)
  }

  /// Returns a row that repeats items as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }
  /// Returns a row of a number of items, which share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, sharesLength: true)
  }
  /// Returns a row of a number of items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)
  }
  /// Returns a column that repeats items as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }
  /// Returns a column of a number of items, which share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, sharesLength: true)
  }
  /// Returns a column of a number of items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)
  }
  /// Returns a group whose items have the frames that a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// The distance between items; `nil`, the default, means none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Returns a description of the group.
  open func visualDescription() -> String { "\(type(of: self)) of \(subitems.count) items" }
}

/// A position of a supplementary view on an item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  nonisolated deinit {}

  /// Creates a position at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Creates a position at edges with an offset, pt.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    super.init()
  }
  /// Creates a position at edges with an offset in sizes of the view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    super.init()
  }
  /// The edges.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset.
  open private(set) var offset: CGPoint
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// Whether the offset is in sizes of the view.
  open private(set) var isFractionalOffset: Bool
}

/// A supplementary view of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a supplementary view at an anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
  /// The order from back to front; 0 by default.
  open var zIndex = 0
  /// The kind of the view.
  open private(set) var elementKind: String
  /// The position on the item.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The position in the view; `nil` means that of the item.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a header or footer at an edge, with an offset, pt.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
  /// Whether the section grows by the view; true by default.
  open var extendsBoundary = true
  /// Whether the view stays visible while the section is; false by default.
  open var pinToVisibleBounds = false
  /// The edge.
  open private(set) var alignment: NSRectAlignment
  /// The offset, pt.
  open private(set) var offset: CGPoint
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// Returns a background of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
  /// The order from back to front; 0 by default.
  open var zIndex = 0
  /// The kind of the view.
  open private(set) var elementKind: String
}
