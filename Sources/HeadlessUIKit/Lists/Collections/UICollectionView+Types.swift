extension UICollectionView {
  /// The position to which an item is scrolled, along both axes.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge of the visible area.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical middle of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The lower edge of the visible area.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal middle of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction of scrolling.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// Vertical.
    case vertical = 0
    /// Horizontal.
    case horizontal = 1
  }

  /// The category of an element.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, which the layout provides.
    case decorationView = 2
  }

  /// When other items make room for one that the user moves.
  public nonisolated enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short delay.
    case fast = 1
    /// After a delay.
    case slow = 2
  }

  /// Whether a change of a cell's content changes its size.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// It does not.
    case disabled = 0
    /// It does if the cell requests it.
    case enabled = 1
    /// It does also if a constraint in the cell changes.
    case enabledIncludingConstraints = 2
  }

  /// A closure that receives whether an interactive transition completed, and whether its animation
  /// finished.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) ->
    Void

  /// The kind of headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionViewCell {
  /// The state of a cell during drag and drop.
  public nonisolated enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }
}
