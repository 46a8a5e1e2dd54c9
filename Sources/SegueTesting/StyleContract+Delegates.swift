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
}

/// A delegate of UIKit's as a style, which retains it while a controller has it.
final class DelegateStyle: TransitionStyle {
  let kind: ContractSceneKind
  private let setDelegate: (UIViewController) -> AnyObject?
  private var delegate: AnyObject?

  /// Makes the style of a function.
  ///
  /// - Parameter setDelegate: Makes the delegate of a controller, sets and returns it.
  init<Controller: UIViewController>(
    _ kind: ContractSceneKind, _ setDelegate: @escaping (Controller) -> AnyObject
  ) {
    self.kind = kind
    self.setDelegate = { ($0 as? Controller).map(setDelegate) }
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
