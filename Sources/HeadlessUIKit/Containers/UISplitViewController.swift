/// Columns side by side where the width is regular, one stack where it is compact.
///
/// Columns lie beside each other; modes that lay them over the secondary one count as automatic.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Stands for a width that the system chooses.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  // MARK: Storage

  /// What the app gave for each column.
  final var given: [Column: UIViewController] = [:]
  /// What shows each column: a stack or, in the compact one, what was given.
  final var columns: [Column: UIViewController] = [:]
  /// What the other columns have lent to the one stack while that stands for all.
  final var lent: [Column: [UIViewController]] = [:]
  final var isOneStack = false
  final var mode = DisplayMode.automatic
  /// Whether columns stay where they are, because some that come are put outside first.
  final var isHeld = false
  /// Columns that are on their way out.
  final var leaving: [UIViewController] = []
  /// How often the mode changed, by which an animation knows whether it is the last.
  final var changes = 0
  private let wantedStyle: Style

  // MARK: Creating split view controllers

  /// Makes a controller without columns.
  public init(style: Style) {
    wantedStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of two columns; names of storyboard files are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    wantedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  /// How many columns there are; unspecified counts as two.
  open var style: Style { wantedStyle }
  /// Is asked and told when columns come, go and collapse; not held.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Managing the columns

  /// Puts a controller into a column, in a stack of its own if it is none; nil empties the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    put(vc, in: column)
  }
  /// The controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }
  /// What shows the columns on view, from the side where reading begins.
  open var viewControllers: [UIViewController] {
    get { shownColumns.compactMap { columns[$0] } }
    set { replaceColumns(by: newValue) }
  }
  /// Brings a column on view; in one stack, pushes up to it or pops down to it.
  open func show(_ column: Column) { reveal(column) }
  /// Takes a column away; in one stack, pops it. The secondary column stays.
  open func hide(_ column: Column) { conceal(column) }

  // MARK: Managing the display

  /// Whether one stack stands for all columns, as in compact width.
  open var isCollapsed: Bool { isOneStack }
  /// Which columns are on view; never automatic.
  open var displayMode: DisplayMode { resolved(mode) }
  /// Which columns the app wants on view; automatic by default: one beside the secondary.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { change(to: preferredDisplayMode, animated: false) }
  }
  /// How wide the primary column should be, pt; automatic by default.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// How wide the supplementary column should be, pt; automatic by default.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// How wide the primary column is where it is on view, pt.
  open var primaryColumnWidth: CGFloat { width(of: .primary, in: view.bounds.width) }
  /// How wide the supplementary column is where it is on view, pt.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary, in: view.bounds.width) }

  // MARK: Being a view controller

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
}
