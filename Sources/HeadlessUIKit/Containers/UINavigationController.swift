/// A stack of controllers of which the topmost is shown below a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What a transition does to the stack.
  public nonisolated enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Something comes on top.
    case push = 1
    /// The topmost goes.
    case pop = 2
  }

  /// How long a bar takes to come or go, s.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Storage

  /// The stack as the calls so far want it; `change(to:keeping:)` sets it.
  final var stack: [UIViewController] = []
  /// How many of its lowest controllers have stayed the same since the bar showed its items.
  final var unchangedCount = 0
  /// What replaces the stack when the change under way has ended (UIKit row 285).
  final var replacement: [UIViewController]?
  /// Added by calls and not yet told that they have arrived.
  final var arriving: [UIViewController] = []
  /// Whether the delegate has heard of the first controller.
  final var hasToldOfFirst = false
  final var isBarHidden = false
  /// What the bar covered of every child after the last layout.
  final var childInsets = UIEdgeInsets.zero
  final lazy var area = ContentArea(self)
  final lazy var popGesture = SystemPopGesture(self)
  private lazy var edgePop = EdgePopRecognizer(popGesture)
  /// Whether an edge pop began on the root, after which UIKit's stack changes no more (UIKit row 306).
  final var isBroken = false
  private lazy var contentPop = ContentPopRecognizer(popGesture)
  private let bar = UINavigationBar(frame: .zero)

  // MARK: Creating navigation controllers

  /// Makes an empty stack; names of storyboard files are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }
  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // UIKit row 67.
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Accessing items on the navigation stack

  /// The topmost controller.
  open var topViewController: UIViewController? { stack.last }
  /// What is to be seen: the topmost, or what is presented over it.
  open var visibleViewController: UIViewController? { findVisible() }
  /// The stack, its root first; a popped controller is gone in its `viewWillDisappear` already
  /// (UIKit row 284).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack in one transition: a pop, if the new top was below, none, if it is the top,
  /// else a push (UIKit rows 253, 285).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated: animated)
  }

  // MARK: Pushing and popping stack items

  /// Puts a controller on top; one that is in the stack is refused (UIKit row 252).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the topmost off; nil for the root, which stays (UIKit row 252).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }
  /// Takes off all above the root, from the bottom up; nil where there are none (UIKit row 286).
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popAll(above: nil, animated: animated)
  }
  /// Takes off all above a controller, from the bottom up; nil where there are none (UIKit row 286).
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    popAll(above: viewController, animated: animated)
  }

  // MARK: Configuring the bar

  /// The bar above the topmost controller.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar is left out; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Leaves the bar out, or puts it in; beside a transition that begins, together with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The recognizer at the edge that pops: a screen-edge pan on the view (UIKit row 207).
  ///
  /// Its first delegate refuses on the root, while the bar is hidden and where the bar shows no back
  /// button. Code that replaces the delegate decides by itself, and has to refuse on the root: a pop
  /// there leaves the stack broken (UIKit row 306).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }
  /// The finger anywhere on the page that pops; nil before iOS 26, which has none (UIKit row 207).
  ///
  /// What is on the page comes first: content that scrolls across keeps the finger.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    (SimulatedDevice.current?.configuration.systemVersion ?? 18) >= 26 ? contentPop : nil
  }

  // MARK: Accessing the delegate

  /// Is told what is shown, and supplies transitions; not held.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Being a view controller

  open override func loadView() {
    let view = ContainerControllerView(self)
    for part in [area.view, bar] { view.addSubview(part) }
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view.addGestureRecognizer(edgePop)
    if let anywhere = interactiveContentPopGestureRecognizer { view.addGestureRecognizer(anywhere) }
    self.view = view
  }
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  override func appearanceWillChange(to appears: Bool) { if appears { area.ownerWillAppear() } }
  override func appearanceDidBegin(to appears: Bool) {
    appears ? tellOfFirst(didShow: false) : area.ownerWillDisappear()
  }
  override func appearanceDidChange(to appears: Bool) {
    area.ownerDidChange()
    if appears { tellOfFirst(didShow: true) }
  }
  override func childWillLeave(_ child: UIViewController) { drop(child) }
  override var runningExchange: ContentExchange? { area.exchange }
}
