/// Controllers side by side of which a bar chooses the one that is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  // MARK: Storage

  final var tabs: [UIViewController] = []
  /// The controller that the calls so far want.
  final weak var selected: UIViewController?
  final var arriving: [UIViewController] = []
  final lazy var area = ContentArea(self)
  private let bar = UITabBar(frame: .zero)

  // MARK: Creating tab bar controllers

  /// Makes a controller without tabs; names of storyboard files are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.onTap = { [weak self] in self?.tapItem(at: $0) }
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Managing the view controllers

  /// The controllers of the tabs; nil by default.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the tabs; what was selected stays selected if it is among them, else the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [])
  }

  // MARK: Managing the selection

  /// The controller that is shown; setting it asks the delegate for no leave (UIKit row 295).
  open weak var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }
  /// The place of the controller that is shown; `NSNotFound` without one.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  // MARK: Getting the bar and the delegate

  /// The bar below the shown controller.
  open var tabBar: UITabBar { bar }
  /// Is told what a person chooses, and supplies transitions; not held.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Being a view controller

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
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  override func appearanceWillChange(to appears: Bool) { if appears { area.ownerWillAppear() } }
  override func appearanceDidBegin(to appears: Bool) { if !appears { area.ownerWillDisappear() } }
  override func appearanceDidChange(to appears: Bool) { area.ownerDidChange() }
  override func childWillLeave(_ child: UIViewController) { drop(child) }
  override var runningExchange: ContentExchange? { area.exchange }
}
