public import SegueCore

/// The contract of UIKit's delegates, without a style.
extension StyleContract {
  /// Makes the contract of transitioning delegates.
  ///
  /// - Parameters:
  ///   - presentationStyle: The presentation style of the presented controllers; custom by default.
  ///   - arrange: Adds to the presenter what the delegate requires there; does nothing by default.
  ///   - makeDelegate: Makes a delegate for a controller that will be presented; called many times.
  public init(
    modalPresentationStyle presentationStyle: UIModalPresentationStyle = .custom,
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    transitioningDelegate makeDelegate:
      @escaping (UIViewController) -> any UIViewControllerTransitioningDelegate
  ) {
    self.init(arranging: arrange) {
      DelegateStyle(.modal) { (controller: UIViewController) in
        let delegate = makeDelegate(controller)
        controller.modalPresentationStyle = presentationStyle
        controller.transitioningDelegate = delegate
        return delegate
      }
    }
  }

  /// Makes the contract of delegates of navigation controllers.
  ///
  /// - Parameters:
  ///   - arrange: Adds to the navigation controller what the delegate requires there; does nothing by
  ///     default.
  ///   - makeDelegate: Makes a delegate for a navigation controller; called many times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    navigationDelegate makeDelegate:
      @escaping (UINavigationController) -> any UINavigationControllerDelegate
  ) {
    self.init(arranging: arrange) {
      DelegateStyle(.navigation) { (controller: UINavigationController) in
        let delegate = makeDelegate(controller)
        controller.delegate = delegate
        return delegate
      }
    }
  }

  /// Makes the contract of delegates of tab bar controllers.
  ///
  /// - Parameters:
  ///   - arrange: Adds to the tab bar controller what the delegate requires there; does nothing by default.
  ///   - makeDelegate: Makes a delegate for a tab bar controller; called many times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    tabBarDelegate makeDelegate:
      @escaping (UITabBarController) -> any UITabBarControllerDelegate
  ) {
    self.init(arranging: arrange) {
      DelegateStyle(.tabs) { (controller: UITabBarController) in
        let delegate = makeDelegate(controller)
        controller.delegate = delegate
        return delegate
      }
    }
  }

  /// Makes the contract of a controller that has a transitioning delegate of its own, which the app retains.
  ///
  /// - Parameters:
  ///   - arrange: Adds to the presenter what the delegate requires there; does nothing by default.
  ///   - makeController: Makes a controller that will be presented; called many times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    transitioningDelegateOf makeController: @escaping () -> UIViewController
  ) {
    self.init(arranging: arrange) { DelegateStyle(.modal, of: makeController) }
  }

  /// Makes the contract of a navigation controller that has a delegate of its own, which the app retains.
  ///
  /// - Parameters:
  ///   - arrange: Adds to the navigation controller what the delegate requires there; does nothing by
  ///     default.
  ///   - makeController: Makes a navigation controller, whose stack is replaced; called many times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    navigationDelegateOf makeController: @escaping () -> UINavigationController
  ) {
    self.init(arranging: arrange) { DelegateStyle(.navigation, of: makeController) }
  }

  /// Makes the contract of a tab bar controller that has a delegate of its own, which the app retains.
  ///
  /// - Parameters:
  ///   - arrange: Adds to the tab bar controller what the delegate requires there; does nothing by default.
  ///   - makeController: Makes a tab bar controller, whose tabs are replaced; called many times.
  public init(
    arranging arrange: @escaping (UIViewController) -> Void = { _ in },
    tabBarDelegateOf makeController: @escaping () -> UITabBarController
  ) {
    self.init(arranging: arrange) { DelegateStyle(.tabs, of: makeController) }
  }
}

/// A delegate of UIKit's as a style, which retains it while a controller has it.
final class DelegateStyle: TransitionStyle {
  let kind: ContractSceneKind
  /// Makes a controller that has a delegate already; nil if the style gives it one.
  let makeController: (() -> UIViewController)?
  private let setDelegate: (UIViewController) -> AnyObject?
  private var delegate: AnyObject?

  /// Makes the style of a function.
  ///
  /// - Parameter setDelegate: Makes the delegate of a controller, sets and returns it.
  init<Controller: UIViewController>(
    _ kind: ContractSceneKind, _ setDelegate: @escaping (Controller) -> AnyObject
  ) {
    self.kind = kind
    makeController = nil
    self.setDelegate = { ($0 as? Controller).map(setDelegate) }
  }

  /// Makes the style of controllers that have a delegate, which it does not retain.
  init(_ kind: ContractSceneKind, of makeController: @escaping () -> UIViewController) {
    self.kind = kind
    self.makeController = makeController
    setDelegate = { _ in nil }
  }

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    if role == kind.role { delegate = setDelegate(controller) }
  }

  func detach(from controller: UIViewController, as role: TransitionRole) {
    if role == kind.role { delegate = nil }
  }

  /// The objects that must be deallocated with the style.
  var trackedObjects: [(name: String, object: AnyObject?)] { [("the delegate", delegate)] }
}
