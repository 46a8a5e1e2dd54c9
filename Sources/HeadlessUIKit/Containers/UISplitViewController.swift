/// A container view controller with columns side by side in regular width and one navigation stack
/// in compact width.
///
/// Display modes in which columns overlay the secondary one are treated as automatic.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value that selects the system's width.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  // MARK: Storage

  /// The controllers that the app set, by column.
  final var suppliedControllers: [Column: UIViewController] = [:]
  /// The controllers that show the columns: navigation controllers, or the compact column's own.
  final var columns: [Column: UIViewController] = [:]
  /// The navigation controllers of the columns except the compact one.
  final var stacks: [Column: UINavigationController] = [:]
  /// The controllers that the other columns contributed to the collapsed stack.
  final var lent: [Column: [UIViewController]] = [:]
  final var isOneStack = false
  final var mode = DisplayMode.automatic
  /// Whether column layout is suspended, while appearing columns are prepared.
  final var isHeld = false
  /// The columns that are disappearing.
  final var leaving: [UIViewController] = []
  /// The number of mode changes, by which an animation detects whether it is the last.
  final var changes = 0
  private let fixedStyle: Style

  // MARK: Creating split view controllers

  /// Creates a split view controller without columns.
  public init(style: Style) {
    fixedStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a split view controller with two columns; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fixedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The number of columns; unspecified is treated as two.
  open var style: Style { fixedStyle }
  /// The delegate, which is called when columns appear, disappear and collapse; weak.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Managing the columns

  /// Sets the controller of a column, in a navigation controller if needed; `nil` empties it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    put(vc, in: column)
  }
  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { suppliedControllers[column] }
  /// The controllers that show the visible columns, leading first.
  open var viewControllers: [UIViewController] {
    get { shownColumns.compactMap { columns[$0] } }
    set { replaceColumns(by: newValue) }
  }
  /// Shows a column; if collapsed, pushes or pops to it.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column other than the secondary one; if collapsed, pops it.
  open func hide(_ column: Column) { conceal(column) }

  /// Replaces the primary column, unless the delegate shows the controller; in a collapsed split view
  /// pushes it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) != true { showPrimary(vc) }
  }
  /// Replaces the secondary column, unless the delegate shows the controller; in a collapsed split view
  /// pushes it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true {
      showSecondary(vc)
    }
  }
  override var showsInItsOwnManner: Bool { true }

  // MARK: Managing the display

  /// Whether the columns are collapsed into one navigation stack, as in compact width.
  open var isCollapsed: Bool { isOneStack }
  /// The visible columns; never automatic.
  open var displayMode: DisplayMode { resolved(mode) }
  /// The preferred display mode; automatic by default: one column next to the secondary one.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { change(to: preferredDisplayMode, animated: false) }
  }
  /// The preferred width of the primary column, pt; automatic by default.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The preferred width of the supplementary column, pt; automatic by default.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The width of the primary column while visible, pt.
  open var primaryColumnWidth: CGFloat { width(of: .primary, in: view.bounds.width) }
  /// The width of the supplementary column while visible, pt.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary, in: view.bounds.width) }

  // MARK: View controller overrides

  open override func loadView() {
    let view = ContainerControllerView(self)
    view.backgroundColor = .opaqueSeparator
    self.view = view
  }
  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    adapt(to: newCollection)
    super.willTransition(to: newCollection, with: coordinator)
  }
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    places(in: parentSize).first { $0.controller === container }?.frame.size ?? parentSize
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  override func appearanceWillChange(to appears: Bool) {
    if appears { adapt(to: traitCollection) }
  }
  override func childWillLeave(_ child: UIViewController) { drop(child) }
  override var hasSystemContainerView: Bool { true }
}
