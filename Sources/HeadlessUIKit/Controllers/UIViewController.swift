/// An object that manages a view, child view controllers and presentations.
///
/// Storage and overridable members are declared here; their behavior is in
/// `UIViewController+Topic.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: Storage

  // Accessed by the deinitializer, which is not isolated, as in `UIView`.
  nonisolated(unsafe) private var loadedView: UIView?
  private var isLoading = false
  /// Whether the view was loaded without a device, until that was reported.
  final var isLoadedWithoutDevice = false
  @exclusivity(unchecked) nonisolated(unsafe) package final var childControllers:
    [UIViewController] = []
  // Unmanaged, for walks to the root without reference counting; the parent's `deinit` clears it.
  nonisolated(unsafe) final var parentReference: Unmanaged<UIViewController>?
  @exclusivity(unchecked) var appearance = AppearanceState()
  /// The presentation of this controller.
  @BoxedReference package var activePresentation: ModalPresentation?
  /// The presentation that this controller started.
  @exclusivity(unchecked) package var ownPresentation: ModalPresentation?
  /// Created by reading `presentationController` before presenting (UIKit rows 11, 266).
  var preparedPresentationController: UIPresentationController?
  var storedStyle = UIModalPresentationStyle.automatic
  package var isMoving: Movement?
  /// The number of views that transitions had added to the view when a presentation last ended.
  final var viewsFromTransitions = 0
  /// The first responder in the view that a transition to another controller resigned.
  @BoxedReference final var resignedResponder: UIResponder?
  /// Whether the parent's `transition(from:to:)`, or a pop, is removing the view.
  final var isExchangedOut = false

  /// The reason for which a controller's view appears or disappears.
  package enum Movement {
    case presented, dismissed, toParent, fromParent
  }

  // MARK: Creating a view controller

  /// Creates a view controller, whose view is loaded from the nib with a name, if one is given.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil { instanceFile = .nib(nibNameOrNil, nibBundleOrNil) }
  }
  /// Creates a view controller of a registered storyboard; `nil` for another coder.
  public required init?(coder: NSCoder) {
    guard coder is StoryboardCoder else { return nil }
    super.init()
  }
  /// Creates a view controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  nonisolated deinit {
    if loadedView?.controller === self { loadedView?.controller = nil }
    for child in childControllers { child.parentReference = nil }
  }

  // MARK: Managing the view

  /// The view, loaded on first access.
  open var view: UIView! {
    get {
      loadViewOnce()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      notifyOfChange()
    }
  }
  /// The view; `nil` until it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// What the engine reads instead of `viewIfLoaded`, which a subclass may override.
  final var existingView: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Creates the view; by default a plain view that resizes with its superview.
  open func loadView() { view = loadNibView() ?? makePlainView() }
  /// Called after the view is loaded.
  open func viewDidLoad() {}
  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() { loadViewOnce() }
  private func loadViewOnce() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    isLoadedWithoutDevice = SimulatedDevice.current == nil && !hasSystemContainerView
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
  /// The title for bars.
  @exclusivity(unchecked) open var title: String? {
    didSet {
      barItems.titleDidChange(from: oldValue, to: title)
      notifyOfChange()
    }
  }
  /// A constant name, which messages use.
  @exclusivity(unchecked) open var restorationIdentifier: String?
  /// The preferred size of the content; zero by default.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize { notifyPreferredContentSize() }
      notifyOfChange()
    }
  }

  /// The storyboard or nib that created the controller.
  final var instanceFile: InterfaceFile?
  /// The storyboard that created the controller; `nil` if none did.
  open var storyboard: UIStoryboard? {
    guard case .storyboard(let name) = instanceFile else { return nil }
    return UIStoryboard(name: name, bundle: nil)
  }
  /// The name of the nib of the view; `nil` without one.
  open var nibName: String? {
    guard case .nib(let name, _) = instanceFile else { return nil }
    return name
  }
  /// The bundle of the nib; `nil` for the main one.
  open var nibBundle: Bundle? {
    guard case .nib(_, let bundle) = instanceFile else { return nil }
    return bundle
  }

  // MARK: Performing segues

  /// Performs a registered segue; does not call `shouldPerformSegue(withIdentifier:sender:)`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender)
  }
  /// Called before a segue that a control triggers; `true` by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Called to find the destination of an unwind segue whose action the controller implements; `true`
  /// by default.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  /// Returns the children to search for the destination of an unwind segue; by default all but the one
  /// that contains the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { unwindChildren(from: source) }
  /// Returns the child that contains the source of an unwind segue; `nil` if none does.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    findChild(containing: source.source)
  }
  /// Called to show the child that an unwind segue leads to; does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  final var unwindSegue: UIStoryboardSegue?

  // MARK: Showing a view controller

  /// Shows a controller: by default in the nearest ancestor that overrides the method, or else by
  /// presenting it.
  open func show(_ vc: UIViewController, sender: Any?) {
    passOnShow(vc) { $0.show(vc, sender: sender) }
  }
  /// Shows a controller in the secondary column of the nearest split view controller, or else by
  /// presenting it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOnShow(vc) { $0.showDetailViewController(vc, sender: sender) }
  }
  /// Returns the nearest navigation or split view controller, this one included; the action is ignored,
  /// because a selector has no name here.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    findShowTarget()
  }
  /// The controller that was called first while `show` is passed on to this one.
  @BoxedReference final var showRequester: UIViewController?
  /// Whether the controller shows others in its own manner; `false` by default.
  var showsInItsOwnManner: Bool { false }

  // MARK: Editing

  /// Whether the controller edits its content; false by default.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  final var editing = ControllerEditing()
  /// Begins or ends editing; call super.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing) }
  /// A button that begins or ends editing.
  open var editButtonItem: UIBarButtonItem { loadedEditButton }

  // MARK: Responding to view-related events

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy, with traits and geometry set (UIKit row 35).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called to update the view's constraints; call super last.
  open func updateViewConstraints() { existingView?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether appearance callbacks are forwarded to the children automatically; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins the appearance transition of a child; balanced by `endAppearanceTransition`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByHand(isAppearing, animated: animated)
  }
  /// Ends the appearance transition of a child.
  open func endAppearanceTransition() { endAppearanceByHand() }
  /// Whether the view appears because the controller is presented; valid in the two appearance
  /// callbacks, and false for its children (UIKit row 267).
  open var isBeingPresented: Bool { isMoving == .presented }
  /// Whether the view disappears because the controller is dismissed; valid in the two
  /// disappearance callbacks, and false for its children (UIKit row 267).
  open var isBeingDismissed: Bool { isMoving == .dismissed }
  /// Whether the view appears because the controller was added to a parent.
  open var isMovingToParent: Bool { isMoving == .toParent }
  /// Whether the view disappears because the controller was removed from its parent.
  open var isMovingFromParent: Bool { isMoving == .fromParent }

  // MARK: Extending the view's safe area

  /// The insets added to the view's safe area; zero by default.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { existingView?.setNeedsLayoutInTree() } }
  }

  // MARK: Presenting a view controller

  /// The presentation style; never reads as automatic (UIKit row 21).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { resolved(storedStyle) }
    set { storedStyle = newValue }
  }
  /// The built-in transition of a presentation; coverVertical by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The preferred transition for pushes and presentations; `nil` by default: the system's.
  open var preferredTransition: Transition?
  final private(set) lazy var zoomPanGesture = SystemZoomPanGesture(self)
  /// Whether interactive dismissal is disabled; false by default.
  open var isModalInPresentation = false
  /// Whether it is a context for current-context presentations from descendants; false by default.
  @exclusivity(unchecked) open var definesPresentationContext = false
  /// Whether its transition style replaces that of presentations in its context; false by default.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the keyboard stays when its responder resigns while this controller is the topmost
  /// presented one; by default true for `formSheet` only, which keeps it in regular width (UIKit
  /// row 323).
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The delegate that supplies custom transitions; weak (UIKit row 14).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { hasSetTransitioningDelegate = transitioningDelegate != nil }
  }
  /// Whether a transitioning delegate was set, which may have been deallocated since.
  final var hasSetTransitioningDelegate = false
  /// Returns the presentation controller of a built-in style.
  func systemPresentationController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController { SystemPresentationController.make(style, presented: self) }
  /// The message of UIKit's exception for a controller that can't be presented; `nil` by default.
  var objectionToShowing: String? { nil }
  /// Dismisses the system's presentation that contains the controller, as far as it lets the user;
  /// returns `false` if it is of another kind.
  func dismissByEscape() -> Bool { dismissPresentationByEscape() }
  /// Presents a controller; the transition starts in the next run-loop turn (UIKit row 1).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the presented controller, or else this one, through its presenting controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  /// The controller that this one or the nearest presenting ancestor presented.
  open var presentedViewController: UIViewController? {
    ownPresentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presented this one or its farthest presented ancestor.
  open var presentingViewController: UIViewController? {
    presentedAncestor?.activePresentation?.presenter
  }
  /// The presentation controller; created and kept if read before the presentation.
  open var presentationController: UIPresentationController? { findPresentationController() }
  /// The presentation controller of the popover that contains this controller or, for the style
  /// `popover`, will contain it; otherwise `nil`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if let active = presentedAncestor?.activePresentation {
      return active.original.controller.popover
    }
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController?.popover
  }
  /// The sheet presentation controller; `nil`, without creating one, if the style is not a sheet's
  /// (UIKit rows 11, 247).
  open var sheetPresentationController: UISheetPresentationController? {
    findSheetPresentationController()
  }
  /// The presentation controller of a current presentation; reading it creates none.
  open var activePresentationController: UIPresentationController? {
    presentedAncestor?.activePresentation?.controller
  }

  // MARK: Adapting to the environment

  /// The traits of the environment.
  open var traitCollection: UITraitCollection {
    if let former = existingView?.traitsBeforeUpdate { return former }
    if let parent { return parent.traits(forChild: self).with(overrideUserInterfaceStyle) }
    let traits = existingView?.parent?.traitCollection ?? UIScreen.main.traitCollection
    return traits.overlaid(by: activePresentation?.controller.overrideTraitCollection)
      .with(overrideUserInterfaceStyle)
  }
  /// Updates the traits of the view now, if they wait for the end of a callback (UIKit row 342).
  open func updateTraitsIfNeeded() { existingView?.updateTraitsIfNeeded() }
  /// The traits that override those of children.
  var overrides: [ObjectIdentifier: UITraitCollection] = [:] {
    didSet { SimulatedDevice.active?.noteTraitChange() }
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the traits change; call super, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.sendTraits(newCollection, coordinator) }
  }
  /// Called before the view's size changes; call super, which notifies the children
  /// (UIKit row 219).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, coordinator)
  }
  /// Returns the size of a child inside the view; the parent's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the preferred content size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the fitting size of a child's constraints has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The coordinator of a transition of this controller; `nil` if none runs (UIKit row 100).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { findCoordinator() }

  // MARK: Managing child view controllers

  /// The parent view controller.
  open weak var parent: UIViewController? { parentReference?.object }
  /// The child view controllers.
  open var children: [UIViewController] { childControllers }
  /// Adds a child; the caller adds its view and calls `didMove(toParent:)` (UIKit rows 257, 288).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent; the caller removes its view.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes; call super.
  open func willMove(toParent parent: UIViewController?) {
    isMoving = parent == nil ? .fromParent : .toParent
  }
  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Overrides the traits of a child; `nil` removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { override(collection, ofChild: childViewController) }
  /// Transitions between the views of two children (UIKit row 259).
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is added.
  ///   - duration: The duration, s.
  ///   - options: How the animation runs.
  ///   - animations: The changes to animate; the new view is already in the hierarchy.
  ///   - completion: Called when the old view has been removed.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, in: duration, options, animations, completion)
  }

  // MARK: Configuring bars and orientation

  /// The preferred status bar style; default by default (UIKit row 324).
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; false by default (UIKit row 324).
  open var prefersStatusBarHidden: Bool { false }
  /// Stored: the preferred animation of status bar changes; fade by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child whose preferred status bar style counts; `nil`, the default, means this controller's.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; `nil`, the default, means this
  /// controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether a presentation that is not full-screen controls the status bar; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Updates the status bar, animated in an animation block (UIKit row 324); never delays a
  /// transition (fault F099).
  open func setNeedsStatusBarAppearanceUpdate() {
    SimulatedDevice.current?.statusBar.update(animated: UIView.inheritedAnimationDuration > 0)
  }
  /// Whether the indicator of the home gesture hides itself; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; `nil`, the default, means this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks again whether the home indicator hides itself.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    SimulatedDevice.current?.statusBar.updateSystemGestures()
  }
  /// The edges at which the app's gestures take precedence over the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about those edges; `nil`, the default, means this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Asks again at which edges the app's gestures take precedence.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    SimulatedDevice.current?.statusBar.updateSystemGestures()
  }
  /// Whether the pointer is locked; false by default.
  /// Stored only.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about the pointer; `nil`, the default, means this controller.
  /// Stored only.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Does nothing: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The orientation in which the controller is presented; by default the interface's.
  /// Stored only.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    SimulatedDevice.current?.orientation ?? .portrait
  }
  /// Rotates the interface to the orientation of the device, or to a supported one, if the view
  /// controllers now support other orientations.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    SimulatedDevice.current?.updateSupportedOrientations()
  }
  /// Rotates the interface to the orientation of the device, if the view controllers now support it.
  open class func attemptRotationToDeviceOrientation() {
    SimulatedDevice.current?.updateSupportedOrientations()
  }
  /// The commands that were added; `nil` if there are none.
  /// Stored only.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private final var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a command of a hardware keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command of a hardware keyboard.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    SimulatedDevice.current?.orientation ?? .portrait
  }
  /// Returns the traits that override those of a child; `nil` for none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { overrides[ObjectIdentifier(childViewController)] }
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Writes the controller to an archive; does nothing, because archives are not supported.
  open func encode(with coder: NSCoder) {}
  /// Writes the state of the interface; the device does not call it, since it restores none.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state of the interface; the device does not call it, since it restores none.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called: iOS 8 replaced it by `viewWillTransition(to:with:)`.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Never called: iOS 8 replaced it by `viewWillTransition(to:with:)`.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Never called: iOS 8 replaced it by `viewWillTransition(to:with:)`.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The actions of a peek, a press with force; the device has none.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Called when memory is low; does nothing by default.
  open func didReceiveMemoryWarning() {}

  /// The area that bars cover at the top, in layouts for iOS 10 and before.
  open var topLayoutGuide: any UILayoutSupport { edgeGuide(isTop: true) }
  /// The area that bars cover at the bottom, in layouts for iOS 10 and before.
  open var bottomLayoutGuide: any UILayoutSupport { edgeGuide(isTop: false) }
  /// Whether a scroll view gets insets for bars before iOS 11; true by default.
  ///
  /// Stored only.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The edges at which the view extends below the bars of a navigation or tab bar controller; all by
  /// default. At another edge the view ends at the bar, and has no safe area inset for it.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { updateForBars() } }
  /// Whether the view extends below opaque bars, whose `isTranslucent` is false; false by default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { updateForBars() } }
  /// The interface style of the controller and its descendants; unspecified, the default, for the
  /// surroundings'.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { styleOverrideDidChange() } }
  }
  /// The supported interface orientations; by default all on a tablet, all but upside down on a
  /// phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .standard }
  /// Whether the interface may rotate; true by default (UIKit row 326).
  open var shouldAutorotate: Bool { true }

  // MARK: Containers

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The nearest split view controller among the ancestors.
  open var splitViewController: UISplitViewController? { ancestor() }
  /// The item for a navigation bar; its title is initially the controller's.
  open var navigationItem: UINavigationItem { barItems.navigation(for: self) }
  /// The item for a tab bar; its title is initially the controller's.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tab(for: self) }
    set { barItems.replaceTab(by: newValue) }
  }
  /// The buttons of the toolbar of the navigation controller; `nil` by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the buttons of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbar = toolbarItems
    navigationController?.showToolbarItems(animated: animated)
  }
  /// Whether a push of the controller hides the tab bar until it is popped; false by default
  /// (UIKit row 325).
  open var hidesBottomBarWhenPushed = false
  /// Whether the tab bar is hidden while the controller is the top of its navigation stack: a push of
  /// it, or of one below, has hidden the bar.
  final var isBottomBarHidden = false
  final let barItems = BarItems()
  /// The container's bars.
  final var parentBars = ContainerBars() {
    didSet { if oldValue != parentBars { updateForBars() } }
  }
  /// The insets of the view's frame for bars that it does not extend below.
  final var frameInsetsFromParent = UIEdgeInsets.zero {
    didSet { if oldValue != frameInsetsFromParent { parent?.existingView?.setNeedsLayout() } }
  }
  /// The insets for the container's bars, added to the view's safe area.
  final var insetsFromParent = UIEdgeInsets.zero {
    didSet { if oldValue != insetsFromParent { existingView?.setNeedsLayoutInTree() } }
  }
  /// Called before the view appears or disappears, and before any callback.
  func appearanceWillChange(to appears: Bool) {}
  /// Called after viewWillAppear or viewWillDisappear, and before the children are notified.
  func appearanceDidBegin(to appears: Bool) {}
  /// Called after the children were notified of the beginning.
  func childrenDidBegin(_ appears: Bool) {}
  /// Called after the view has appeared or disappeared, and after all callbacks.
  func appearanceDidChange(to appears: Bool) {}
  /// Whether the view is that of a container of UIKit, whose layout does not depend on the screen that
  /// it was loaded for; `false` by default.
  var hasSystemContainerView: Bool { false }
  /// Whether the controller can be pushed; `true` by default.
  var canBePushed: Bool { true }
  /// Returns the navigation controller that shows the controller as a column of a split view; by
  /// default a new one.
  func makeColumn() -> UINavigationController { UINavigationController(rootViewController: self) }
  /// The child that the user sees in front; `nil` without one.
  var shownChild: UIViewController? { children.last { $0.existingView?.window != nil } }
  /// The height of a bar that covers the children, pt; 0 by default.
  var barHeight: CGFloat { 0 }
  /// Whether that bar is opaque; `false` by default.
  var hasOpaqueBar: Bool { false }
  /// Whether the parent's bar insets the children instead of the controller; `false` by default.
  var passesBarInsetOn: Bool { false }
  /// Whether the controller hides the tab bar as a tab; `false` by default.
  var hidesTabBar: Bool { false }
  /// Called after a tap on the controller's tab while it is selected; does nothing by default.
  func tabWasTappedAgain() {}
  /// Called after the stack of a child has changed; does nothing by default.
  func childStackDidChange(with coordinator: TransitionCoordinator?) {}
  /// Called before a child is removed from this parent.
  func childWillLeave(_ child: UIViewController) {}
  /// The pending or running transition that exchanges children of a container.
  var runningExchange: ContainerTransition? { nil }

  open override var next: UIResponder? { findNext() }
}
