/// A row of a table view.
///
/// The content view lies between the editing control and the accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  // MARK: Storage

  final let cellStyle: CellStyle
  final var parts = TableCellParts()
  /// The table view that displays the cell.
  @BoxedReference final var table: UITableView?
  final var configurations = CellConfigurations()

  // MARK: Creating a cell

  /// Creates a cell with a style and an identifier for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    makeParts()
  }
  /// Creates a cell of the default style without an identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }
  override class func make() -> UIView { instance(style: .default, reuseIdentifier: nil) }

  // MARK: Reusing a cell

  /// The identifier for reuse; `nil` for a cell that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// Called before the cell is reused; call super.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Managing the content

  /// The view for the cell's content, which a content configuration replaces.
  open var contentView: UIView { parts.content }
  /// The label of the style; created on first access. `nil` with a content configuration.
  open var textLabel: UILabel? { loadedLabel }
  /// The second label of the style; `nil` in the default style, or with a content configuration.
  open var detailTextLabel: UILabel? { loadedDetailLabel }
  /// The image view of the style; created on first access. `nil` in the style `value2`, or with a
  /// content configuration.
  open var imageView: UIImageView? { loadedImageView }
  /// The configuration of the content; `nil` by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { install(newValue) }
  }
  /// Returns the content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .standard(for: cellStyle)
  }
  /// Whether the content configuration follows the cell's state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the background; `nil` by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue; updateBackground() }
  }
  /// Returns the background configuration for a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Whether the background configuration follows the cell's state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state for configurations.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.needsUpdate = true; setNeedsLayout() }
  /// Updates the configurations for a state; does nothing by default.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A closure that updates the configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called by `updateConfiguration(using:)`; `nil` by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Managing the background

  /// The view behind the content; `nil` by default.
  open var backgroundView: UIView? {
    get { parts.background }
    set { replaceBackground(\.background, by: newValue) }
  }
  /// The view behind the content of a selected or highlighted cell; gray by default.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { replaceBackground(\.selectedBackground, by: newValue) }
  }
  /// The view behind the content of a selected cell while several rows can be selected.
  /// Stored only.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Managing selection

  /// The background of the selected cell; `default` by default.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  /// Whether the cell is selected; false by default.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is highlighted; false by default.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { select(selected, animated) }
  /// Highlights the cell, or ends that.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { highlight(highlighted, animated) }

  // MARK: Editing

  /// Whether the cell shows its editing control; false by default.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated) }
  /// The editing control that the table view determined.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the cell shows its delete button: never, as rows do not swipe.
  open var showingDeleteConfirmation: Bool { false }
  /// Whether the cell shows a control for moving it; false by default.
  /// Stored only.
  open var showsReorderControl = false
  /// Whether editing indents the content; true by default.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Called before the cell enters a state; does nothing by default.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has entered a state; does nothing by default.
  open func didTransition(to state: StateMask) {}

  // MARK: Managing the accessory

  /// The accessory; `none` by default.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view in place of the accessory; `nil` by default.
  open var accessoryView: UIView? {
    didSet { if oldValue !== accessoryView { oldValue?.removeFromSuperview(); showAccessory() } }
  }
  /// The accessory while editing; `none` by default.
  open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view in place of the accessory while editing; `nil` by default.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview(); showAccessory() }
    }
  }

  // MARK: Managing the appearance

  /// The number of indentations of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation, pt; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator, pt; the table view's by default.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? table?.separatorInset ?? TableMetrics.separatorInset }
    set { parts.separatorInset = newValue; setNeedsLayout() }
  }
  /// The appearance while focused; `default` by default.
  /// Stored only.
  open var focusStyle = FocusStyle.default
  /// Whether the cell receives touches while it is dragged; false by default.
  /// Stored only.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the drag state changes; not called, as rows cannot be dragged.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Gestures

  /// Returns false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns true.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  // MARK: Layout

  /// Positions the content view, the accessory and the separator, and the labels of the style.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  /// Returns the size that fits the content in a width: the height by the constraints in the content
  /// view, or by the labels of the style.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittedSize(in: targetSize.width) }
  /// Returns the size that fits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(in: size.width) }
}
