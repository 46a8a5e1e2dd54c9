/// Showing a controller by the nearest ancestor that does it in its own manner.
extension UIViewController {
  /// Passes a call of `show` on to the parent; at the root, presents from the controller that was
  /// called first.
  final func passOnShow(
    _ controller: UIViewController, through call: (_ parent: UIViewController) -> Void
  ) {
    let first = showRequester ?? self
    guard let parent else {
      return first.present(controller, animated: UIView.areAnimationsEnabled)
    }
    parent.showRequester = first
    call(parent)
    parent.showRequester = nil
  }

  /// Returns the nearest container, the controller included, that shows controllers in its own manner.
  final func findShowTarget() -> UIViewController? {
    var present: UIViewController? = self
    while let controller = present {
      if controller.showsInItsOwnManner { return controller }
      present = controller.parent
    }
    return nil
  }
}

extension UISplitViewController {
  /// Replaces the primary column; in a collapsed split view pushes, or else presents.
  final func showPrimary(_ controller: UIViewController) {
    guard isCollapsed else { return setViewController(controller, for: .primary) }
    pushCollapsed(controller)
  }

  /// Replaces the secondary column; in a collapsed split view pushes, or else presents.
  final func showSecondary(_ controller: UIViewController) {
    guard isCollapsed else { return setViewController(controller, for: .secondary) }
    pushCollapsed(controller)
  }

  private func pushCollapsed(_ controller: UIViewController) {
    let isAnimated = UIView.areAnimationsEnabled
    if let stack = viewControllers.last as? UINavigationController, controller.canBePushed {
      stack.pushViewController(controller, animated: isAnimated)
    } else {
      present(controller, animated: isAnimated)
    }
  }
}
