@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { notImplemented() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView!
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open var viewIfLoaded: UIView? { notImplemented() }
  open func viewDidLoad() {}
  open var isViewLoaded: Bool { notImplemented() }
  open var title: String?
  open var restorationIdentifier: String?

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open var isBeingPresented: Bool { notImplemented() }
  open var isBeingDismissed: Bool { notImplemented() }
  open var isMovingToParent: Bool { notImplemented() }
  open var isMovingFromParent: Bool { notImplemented() }

  open weak var parent: UIViewController? { notImplemented() }
  open var children: [UIViewController] { notImplemented() }
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { notImplemented() }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}

  open var presentedViewController: UIViewController? { notImplemented() }
  open var presentingViewController: UIViewController? { notImplemented() }
  open var definesPresentationContext: Bool = false
  open var providesPresentationContextTransitionStyle: Bool = false
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {}
  open func dismiss(
    animated flag: Bool, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {}
  open func show(_ vc: UIViewController, sender: Any?) {}
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  open var isModalInPresentation: Bool = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentationController: UIPresentationController? { notImplemented() }
  open var activePresentationController: UIPresentationController? { notImplemented() }
  open var sheetPresentationController: UISheetPresentationController? { notImplemented() }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { notImplemented() }

  open var preferredContentSize: CGSize = .zero
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { notImplemented() }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var traitCollection: UITraitCollection { notImplemented() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  open var preferredStatusBarStyle: UIStatusBarStyle { notImplemented() }
  open var prefersStatusBarHidden: Bool { notImplemented() }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { notImplemented() }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var childForStatusBarStyle: UIViewController? { notImplemented() }
  open var childForStatusBarHidden: UIViewController? { notImplemented() }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { notImplemented() }
  open var shouldAutorotate: Bool { notImplemented() }
  open var prefersHomeIndicatorAutoHidden: Bool { notImplemented() }

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open func viewSafeAreaInsetsDidChange() {}
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { notImplemented() }
  open func setContentScrollView(_ scrollView: UIScrollView?) {}

  open var navigationController: UINavigationController? { notImplemented() }
  open var navigationItem: UINavigationItem { notImplemented() }
  open var hidesBottomBarWhenPushed: Bool = false
  open var tabBarController: UITabBarController? { notImplemented() }
  open var tabBarItem: UITabBarItem!
  open var splitViewController: UISplitViewController? { notImplemented() }
  open var popoverPresentationController: UIPopoverPresentationController? { notImplemented() }
  open var preferredTransition: UIViewController.Transition?
}

extension UIViewController {
  @MainActor open class Transition: NSObject {
    open class var coverVertical: UIViewController.Transition { notImplemented() }
    open class var flipHorizontal: UIViewController.Transition { notImplemented() }
    open class var crossDissolve: UIViewController.Transition { notImplemented() }
    open class var partialCurl: UIViewController.Transition { notImplemented() }
    open class func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition { notImplemented() }

    @MainActor open class ZoomOptions: NSObject {
      open var alignmentRectProvider:
        ((UIViewController.Transition.ZoomOptions.AlignmentRectContext) -> CGRect?)?
      open var interactiveDismissShouldBegin:
        ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIBlurEffect?

      @MainActor open class AlignmentRectContext: NSObject {
        open var sourceView: UIView { notImplemented() }
        open var zoomedViewController: UIViewController { notImplemented() }
      }
      @MainActor open class InteractionContext: NSObject {
        open var location: CGPoint { notImplemented() }
        open var velocity: CGVector { notImplemented() }
        open var willBegin: Bool { notImplemented() }
      }
    }
    @MainActor open class ZoomSourceViewProviderContext: NSObject {
      open var sourceViewController: UIViewController { notImplemented() }
      open var zoomedViewController: UIViewController { notImplemented() }
    }
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
