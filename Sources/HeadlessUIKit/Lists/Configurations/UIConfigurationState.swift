/// A key of an app's own value in a configuration state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The traits and the state for which a configuration determines the appearance of a view.
public nonisolated protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// The app's own value of a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is configured.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled; false by default.
  public var isDisabled = false
  /// Whether the view is highlighted; false by default.
  public var isHighlighted = false
  /// Whether the view is selected; false by default.
  public var isSelected = false
  /// Whether the view is focused; false by default.
  public var isFocused = false
  /// Whether the view is pinned to an edge of its list; false by default.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value of a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell that is dragged.
  public nonisolated enum DragState: Hashable, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The state of a cell as the target of a drop.
  public nonisolated enum DropState: Hashable, Sendable {
    /// The cell is no target.
    case none
    /// Another cell is the target.
    case notTargeted
    /// The cell is the target.
    case targeted
  }

  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled; false by default.
  public var isDisabled = false
  /// Whether the cell is highlighted; false by default.
  public var isHighlighted = false
  /// Whether the cell is selected; false by default.
  public var isSelected = false
  /// Whether the cell is focused; false by default.
  public var isFocused = false
  /// Whether the cell is pinned to an edge of its list; false by default.
  public var isPinned = false
  /// Whether the cell is being edited; false by default.
  public var isEditing = false
  /// Whether the cell is expanded; false by default.
  public var isExpanded = false
  /// Whether the cell shows swipe actions; false by default.
  public var isSwiped = false
  /// Whether the cell is being reordered; false by default.
  public var isReordering = false
  /// The state of a dragged cell; `none` by default.
  public var cellDragState = DragState.none
  /// The state as the target of a drop; `none` by default.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value of a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
