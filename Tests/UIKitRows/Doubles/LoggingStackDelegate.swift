import HeadlessUIKit

/// A delegate of a navigation or tab bar controller that logs its calls.
final class LoggingStackDelegate: NSObject {
  private let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether a tap may select a tab.
  var allowsSelection = true
  /// Called in `willShow`.
  var onWillShow: (UIViewController) -> Void = { _ in }
  /// Called in `didShow`.
  var onShow: (UIViewController) -> Void = { _ in }

  /// - Parameter conduct: The animator's behavior; `nil` makes no animator.
  init(_ log: CallLog, _ conduct: LoggingAnimator.Conduct? = nil) {
    self.log = log
    super.init()
    animator = conduct.map { LoggingAnimator(log, $0) }
  }

  private func name(_ controller: UIViewController) -> String {
    controller.restorationIdentifier ?? "?"
  }
}

extension LoggingStackDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("delegate.willShow \(name(viewController)) \(animated)")
    onWillShow(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("delegate.didShow \(name(viewController)) \(animated)")
    onShow(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("delegate.animationController \(operation) \(name(fromVC)) \(name(toVC))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("delegate.interactionController")
    return interactor
  }
}

extension LoggingStackDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("delegate.shouldSelect \(name(viewController))")
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { log.add("delegate.didSelect \(name(viewController))") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("delegate.animationController \(name(fromVC)) \(name(toVC))")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("delegate.interactionController")
    return interactor
  }
}
