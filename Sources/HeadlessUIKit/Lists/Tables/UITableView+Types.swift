extension UITableView {
  /// The style of a table view.
  public nonisolated enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay visible.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections with rounded corners and insets.
    case insetGrouped = 2
  }

  /// The position to which a row is scrolled.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// The position with the shortest distance.
    case none = 0
    /// The upper edge of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The lower edge of the visible area.
    case bottom = 3
  }

  /// The animation of an inserted, deleted or reloaded row.
  public nonisolated enum RowAnimation: Int, Sendable {
    /// The row fades.
    case fade = 0
    /// The row slides in from the right edge, or out to it.
    case right = 1
    /// The row slides in from the left edge, or out to it.
    case left = 2
    /// The row slides in from above, or out upward.
    case top = 3
    /// The row slides in from below, or out downward.
    case bottom = 4
    /// No animation.
    case none = 5
    /// The row is revealed from its middle; drawn as a fade.
    case middle = 6
    /// The table view chooses; a fade.
    case automatic = 100
  }

  /// The edges from which the separator insets are measured.
  public nonisolated enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets.
    case fromAutomaticInsets = 1
  }

  /// Whether a change of a cell's content changes its height.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// It does not.
    case disabled = 0
    /// It does if the cell requests it.
    case enabled = 1
    /// It does also if a constraint in the cell changes.
    case enabledIncludingConstraints = 2
  }

  /// The height that the content or the table view determines.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title of the section index that shows a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
  /// The notification that the selection changed.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
