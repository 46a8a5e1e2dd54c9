/// Manages a view, its children and what it presents.
///
/// Storage and members that an app may override stand here; what they do stands in
/// `UIViewController+Topic.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: Storage

  // Touched by the deinitializer, which is not isolated, as in `UIView`.
  nonisolated(unsafe) private var loadedView: UIView?
  private var isLoading = false
  nonisolated(unsafe) package final var childControllers: [UIViewController] = []
  nonisolated(unsafe) final unowned(unsafe) var parentController: UIViewController?
  var appearance = AppearanceState()
  /// The presentation that shows this controller.
  package weak var activePresentation: ModalPresentation?
  /// The presentation that this controller made.
  package var ownPresentation: ModalPresentation?
  /// Made by reading `presentationController` before presenting (UIKit rows 11, 266).
  var preparedPresentationController: UIPresentationController?
  var storedStyle = UIModalPresentationStyle.automatic
  package var isMoving: Movement?
  /// Whether `transition(from:to:)` of its parent is taking it out of sight.
  final var isExchangedOut = false

  /// Why a controller's view comes or goes.
  package enum Movement {
    case presented, dismissed, toParent, fromParent
  }

  // MARK: Creating a view controller

  /// Makes a controller; names of storyboard files are ignored, as there are none here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }
  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  nonisolated deinit {
    if loadedView?.controller === self { loadedView?.controller = nil }
    for child in childControllers { child.parentController = nil }
  }

  // MARK: Managing the view

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The view, nil while it is not loaded.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view; by default a plain one that follows the size of its superview.
  open func loadView() { view = makePlainView() }
  /// The view is loaded.
  open func viewDidLoad() {}
  /// Loads the view if it is not.
  public final func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = makePlainView() }
    viewDidLoad()
  }
  private func makePlainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
  /// A title for bars.
  open var title: String? { didSet { barItems.titleDidChange(from: oldValue, to: title) } }
  /// A name that stays; messages use it.
  open var restorationIdentifier: String?
  /// The size that the content wants; zero by default.
  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { tellPreferredContentSize() } }
  }

  // MARK: Responding to view-related events

  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy, with traits and geometry set (UIKit row 35).
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view sets up its constraints; call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view is about to lay out.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out.
  open func viewDidLayoutSubviews() {}
  /// The safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether appearance callbacks go to the children by themselves; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Starts an appearance callback of a child; balanced by `endAppearanceTransition`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByHand(isAppearing, animated: animated)
  }
  /// Ends an appearance callback of a child.
  open func endAppearanceTransition() { endAppearanceByHand() }
  /// Whether the view comes by a presentation, in its two appearance callbacks.
  open var isBeingPresented: Bool { movesBy(.presented) }
  /// Whether the view goes by a dismissal, in its two disappearance callbacks.
  open var isBeingDismissed: Bool { movesBy(.dismissed) }
  /// Whether the view comes because the controller was added to a parent.
  open var isMovingToParent: Bool { isMoving == .toParent }
  /// Whether the view goes because the controller was removed from a parent.
  open var isMovingFromParent: Bool { isMoving == .fromParent }

  // MARK: Extending the view's safe area

  /// Added to the safe area of the view; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.setNeedsLayoutInTree() } }
  }

  // MARK: Presenting a view controller

  /// How the controller is presented; never reads as automatic (UIKit row 21).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolved(storedStyle) }
    set { storedStyle = newValue }
  }
  /// Which built-in transition presents it; coverVertical by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How it prefers to come and go, pushed or presented; nil, meaning the system's way, by default.
  open var preferredTransition: Transition?
  final private(set) lazy var zoomFinger = SystemZoomPanGesture(self)
  /// Whether the person may not dismiss it; false by default.
  open var isModalInPresentation = false
  /// Whether it confines the current-context presentations below it; false by default.
  open var definesPresentationContext = false
  /// Whether its own transition style replaces that of what its context presents; false by default.
  open var providesPresentationContextTransitionStyle = false
  /// Who supplies custom transitions; not kept alive (UIKit row 14).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Presents a controller; the transition starts in the next turn (UIKit row 1).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what this controller presented, or else asks its own presenter to dismiss it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  /// The controller that this one or the nearest ancestor presented.
  open var presentedViewController: UIViewController? {
    ownPresentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presented this one or its farthest presented ancestor.
  open var presentingViewController: UIViewController? {
    presentedAncestor?.activePresentation?.presenter
  }
  /// What manages the presentation; asked for before presenting, it is made and kept.
  open var presentationController: UIPresentationController? { findPresentationController() }
  /// What manages the popover that this controller is in or, where the style is `popover`, will be
  /// in; nil for others.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let active = presentedAncestor?.activePresentation {
      return active.original.controller as? UIPopoverPresentationController
    }
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }
  /// What manages the presentation while there is one; never made by asking.
  open var activePresentationController: UIPresentationController? {
    presentedAncestor?.activePresentation?.controller
  }

  // MARK: Adapting to the environment

  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection {
    if let parent { return parent.traits(forChild: self) }
    let traits = viewIfLoaded?.superview?.traitCollection ?? UIScreen.main.traitCollection
    return traits.overlaid(by: activePresentation?.controller.overrideTraitCollection)
  }
  var overrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits are about to change; call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.tellTraits(newCollection, coordinator) }
  }
  /// The view's size is about to change; call super, which tells the children (UIKit row 219).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, coordinator)
  }
  /// The size of a child inside the view; the parent's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// A child wants another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// A child's constraints ask for another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The transition that runs with this controller, if one does (UIKit row 100).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { findCoordinator() }

  // MARK: Managing child view controllers

  /// The controller that holds this one.
  open var parent: UIViewController? { parentController }
  /// The controllers in this one.
  open var children: [UIViewController] { childControllers }
  /// Adds a child; its view and `didMove(toParent:)` are the caller's (UIKit rows 257, 288).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller out of its parent; its view is the caller's.
  open func removeFromParent() { leaveParent() }
  /// The parent is about to change; call super.
  open func willMove(toParent parent: UIViewController?) {
    isMoving = parent == nil ? .fromParent : .toParent
  }
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Moves from one child's view to another's (UIKit row 259).
  ///
  /// - Parameters:
  ///   - duration: s.
  ///   - animations: The changes; the new view is in place already.
  ///   - completion: Called when the old view is gone.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, in: duration, options, animations, completion)
  }

  // MARK: Configuring bars and orientation

  /// Stored; the default style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Stored; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// Stored; fade by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Stored: whether it decides about the status bar without covering the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Asks for the status bar to be looked at again; never holds a transition (fault F099).
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Which ways the screen may turn; all but upside down by default.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen may turn; true by default.
  open var shouldAutorotate: Bool { true }

  // MARK: Being in a container

  /// The nearest stack around the controller.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller around the controller.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The nearest split view controller around the controller.
  open var splitViewController: UISplitViewController? { ancestor() }
  /// What a stack's bar shows for the controller, at first its title.
  open var navigationItem: UINavigationItem { barItems.navigation(for: self) }
  /// What a tab bar shows for the controller, at first its title.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tab(for: self) }
    set { barItems.replaceTab(by: newValue) }
  }
  /// Stored: whether the tab bar leaves while the controller is pushed; false by default.
  open var hidesBottomBarWhenPushed = false
  final let barItems = BarItems()
  /// What the container's bars cover of the view, added to its safe area.
  final var insetsFromParent = UIEdgeInsets.zero {
    didSet { if oldValue != insetsFromParent { viewIfLoaded?.setNeedsLayoutInTree() } }
  }
  /// The view is about to come or go, before anybody is told.
  func appearanceWillChange(to appears: Bool) {}
  /// It has received viewWillAppear or viewWillDisappear; its children follow.
  func appearanceDidBegin(to appears: Bool) {}
  /// The view has come or gone, and everybody has been told.
  func appearanceDidChange(to appears: Bool) {}
  /// A child is about to leave this parent.
  func childWillLeave(_ child: UIViewController) {}
  /// The exchange of children that waits or runs.
  var runningExchange: ContentExchange? { nil }

  open override var next: UIResponder? { findNext() }
}
