// UIKit's declarations that the project uses, to type-check against: compiled, never run. See Package.swift.

@MainActor open class UIBarItem: NSObject {
  public override init() { super.init() }
  public init?(coder: NSCoder) { nil }
  open var title: String?
  open var image: UIImage?
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public convenience init(customView: UIView) { declarationOnly() }
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) { declarationOnly() }
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) { declarationOnly() }
  open var accessibilityIdentifier: String?
}

@MainActor open class UINavigationItem: NSObject {
  open var titleView: UIView?
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *)
    case inline = 3
  }
  public init(title: String) { declarationOnly() }
  open var title: String?
  open var hidesBackButton: Bool = false
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
  open var leftItemsSupplementBackButton: Bool = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
}

@MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles: Bool = false
  open var topItem: UINavigationItem? { declarationOnly() }
  open var backItem: UINavigationItem? { declarationOnly() }
  open var items: [UINavigationItem]?
}

@MainActor open class UITabBarItem: UIBarItem {}

@MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
}

@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  public init(rootViewController: UIViewController) { declarationOnly() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declarationOnly()
  }
  public required init?(coder: NSCoder) { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    declarationOnly()
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { declarationOnly() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    declarationOnly()
  }
  open var topViewController: UIViewController? { declarationOnly() }
  open var visibleViewController: UIViewController? { declarationOnly() }
  open var viewControllers: [UIViewController] = []
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open var isNavigationBarHidden: Bool = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  public class var hideShowBarDuration: CGFloat { declarationOnly() }
  open var navigationBar: UINavigationBar { declarationOnly() }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { declarationOnly() }
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { declarationOnly() }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { declarationOnly() }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { declarationOnly() }
}

@MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declarationOnly()
  }
  public required init?(coder: NSCoder) { nil }
  open var viewControllers: [UIViewController]?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  open weak var selectedViewController: UIViewController?
  open var selectedIndex: Int = 0
  open var tabBar: UITabBar { declarationOnly() }
  open weak var delegate: (any UITabBarControllerDelegate)?
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { declarationOnly() }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { declarationOnly() }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { declarationOnly() }
}
