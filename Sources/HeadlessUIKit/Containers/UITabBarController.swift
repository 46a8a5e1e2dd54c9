/// A container view controller whose tab bar selects the controller that it shows.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: Storage

  final var tabs: [UIViewController] = []
  /// The controller that the calls so far select. Referenced by a box, which is faster than weakly.
  @BoxedReference final var selected: UIViewController?
  /// Added children whose `didMove(toParent:)` call is pending.
  final var arriving: [UIViewController] = []
  /// Whether the tab bar is off screen (UIKit row 325).
  final var isBarAway = false
  /// Shows the selected child, and runs the transition to another one (the "exchange").
  final lazy var area = ContentArea(self)
  private let bar = UITabBar(frame: .zero)

  // MARK: Creating tab bar controllers

  /// Creates a tab bar controller without tabs; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeTaps()
  }
  /// Creates a tab bar controller of a registered storyboard; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeTaps()
  }
  private func observeTaps() {
    bar.onTap = { [reference = BoxedReference(self)] in reference.object?.tapItem(at: $0) }
  }

  /// Called when the user taps an item, before the selection changes; does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Managing the view controllers

  /// The view controllers of the tabs; `nil` by default.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the tabs; keeps the selection if it is among them, otherwise selects the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [])
  }

  // MARK: Managing the selection

  /// The shown controller; setting it does not call the delegate (UIKit row 295).
  open weak var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }
  /// The index of the shown controller; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The controllers that the user can rearrange: none.
  /// Stored only.
  open var customizableViewControllers: [UIViewController]? = []
  /// The navigation controller of further tabs, which is never shown.
  /// Stored only.
  open private(set) lazy var moreNavigationController = UINavigationController()

  // MARK: Getting the bar and the delegate

  /// The tab bar.
  open var tabBar: UITabBar { bar }
  /// The delegate, which is notified of taps and supplies transitions; weak.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Selects the tab of the child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  // MARK: View controller overrides

  open override func loadView() {
    let view = ContainerControllerView(self)
    view.addSubview(area.view)
    view.addSubview(bar)
    self.view = view
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === selected { preferredContentSize = container.preferredContentSize }
  }
  /// The selected view controller.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The selected view controller.
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // MARK: Hooks of `UIViewController`

  override func appearanceWillChange(to appears: Bool) { if appears { area.ownerWillAppear() } }
  override func appearanceDidBegin(to appears: Bool) { if !appears { area.ownerWillDisappear() } }
  override func appearanceDidChange(to appears: Bool) { area.ownerDidChange() }
  override func childWillLeave(_ child: UIViewController) { drop(child) }
  override var runningExchange: ContainerTransition? { area.exchange }
  override var hasSystemContainerView: Bool { true }
  override var shownChild: UIViewController? { selectedViewController }
  override var barHeight: CGFloat { UITabBar.height }
  override var hasOpaqueBar: Bool { !tabBar.isTranslucent }
  override func childStackDidChange(with coordinator: TransitionCoordinator?) {
    updateBar(with: coordinator)
  }
}
