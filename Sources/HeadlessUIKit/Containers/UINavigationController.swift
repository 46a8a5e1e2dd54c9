/// A container view controller that shows the top of a navigation stack below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The operation of a transition on the navigation stack.
  public nonisolated enum Operation: Int, Sendable {
    /// No operation.
    case none = 0
    /// A push onto the stack.
    case push = 1
    /// A pop from the stack.
    case pop = 2
  }

  /// The duration of showing or hiding a bar, s.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Storage

  /// The stack that the calls so far request; `change(to:keeping:)` sets it.
  final var stack = ControllerList() { didSet { listedControllers = nil } }
  /// The stack as an array, once `viewControllers` has returned it.
  private var listedControllers: [UIViewController]?
  /// The number of lowest controllers unchanged since the bar was updated.
  final var unchangedCount = 0
  /// The stack that applies when the running transition has ended (UIKit row 285).
  final var replacement: [UIViewController]?
  /// Pushes that iOS 16 and 17 hold until the commit; `nil` while pushes take effect at once (UIKit
  /// row 282).
  final var heldPushes: [UIViewController]?
  /// Added children whose `didMove(toParent:)` call is pending.
  final var arriving: [UIViewController] = []
  /// Popped controllers that are no longer children, and whose `didMove(toParent:)` call is pending.
  final var departed: [UIViewController] = []
  /// Whether the delegate has been notified of the first controller.
  final var hasNotifiedOfFirst = false
  final var isBarHidden = false
  /// The children's bars after the last layout pass.
  final var childBars = ContainerBars()
  final lazy var area = ContentArea(self)
  final lazy var popGesture = SystemPopGesture(self)
  final private(set) lazy var edgePop = EdgePopRecognizer(popGesture)
  /// Whether an edge pop began on the root, after which UIKit's stack no longer changes
  /// (UIKit row 306).
  final var isBroken = false
  private lazy var contentPop = ContentPopRecognizer(popGesture)
  private lazy var bar = makeBar()
  /// Creates the bar, of the app's class if it has one.
  private func makeBar() -> UINavigationBar {
    let type = barClass as? UINavigationBar.Type
    return type.map { $0.instance() } ?? UINavigationBar(frame: .zero)
  }

  // MARK: Creating navigation controllers

  /// Creates a navigation controller with an empty stack; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }
  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // As some containers of UIKit do (row 67).
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }
  /// Creates a navigation controller of a registered storyboard; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  // MARK: Accessing items on the navigation stack

  /// The view controller at the top of `viewControllers`.
  open var topViewController: UIViewController? { (area.runningModel ?? stack).last }
  /// The visible view controller: the top one, or the one presented over it.
  open var visibleViewController: UIViewController? { findVisible() }
  /// The navigation stack, root first; a popped controller is removed before its
  /// `viewWillDisappear` (UIKit row 284). Calls during a push or pop change it when that ends (UIKit
  /// row 341).
  open var viewControllers: [UIViewController] {
    get {
      // Not cached, because a cached list would retain controllers that leave the stack.
      if let running = area.runningModel, running !== stack { return running.controllers }
      if let listedControllers { return listedControllers }
      let controllers = stack.controllers
      listedControllers = controllers
      return controllers
    }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack in one transition: a pop if the new top was in the stack, none if it is the
  /// top, otherwise a push (UIKit rows 253, 285).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated: animated)
  }

  // MARK: Pushing and popping stack items

  /// Pushes a view controller; one that is already in the stack is refused (UIKit row 252).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Pops the top view controller; returns `nil` for the root, which stays (UIKit row 252).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }
  /// Pops to the root, and returns the popped controllers, lowest first, or `nil` (UIKit row 286).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popAll(above: nil, animated: animated)
  }
  /// Pops to a controller, and returns the popped ones, lowest first, or `nil` (UIKit row 286).
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    popAll(above: viewController, animated: animated)
  }

  /// Pushes a controller, animated while animations are enabled.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
  /// Pops to the child, animated unless a presentation covers the stack.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    let isAnimated = UIView.areAnimationsEnabled && presentedViewController == nil
    popToViewController(subsequentVC, animated: isAnimated)
  }
  override var showsInItsOwnManner: Bool { true }

  // MARK: Configuring the bar

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar, alongside a transition if one begins.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// Creates a navigation controller with bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    barClass = navigationBarClass
    toolbarClassOfApp = toolbarClass
  }
  private var barClass: AnyClass?
  final var toolbarClassOfApp: AnyClass?

  /// The toolbar, which shows the `toolbarItems` of the top view controller.
  open var toolbar: UIToolbar! { existingToolbar ?? makeToolbar() }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }
  final var existingToolbar: UIToolbar?
  final var isToolbarAway = true
  final var isToolbarMoving = false
  /// Whether a tap hides the bars; false by default.
  /// Stored only.
  open var hidesBarsOnTap = false
  /// Whether a swipe hides the bars; false by default.
  /// Stored only.
  open var hidesBarsOnSwipe = false
  /// Whether the keyboard hides the bars; false by default.
  /// Stored only.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether compact height hides the bars; false by default.
  /// Stored only.
  open var hidesBarsWhenVerticallyCompact = false
  /// The recognizer of taps that hide the bars, which is in no view.
  /// Stored only.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The recognizer of swipes that hide the bars, which is in no view.
  /// Stored only.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  /// The screen-edge pan recognizer that pops (UIKit row 207).
  ///
  /// Its initial delegate refuses to begin on the root, while the bar is hidden, and if the bar
  /// shows no back button. A replacement delegate must itself refuse on the root: a pop there
  /// leaves the stack broken (UIKit row 306).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }
  /// The pan recognizer that pops from anywhere in the content; `nil` before iOS 26
  /// (UIKit row 207).
  ///
  /// The content takes precedence: a scroll view that scrolls horizontally keeps the touch.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    SimulatedDevice.currentSystemVersion >= 26 ? contentPop : nil
  }

  // MARK: Accessing the delegate

  /// The delegate, which is notified of shown controllers and supplies transitions; weak.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: View controller overrides

  open override func loadView() {
    let view = ContainerControllerView(self)
    for part in [area.view, bar] { view.addSubview(part) }
    if let existingToolbar { view.addSubview(existingToolbar) }
    bar.onBack = { [reference = BoxedReference(self)] in reference.object?.popByBackButton() }
    view.addGestureRecognizer(edgePop)
    if let anywhere = interactiveContentPopGestureRecognizer { view.addGestureRecognizer(anywhere) }
    self.view = view
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === stack.last { preferredContentSize = container.preferredContentSize }
  }
  /// Pops the top view controller, as the back button does.
  open override func accessibilityPerformEscape() -> Bool {
    stack.count > 1 && popViewController(animated: true) != nil
  }

  /// The top view controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top view controller while the navigation bar is hidden; otherwise the bar's style counts.
  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? topViewController : nil
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  override func appearanceWillChange(to appears: Bool) { if appears { area.ownerWillAppear() } }
  override func appearanceDidBegin(to appears: Bool) {
    if !appears { area.ownerWillDisappear() }
  }
  override func childrenDidBegin(_ appears: Bool) { if appears { notifyOfFirst(didShow: false) } }
  override func appearanceDidChange(to appears: Bool) {
    area.ownerDidChange()
    if appears { notifyOfFirst(didShow: true) }
  }
  override func childWillLeave(_ child: UIViewController) { drop(child) }
  override var runningExchange: ContainerTransition? { area.exchange }
  override var hasSystemContainerView: Bool { true }
  override var canBePushed: Bool { false }
  override func makeColumn() -> UINavigationController { self }
  override var shownChild: UIViewController? { topViewController }
  override var passesBarInsetOn: Bool { true }
  override var hidesTabBar: Bool { stack.last?.isBottomBarHidden ?? false }
  override func tabWasTappedAgain() { popToRootViewController(animated: true) }
}
