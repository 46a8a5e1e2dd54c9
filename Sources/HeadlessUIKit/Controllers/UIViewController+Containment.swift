import SegueText

/// Child view controllers, and the values that parents forward to them.
extension UIViewController {
  final func adopt(_ child: UIViewController) {
    guard child !== self, child.parentReference?.object !== self else { return }
    // A child of another parent leaves it first (UIKit row 288).
    if child.parentReference != nil { child.leaveParent() }
    child.willMove(toParent: self)
    child.isMoving = .toParent
    child.isExchangedOut = false
    child.parentReference = .passUnretained(self)
    childControllers.append(child)
  }

  final func leaveParent() {
    guard let parent = parentReference?.object else { return }
    endPresentationsOnLeaving()
    parent.childWillLeave(self)
    // No other code ends an appearance transition that the parent, or a transition in it, has begun
    // (fault F041).
    if existingView?.window == nil { leaveSight() }
    SimulatedDevice.current?.commitPhase.settleAppearance(of: self)
    unlinkFromParent()
    didLeaveParent()
  }

  /// Ends the presentations in this controller's context, which end with it (fault F041), without
  /// restoring views that were removed.
  final func endPresentationsOnLeaving() {
    let wasInWindow = existingView?.window != nil
    dismissEverythingAtOnce()
    if !wasInWindow, existingView?.window != nil { existingView?.removeFromSuperview() }
  }

  /// Removes the controller from the children of its parent, without a callback.
  final func unlinkFromParent() {
    guard let parent = parentReference?.object else { return }
    parent.childControllers.removeAll { $0 === self }
    parent.overrides[ObjectIdentifier(self)] = nil
    parentReference = nil
    parentBars = ContainerBars()
  }

  /// Sends the callback that follows the removal from a parent.
  final func didLeaveParent() {
    didMove(toParent: nil)
    if !appearance.isUnderWay { isMoving = nil }
  }

  /// Implements `transition(from:to:duration:options:animations:completion:)`.
  final func exchange(
    _ old: UIViewController, for new: UIViewController, in duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, shouldAutomaticallyForwardAppearanceMethods
    else { return reportExchange(of: old, for: new) }
    let isAnimated = duration > 0
    old.endPresentationsInPlace()
    let container = old.viewsInPlace.first?.parent ?? view
    (old.isExchangedOut, new.isExchangedOut) = (true, false)
    old.beginAppearanceInPlace(false, animated: isAnimated)
    // A callback may have removed the new child.
    if new.parent === self {
      if appearance.phase == .appeared, new.appearance.canBegin(true) {
        new.beginAppearance(true, animated: isAnimated)
      }
      container?.addSubview(new.view)
      new.sendIsAppearing()
    }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      old.endPresentationsInPlace()
      for view in old.viewsInPlace { view.removeFromSuperview() }
      old.isExchangedOut = false
      new.endAppearanceIfUnderWay()
      old.endAppearanceInPlace()
      completion?(finished)
    }
  }

  private func reportExchange(of old: UIViewController, for new: UIViewController) {
    guard let device = SimulatedDevice.current else { return }
    let names = "\(device.name(of: old)) and \(device.name(of: new))"
    device.diagnose(
      .invalidCall,
      shouldAutomaticallyForwardAppearanceMethods
        ? "Children view controllers \(names) must have a common parent view controller when calling "
          + "transition(from:to:) on \(device.name(of: self)); call addChild first"
        : "transition(from:to:) was called for \(names) on \(device.name(of: self)), which returns "
          + "false from shouldAutomaticallyForwardAppearanceMethods; exchange the views between "
          + "beginAppearanceTransition and endAppearanceTransition")
  }

  final func override(_ collection: UITraitCollection?, ofChild child: UIViewController) {
    guard child.parentReference?.object === self else { return }
    overrides[ObjectIdentifier(child)] = collection
    child.passTraitsOn()
  }

  /// Updates the traits of the view and its subviews.
  final func passTraitsOn() {
    guard let view = existingView else { return }
    view.inheritTraits(traitCollection, isInWindow: view.window != nil)
  }

  /// Returns the traits of a child: those of this controller and the overrides for the child.
  final func traits(forChild child: UIViewController) -> UITraitCollection {
    traitCollection.overlaid(by: overrides[ObjectIdentifier(child)])
  }

  /// Forwards a size change to the children whose size changes with it (UIKit row 220).
  final func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.existingView?.bounds.size {
        child.sendSize(childSize, coordinator)
      }
    }
  }

  final func sendSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    SimulatedDevice.current?.log(.size, self, "viewWillTransition(to: \(size.shortText))")
    viewWillTransition(to: size, with: coordinator)
  }

  final func sendTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    SimulatedDevice.current?.log(.size, self, "willTransition(to: \(traits.shortText))")
    willTransition(to: traits, with: coordinator)
  }

  /// Returns the size of the view after a change of the window's size.
  final func futureSize(in windowSize: CGSize) -> CGSize {
    if let parent {
      return parent.size(
        forChildContentContainer: self,
        withParentContainerSize: parent.futureSize(in: windowSize))
    }
    guard let presentation = activePresentation else { return windowSize }
    return presentation.controller.size(
      forChildContentContainer: self,
      withParentContainerSize: presentation.containerSize(in: windowSize))
  }

  final func notifyPreferredContentSize() {
    let containers: [(any UIContentContainer)?] = [parent, activePresentation?.controller]
    for container in containers {
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Returns the nearest coordinator: that of a transition, or of a size change (UIKit row 100).
  ///
  /// Of several transitions, the one that is calling its begin callbacks takes precedence.
  final func findCoordinator() -> (any UIViewControllerTransitionCoordinator)? {
    guard let device = SimulatedDevice.current else { return nil }
    var controller: UIViewController? = device.transitions.isEmpty ? nil : self
    while let present = controller {
      var found: (coordinator: TransitionCoordinator, isBeginning: Bool)?
      for transition in device.transitions where transition.concerns(present) {
        guard let coordinator = transition.coordinator, !coordinator.isHidden else { continue }
        let isBeginning = transition.stage == .beginning
        if isBeginning || found?.isBeginning != true { found = (coordinator, isBeginning) }
      }
      if let found { return found.coordinator }
      controller = present.parent
    }
    guard let sizeChange = device.sizeChange else { return nil }
    return existingView?.window == nil ? nil : sizeChange
  }
}

extension CGSize {
  var shortText: String { "\(width.shortText) x \(height.shortText)" }
}

extension CGFloat {
  /// The number for logs, with at most two decimals.
  var shortText: String { Double(self).trimmed(2) }
}

extension UITraitCollection {
  var shortText: String { "width \(horizontalSizeClass), height \(verticalSizeClass)" }
}
