// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

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
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { declarationOnly() }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView!
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open var viewIfLoaded: UIView? { declarationOnly() }
  open func viewDidLoad() {}
  open var isViewLoaded: Bool { declarationOnly() }
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
  open var isBeingPresented: Bool { declarationOnly() }
  open var isBeingDismissed: Bool { declarationOnly() }
  open var isMovingToParent: Bool { declarationOnly() }
  open var isMovingFromParent: Bool { declarationOnly() }

  open weak var parent: UIViewController? { declarationOnly() }
  open var children: [UIViewController] { declarationOnly() }
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
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { declarationOnly() }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}

  open var presentedViewController: UIViewController? { declarationOnly() }
  open var presentingViewController: UIViewController? { declarationOnly() }
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
  open var disablesAutomaticKeyboardDismissal: Bool { declarationOnly() }
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  open var isModalInPresentation: Bool = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentationController: UIPresentationController? { declarationOnly() }
  open var activePresentationController: UIPresentationController? { declarationOnly() }
  open var sheetPresentationController: UISheetPresentationController? { declarationOnly() }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { declarationOnly() }

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
  ) -> CGSize { declarationOnly() }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open var traitCollection: UITraitCollection { declarationOnly() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func updateTraitsIfNeeded() {}

  open var preferredStatusBarStyle: UIStatusBarStyle { declarationOnly() }
  open var prefersStatusBarHidden: Bool { declarationOnly() }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { declarationOnly() }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var childForStatusBarStyle: UIViewController? { declarationOnly() }
  open var childForStatusBarHidden: UIViewController? { declarationOnly() }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { declarationOnly() }
  open var shouldAutorotate: Bool { declarationOnly() }
  open var prefersHomeIndicatorAutoHidden: Bool { declarationOnly() }

  open var additionalSafeAreaInsets: UIEdgeInsets = .zero

  open var navigationController: UINavigationController? { declarationOnly() }
  open var navigationItem: UINavigationItem { declarationOnly() }
  open var hidesBottomBarWhenPushed: Bool = false
  open var tabBarController: UITabBarController? { declarationOnly() }
  open var tabBarItem: UITabBarItem!
  open var splitViewController: UISplitViewController? { declarationOnly() }
  open var popoverPresentationController: UIPopoverPresentationController? { declarationOnly() }
  open var preferredTransition: UIViewController.Transition?
}

extension UIViewController {
  open class Transition: NSObject {
    open class var coverVertical: UIViewController.Transition { declarationOnly() }
    open class var flipHorizontal: UIViewController.Transition { declarationOnly() }
    open class var crossDissolve: UIViewController.Transition { declarationOnly() }
    open class var partialCurl: UIViewController.Transition { declarationOnly() }
    open class func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { declarationOnly() }

    open class ZoomOptions: NSObject {
      open var alignmentRectProvider:
        ((UIViewController.Transition.ZoomOptions.AlignmentRectContext) -> CGRect?)?
      open var interactiveDismissShouldBegin:
        ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?
      open var dimmingColor: UIColor?

      open class AlignmentRectContext: NSObject {
        open var sourceView: UIView { declarationOnly() }
        open var zoomedViewController: UIViewController { declarationOnly() }
      }
      open class InteractionContext: NSObject {
        open var location: CGPoint { declarationOnly() }
        open var velocity: CGVector { declarationOnly() }
        open var willBegin: Bool { declarationOnly() }
      }
    }
    open class ZoomSourceViewProviderContext: NSObject {
      open var sourceViewController: UIViewController { declarationOnly() }
      open var zoomedViewController: UIViewController { declarationOnly() }
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
