/// A list of rows in sections.
///
/// Only the visible rows have cells. A layout pass removes those that have left, which wait for their reuse,
/// and requests those of the rows that have become visible.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Storage

  final let state = TableState()
  private weak var tableDelegate: (any UITableViewDelegate)?

  // MARK: Creating a table view

  /// Creates a table view with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  /// Creates a plain table view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Providing the data

  /// The style.
  public final let style: Style
  /// The object that provides the cells; weak, `nil` by default.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { dataSourceDidChange() } }
  }
  /// The delegate; weak, `nil` by default.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { tableDelegate = newValue; setScrollDelegate(newValue); dataDidChange() }
  }
  /// The object that prepares data before it is shown; weak, `nil` by default.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is called; true by default.
  open var isPrefetchingEnabled = true
  /// Calls the data source again for everything, before the next layout; ends the selection.
  open func reloadData() { reload() }
  /// Requests the titles of the section index again: it is not drawn.
  open func reloadSectionIndexTitles() {}
  /// The number of sections.
  open var numberOfSections: Int { loadedGeometry.sections.count }
  /// Returns the number of rows in a section; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { loadedGeometry.rowCount(in: section) }

  // MARK: Recycling cells

  /// Registers a class for new cells with an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    state.cellClasses[identifier] = cellClass as? UITableViewCell.Type
    state.waitingCells[identifier] = nil
  }
  /// Registers a nib for new cells with an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    state.cellNibs[identifier] = nib
  }
  /// Registers a nib for new headers and footers with an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    state.headerNibs[identifier] = nib
  }
  /// Registers a class for new headers and footers with an identifier; `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    state.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    state.waitingHeaders[identifier] = nil
  }
  /// Returns a cell that waits for reuse, or a new one of the registered class; `nil` without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier)
  }
  /// Returns a cell that waits for reuse, or a new one of the registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeuedCell(identifier) }
  /// Returns a header or footer that waits for reuse, or a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusedHeaderFooter(identifier) }

  // MARK: Accessing rows

  /// Returns the cell of a visible row; `nil` for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { state.cell(at: indexPath) }
  /// Returns the index path of a visible cell; `nil` for others.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { state.path(of: cell) }
  /// Returns the index path of the row at a point; `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns the index paths of the rows that intersect a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownCells }
  /// The index paths of the visible rows; `nil` without a row.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  /// Returns the header of a visible section; `nil` if it is of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.headers.view(section) as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a visible section; `nil` if it is of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    state.footers.view(section) as? UITableViewHeaderFooterView
  }
  /// Returns the frame of a section with its header and footer, pt.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the frame of a header, pt.
  open func rectForHeader(inSection section: Int) -> CGRect { elementRect(.header, section) }
  /// Returns the frame of a footer, pt.
  open func rectForFooter(inSection section: Int) -> CGRect { elementRect(.footer, section) }
  /// Returns the frame of a row, pt; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  // MARK: Configuring heights

  /// The height of rows, pt; `automaticDimension` by default.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers, pt; `automaticDimension` by default.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers, pt; `automaticDimension` by default.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows, pt: `automaticDimension`, the default, is the row height, or 44 pt;
  /// 0 determines all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of headers, pt; `automaticDimension` by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimated height of footers, pt; `automaticDimension` by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height of the rows that fill an empty part, pt; `automaticDimension` by default: none.
  /// Stored only.
  open var fillerRowHeight = UITableView.automaticDimension
  /// The gap above a header in a plain table view, pt; `automaticDimension`, the default, is 22 pt.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// Whether a change of a cell's content changes its height; `enabled` by default.
  /// Stored only.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Configuring the appearance

  /// The view above the rows, which scrolls with them; its height counts. `nil` by default.
  open var tableHeaderView: UIView? {
    get { state.header }
    set { replaceHeader(by: newValue) }
  }
  /// The view below the rows, which scrolls with them; its height counts. `nil` by default.
  open var tableFooterView: UIView? {
    get { state.footer }
    set { replaceFooter(by: newValue) }
  }
  /// The view behind the rows, which does not scroll; `nil` by default.
  open var backgroundView: UIView? {
    get { state.background }
    set { replaceBackground(by: newValue) }
  }
  /// The separators of rows; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { separatorsDidChange() }
  }
  /// The color of separators; `.separator` by default.
  open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }
  /// The effect of separators; `nil` by default.
  /// Stored only.
  open var separatorEffect: UIVisualEffect?
  /// The insets of separators, pt; 16 pt at the left by default.
  open var separatorInset = TableMetrics.separatorInset { didSet { separatorsDidChange() } }
  /// The edges from which the insets are measured; the cell's by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { separatorsDidChange() }
  }
  /// Whether the margins of cells follow the readable width; false by default.
  /// Stored only.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views are inset to the safe area; true by default.
  /// Stored only.
  open var insetsContentViewsToSafeArea = true

  // MARK: Selecting rows

  /// Whether taps select rows; true by default.
  open var allowsSelection = true
  /// Whether taps select several rows; false by default.
  open var allowsMultipleSelection = false { didSet { reduceSelection() } }
  /// Whether taps select rows while editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several rows while editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { reduceSelection() } }
  /// The first selected row; `nil` without one.
  open var indexPathForSelectedRow: IndexPath? { state.selection.first }
  /// The selected rows; `nil` without one.
  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selection.isEmpty ? nil : state.selection
  }
  /// Selects a row without calling the delegate; `nil` ends the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }
  /// Whether focus selects rows; false by default.
  /// Stored only.
  open var selectionFollowsFocus = false
  /// Whether rows can be focused; true by default.
  /// Stored only.
  open var allowsFocus = true
  /// Whether rows can be focused while editing; false by default.
  /// Stored only.
  open var allowsFocusDuringEditing = false
  /// Whether the last focused row is focused again; false by default.
  /// Stored only.
  open var remembersLastFocusedIndexPath = false

  // MARK: Scrolling

  /// Scrolls a row to a position.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }
  /// Scrolls the selected row nearest to the middle to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToSelection(scrollPosition, animated)
  }

  // MARK: Updating rows

  /// Animates the insertions, deletions, moves and reloads of a closure together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { update(updates, completion) }
  /// Begins updates that `endUpdates()` animates together.
  open func beginUpdates() { state.updateDepth += 1 }
  /// Animates the updates since `beginUpdates()`.
  open func endUpdates() { endOneUpdate() }
  /// Whether there are updates that have not been applied.
  open var hasUncommittedUpdates: Bool { state.updateDepth > 0 }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections, animation) }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.delete(sections, animation) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reload(sections, animation) }
  }
  /// Inserts rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths.map { .init(path: $0, animation: animation) } }
  }
  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths.map { .init(path: $0, animation: animation) } }
  }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Reloads rows with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths.map { .init(path: $0, animation: animation) } }
  }
  /// Reloads rows with their cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }

  // MARK: Editing

  /// Whether rows show their editing controls; false by default.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated) }

  // MARK: Section index, dragging

  /// The number of rows from which the section index is visible; 0 by default.
  /// Stored only.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the section index; `nil` by default.
  /// Stored only.
  open var sectionIndexColor: UIColor?
  /// The background of the section index; `nil` by default.
  /// Stored only.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background of the touched section index; `nil` by default.
  /// Stored only.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether rows can be dragged to other apps; false by default on a phone.
  /// Stored only.
  open var dragInteractionEnabled = false
  /// Whether a row is being dragged: never.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop is being performed: never.
  open var hasActiveDrop: Bool { false }

  // MARK: Layout and touches

  /// Recycles cells, and positions those of the visible rows.
  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if state.touched == nil { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }
}
