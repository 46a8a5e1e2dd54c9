/// Changes of the navigation stack, and their validation.
extension UINavigationController {
  final func push(_ controller: UIViewController, animated: Bool) {
    guard accepts(controller) else { return }
    if animated, heldPushes != nil {
      heldPushes?.append(controller)
      return
    }
    prepareForCall()
    adopt(
      stack.adding(controller), keeping: stack.count, adopting: [controller], animated: animated)
  }

  final func pop(animated: Bool) -> UIViewController? {
    prepareForCall()
    guard stack.count > 1, let top = stack.last else { return nil }
    adopt(stack.dropLast(), keeping: stack.count - 1, animated: animated)
    return top
  }

  /// Pops the controllers above `wanted`; `nil` selects the root.
  final func popAll(above wanted: UIViewController?, animated: Bool) -> [UIViewController]? {
    prepareForCall()
    guard let controller = wanted ?? stack.controllers.first else { return nil }
    guard let kept = stack.list(upTo: controller) else {
      report("Tried to pop to a view controller that doesn't exist: \(name(of: controller))")
      return nil
    }
    let popped = stack.controllers(above: kept.count)
    guard !popped.isEmpty else { return nil }
    adopt(kept, keeping: kept.count, animated: animated)
    return popped
  }

  /// Sets the stack: with animation, a new top in one transition, and the others at its end.
  final func replaceStack(by wanted: [UIViewController], animated: Bool) {
    let present = stack.controllers.identities
    var seen: Set<ObjectIdentifier> = []
    for controller in wanted {
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        return report(
          "All view controllers in a navigation controller must be distinct "
            + "(\(name(of: controller)))")
      }
      guard present.contains(ObjectIdentifier(controller)) || accepts(controller) else { return }
    }
    prepareForCall()
    let old = stack
    guard animated, let top = wanted.last, old.last !== top else {
      adopt(ControllerList(wanted), adopting: wanted, animated: animated)
      return animated ? () : holdPushes()
    }
    // The other controllers are replaced when the single transition ends (UIKit row 285). The
    // replacement is set first, so that calls from callbacks operate on it.
    replacement = wanted
    adopt(old.list(upTo: top) ?? old.adding(top), adopting: [top], animated: true)
    // Off screen there is no transition to wait for.
    guard area.exchange == nil else { return }
    applyReplacement()
    area.commitModel()
  }

  /// After `setViewControllers` without animation, holds the animated pushes of this run-loop turn
  /// until its commit, as iOS 16 and 17 do (UIKit row 282).
  private func holdPushes() {
    guard let device = SimulatedDevice.current, existingView?.window != nil, heldPushes == nil,
      (16...17).contains(device.configuration.systemVersion)
    else { return }
    heldPushes = []
    device.schedule(after: 0) { [reference = BoxedReference(self)] in
      guard let stack = reference.object, let pushes = stack.heldPushes else { return }
      stack.heldPushes = nil
      for controller in pushes { stack.push(controller, animated: true) }
    }
  }

  /// Prepares for a call, which operates on the stack that the previous calls requested.
  private func prepareForCall() {
    area.prepareForCall()
    applyReplacement()
  }

  /// Applies a stack passed to `setViewControllers`, which replaces the intermediate one.
  final func applyReplacement() {
    guard let wanted = replacement else { return }
    replacement = nil
    adoptAll(wanted)
    change(to: ControllerList(wanted))
    hideBottomBars()
  }

  /// Sets the stack.
  ///
  /// - Parameter kept: The number of lowest controllers that stay the same.
  final func change(to wanted: ControllerList, keeping kept: Int = 0) {
    stack = wanted
    unchangedCount = min(unchangedCount, kept)
  }

  /// Sets the stack that a call requests, and displays its top.
  ///
  /// - Parameters:
  ///   - kept: The number of lowest controllers that stay the same.
  ///   - new: The controllers that may not be children yet.
  private func adopt(
    _ wanted: ControllerList, keeping kept: Int = 0, adopting new: [UIViewController] = [],
    animated: Bool
  ) {
    guard !isBroken else {
      replacement = nil
      return report(
        "\(name(of: self)) ignores changes because its edge pop began on the root; return false "
          + "from gestureRecognizerShouldBegin(_:) while viewControllers has one element")
    }
    adoptAll(new)
    change(to: wanted, keeping: kept)
    hideBottomBars(above: kept)
    area.modelDidChange(animated: animated)
    if let size = stack.last?.preferredContentSize, size != .zero {
      preferredContentSize = size
    }
  }

  /// Adds the controllers that are not children yet.
  final func adoptAll(_ wanted: [UIViewController]) {
    let new = wanted.filter { $0.parent !== self }
    arriving += new
    for controller in new { addChild(controller) }
  }

  /// Hides the tab bar from the first pushed controller on that hides it (UIKit row 325).
  ///
  /// - Parameter kept: The number of lowest controllers that stay the same.
  private func hideBottomBars(above kept: Int = 0) {
    var isHidden = false
    for (index, controller) in stack.controllers(above: max(0, kept - 1)).enumerated() {
      // The first one is the root, which is not pushed, or is unchanged.
      if index > 0 {
        controller.isBottomBarHidden = isHidden || controller.hidesBottomBarWhenPushed
      } else if kept == 0 {
        controller.isBottomBarHidden = false
      }
      // Apps also set the flag of the pushing controller, for the duration of the push.
      isHidden = controller.isBottomBarHidden || controller.hidesBottomBarWhenPushed
    }
  }

  // MARK: Validation

  /// Returns whether a controller can be pushed; reports what UIKit raises as an exception
  /// (UIKit rows 252, 340).
  private func accepts(_ controller: UIViewController) -> Bool {
    if !controller.canBePushed {
      report("Pushing a navigation controller is not supported (\(name(of: controller)))")
      return false
    }
    // Every controller of the stack is a child.
    if controller.parent === self, stack.holds(controller) {
      report(
        "\(name(of: self)) is pushing the same view controller instance (\(name(of: controller))) "
          + "more than once which is not supported and is most likely an error in the application : "
          + DiagnosticLog.bundleIdentifier)
      return false
    }
    if let presented = controller.activePresentation {
      report(
        "\(name(of: controller)) is presented by \(name(of: presented.presenter)) and cannot be "
          + "pushed; dismiss it first")
      return false
    }
    return true
  }

  private func name(of controller: UIViewController) -> String {
    SimulatedDevice.current?.name(of: controller) ?? "\(type(of: controller))"
  }

  private func report(_ message: String) {
    SimulatedDevice.current?.diagnose(.invalidCall, message)
  }

  // MARK: Children

  /// Handles a child that was removed from its parent or added to another one.
  final func drop(_ child: UIViewController) {
    arriving.removeAll { $0 === child }
    // Canceling an interactive pop restores the previous stack.
    area.prepareForCall()
    // A controller that has left the stack may still be visible.
    area.forget(child)
    guard stack.holds(child) else { return }
    change(to: stack.without(child))
    hideBottomBars()
    replacement?.removeAll { $0 === child }
    area.modelDidChange(animated: false)
  }

  final func findVisible() -> UIViewController? {
    var visible = topViewController
    while let presented = visible?.presentedViewController { visible = presented }
    return visible
  }
}
