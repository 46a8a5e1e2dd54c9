extension UITableViewCell {
  /// The arrangement of a cell's labels and image.
  public nonisolated enum CellStyle: Int, Sendable {
    /// A label and an image.
    case `default` = 0
    /// A label at the leading edge and one at the trailing edge.
    case value1 = 1
    /// A label in the tint color next to another one.
    case value2 = 2
    /// A label above a smaller one.
    case subtitle = 3
  }

  /// The separator below a cell.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line with a highlight; drawn as a single line.
    case singleLineEtched = 2
  }

  /// The background of a selected cell.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// No background.
    case none = 0
    /// The system's background; blue before iOS 7.
    case blue = 1
    /// The system's background; gray before iOS 7.
    case gray = 2
    /// The system's background.
    case `default` = 3
  }

  /// The appearance of a focused cell.
  public nonisolated enum FocusStyle: Int, Sendable {
    /// The system's appearance.
    case `default` = 0
    /// The app's appearance.
    case custom = 1
  }

  /// The editing control of a cell.
  public nonisolated enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The accessory at the trailing edge of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which does not receive touches.
    case disclosureIndicator = 1
    /// An info button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark, which does not receive touches.
    case checkmark = 3
    /// An info button.
    case detailButton = 4
  }

  /// The editing state of a cell.
  public nonisolated struct StateMask: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt
    /// Creates a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The cell shows its editing control.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows its delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

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
