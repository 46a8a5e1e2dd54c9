/// The configuration of a list in a collection view.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public nonisolated enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections with insets.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar with rows from edge to edge.
    case sidebarPlain = 4
  }

  /// The headers of a list.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// No headers.
    case none = 0
    /// Supplementary views.
    case supplementary = 1
    /// The first item of each section.
    case firstItemInSection = 2
  }

  /// The footers of a list.
  public nonisolated enum FooterMode: Int, Sendable {
    /// No footers.
    case none = 0
    /// Supplementary views.
    case supplementary = 1
  }

  /// A closure that returns the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }
  /// The appearance.
  public let appearance: Appearance
  /// Whether lines separate the items; true by default.
  /// Stored only.
  public var showsSeparators = true
  /// The color of the list; `nil`, the default, means that of the appearance.
  /// Stored only.
  public var backgroundColor: UIColor?
  /// The actions at the leading edge; `nil` by default.
  /// Stored only.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge; `nil` by default.
  /// Stored only.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The headers; none by default.
  public var headerMode = HeaderMode.none
  /// The footers; none by default.
  public var footerMode = FooterMode.none
  /// The gap above headers, pt; `nil`, the default, means that of the appearance.
  public var headerTopPadding: CGFloat?
}

extension NSCollectionLayoutSection {
  /// Returns a section of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
      let margin = TableMetrics.insetGroupedMargin
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: margin, bottom: 0, trailing: margin)
    }
    if isGrouped {
      section.contentInsets.top =
        configuration.headerMode == .supplementary ? 0 : TableMetrics.groupedGap
      section.contentInsets.bottom =
        configuration.footerMode == .supplementary ? 0 : TableMetrics.groupedGap
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: configuration.headerTopPadding ?? 0))
      header.pinToVisibleBounds = !isGrouped
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// A cell of a list in a collection view.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// Creates a cell.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Returns the configuration of a cell of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The number of indentations of the content; 0 by default.
  /// Stored only.
  open var indentationLevel = 0
  /// The width of one indentation, pt; 10 by default.
  /// Stored only.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories are indented; true by default.
  /// Stored only.
  open var indentsAccessories = true
  /// The accessories at the trailing edge, which are not drawn; none by default.
  /// Stored only.
  open var accessories: [UICellAccessory] = []
  /// The guide to which the separator extends.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  /// Returns the size that fits the content, of at least 44 pt.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.height = max(size.height, TableMetrics.rowHeight)
    return size
  }
}

/// An accessory of a cell of a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is visible.
  public nonisolated enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While editing.
    case whenEditing
    /// While not editing.
    case whenNotEditing
  }

  /// The kind of an accessory.
  public nonisolated enum AccessoryType: Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A control that expands the item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A control that deletes the item.
    case delete
    /// A control that inserts an item.
    case insert
    /// A control that moves the item.
    case reorder
    /// A control that selects the item.
    case multiselect
    /// A text.
    case label
    /// An info button.
    case detail
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let text: String?
  let action: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ text: String? = nil,
    _ action: (() -> Void)? = nil
  ) { (accessoryType, self.displayed, self.text, self.action) = (type, displayed, text, action) }

  /// Returns a chevron.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    .init(.disclosureIndicator, displayed)
  }
  /// Returns a checkmark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    .init(.checkmark, displayed)
  }
  /// Returns an info button.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, displayed, nil, actionHandler) }
  /// Returns a control that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.delete, displayed, nil, actionHandler) }
  /// Returns a control that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.insert, displayed, nil, actionHandler) }
  /// Returns a control that moves the item.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    .init(.reorder, displayed)
  }
  /// Returns a control that selects the item.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    .init(.multiselect, displayed)
  }
  /// Returns a control that expands the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.outlineDisclosure, displayed, nil, actionHandler) }
  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { .init(.label, displayed, text) }
}
