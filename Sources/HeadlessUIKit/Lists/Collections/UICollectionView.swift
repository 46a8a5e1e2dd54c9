/// A list of items in the arrangement of a layout.
///
/// Only visible items have cells. A layout pass removes those that have left, which wait for their reuse, and
/// requests those of the items that have become visible.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: Storage

  final let state = CollectionState()
  private weak var collectionDelegate: (any UICollectionViewDelegate)?
  final var currentLayout: UICollectionViewLayout

  // MARK: Creating a collection view

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }
  /// Reports UIKit's exception: a collection view needs a layout. It gets a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    SimulatedDevice.current?.diagnose(
      .invalidCall, "UICollectionView must be initialized with a non-nil layout parameter")
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Providing the data

  /// The object that provides the cells; weak, `nil` by default.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reload() } }
  }
  /// The delegate; weak, `nil` by default.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { setDelegate(newValue) { collectionDelegate = $0 } }
  }
  /// The object that prepares data before it is shown; weak, `nil` by default.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is called; true by default.
  open var isPrefetchingEnabled = true
  /// Calls the data source again for everything, before the next layout; ends the selection.
  open func reloadData() { reload() }
  /// The number of sections.
  open var numberOfSections: Int { counts.count }
  /// Returns the number of items in a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Recycling views

  /// Registers a class for new cells with an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    state.register(cellClass, .init(category: .cell, kind: ""), identifier)
  }
  /// Registers a nib for new cells with an identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    state.register(nib, .init(category: .cell, kind: ""), identifier)
  }
  /// Registers a nib for new supplementary views with an identifier; `nil` removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { state.register(nib, .init(category: .supplementaryView, kind: kind), identifier) }
  /// Registers a class for new supplementary views with an identifier; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    state.register(viewClass, .init(category: .supplementaryView, kind: elementKind), identifier)
  }
  /// Returns a cell that waits for reuse, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeuedCell(identifier, indexPath) }
  /// Returns a supplementary view that waits for reuse, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeuedSupplement(elementKind, identifier, indexPath) }

  // MARK: Layout

  /// The layout; a new one applies without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated, nil)
  }
  /// Changes the layout; the completion receives whether the animation finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated, completion) }
  /// Begins a transition to another layout, whose progress the app sets.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  /// Animates an interactive transition to its end.
  open func finishInteractiveTransition() { endTransition(completes: true) }
  /// Animates an interactive transition back to its beginning.
  open func cancelInteractiveTransition() { endTransition(completes: false) }
  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { preparedLayout.layoutAttributesForItem(at: indexPath) }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Accessing items

  /// Returns the cell of a visible item; `nil` for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCell(indexPath) }
  /// Returns the index path of a visible cell; `nil` for others.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { state.path(of: cell) }
  /// Returns the index path of the item at a point; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }
  /// The index paths of visible items, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }
  /// Returns a visible supplementary view; `nil` for others.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    state.view(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }
  /// Returns the visible supplementary views of a kind, in their order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplements(elementKind).map(\.view)
  }
  /// Returns the index paths of visible supplementary views of a kind, in their order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplements(elementKind).map(\.path)
  }

  // MARK: Selecting items

  /// Whether taps select items; true by default.
  open var allowsSelection = true
  /// Whether taps select several items; false by default.
  open var allowsMultipleSelection = false { didSet { reduceSelection() } }
  /// Whether taps select items while editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether taps select several items while editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { reduceSelection() } }
  /// The selected items; empty without one.
  open var indexPathsForSelectedItems: [IndexPath]? { state.selection }
  /// Selects an item without calling the delegate; `nil` ends the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Whether items are edited; false by default.
  open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }
  /// Whether focus selects items; false by default.
  /// Stored only.
  open var selectionFollowsFocus = false
  /// Whether items can be focused; true by default.
  /// Stored only.
  open var allowsFocus = true
  /// Whether items can be focused while editing; false by default.
  /// Stored only.
  open var allowsFocusDuringEditing = false
  /// Whether the last focused item is focused again; false by default.
  /// Stored only.
  open var remembersLastFocusedIndexPath = false

  // MARK: Scrolling

  /// Scrolls an item to a position.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: Updating items

  /// Animates the insertions, deletions, moves and reloads of a closure together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { update(updates, completion) }
  /// Whether there are updates that have not been applied.
  open var hasUncommittedUpdates: Bool { state.updateDepth > 0 }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += Array(sections) }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += Array(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += Array(sections) }
  }
  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted += indexPaths.map { .init(path: $0, animation: .fade) } }
  }
  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted += indexPaths.map { .init(path: $0, animation: .fade) } }
  }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Reloads items with new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded += indexPaths.map { .init(path: $0, animation: .fade) } }
  }
  /// Reloads items with their cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }

  // MARK: Moving items

  /// Begins to move an item with a gesture; returns whether the data source permits it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }
  /// Moves the item to a position, pt.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }
  /// Ends the movement, and moves the item in the data source.
  open func endInteractiveMovement() { endMovement(isCanceled: false) }
  /// Ends the movement, and returns the item.
  open func cancelInteractiveMovement() { endMovement(isCanceled: true) }

  // MARK: Appearance and dragging

  /// The view behind the items, which does not scroll; `nil` by default.
  open var backgroundView: UIView? {
    didSet { if oldValue !== backgroundView { showBackground(instead: oldValue) } }
  }
  /// When other items make room for a moved one; immediate by default.
  /// Stored only.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether a change of a cell's content changes its size; `enabled` by default.
  /// Stored only.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items can be dragged to other apps; false by default on a phone.
  /// Stored only.
  open var dragInteractionEnabled = false
  /// Whether an item is being dragged: never.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop is being performed: never.
  open var hasActiveDrop: Bool { false }

  // MARK: Layout and touches

  /// The bounds. While the layout is asked about new ones, the old ones.
  open override var bounds: CGRect {
    get { state.reportedBounds ?? super.bounds }
    set { super.bounds = newValue }
  }
  /// Recycles views, and gives the visible ones their attributes.
  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    currentLayout.invalidateLayout()
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
  final override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}
