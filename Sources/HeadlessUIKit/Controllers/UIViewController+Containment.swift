/// Children: who belongs to whom, and what parents pass down.
extension UIViewController {
  final func adopt(_ child: UIViewController) {
    guard child !== self, child.parentController !== self else { return }
    // A child of another parent leaves it first (UIKit row 288).
    if child.parentController != nil { child.leaveParent() }
    child.willMove(toParent: self)
    child.parentController = self
    childControllers.append(child)
  }

  final func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parent.overrides[ObjectIdentifier(self)] = nil
    parentController = nil
    didMove(toParent: nil)
  }

  /// Gives a child other traits than the parent's; nil takes them back.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parentController === self else { return }
    overrides[ObjectIdentifier(childViewController)] =
      collection.map { UITraitCollection(traitsFrom: [traitCollection, $0]) }
  }

  /// Passes a change of size on to the children whose size changes with it (UIKit row 220).
  final func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  final func tellSize(_ size: CGSize, _ coordinator: TransitionCoordinator) {
    SimulatedDevice.current?.log(.size, self, "viewWillTransition(to: \(size.shortText))")
    viewWillTransition(to: size, with: coordinator)
  }

  final func tellTraits(_ traits: UITraitCollection, _ coordinator: TransitionCoordinator) {
    SimulatedDevice.current?.log(.size, self, "willTransition(to: \(traits.shortText))")
    willTransition(to: traits, with: coordinator)
    activePresentation?.controller.willTransition(to: traits, with: coordinator)
  }

  final func tellPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    activePresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// The nearest controller with the context's animation, or that of a size change (UIKit row 100).
  final func findCoordinator() -> (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let present = controller {
      if let running = present.activePresentation?.transition?.coordinator { return running }
      if let running = present.ownPresentation?.transition?.coordinator { return running }
      controller = present.parent
    }
    return viewIfLoaded?.window == nil ? nil : SimulatedDevice.current?.sizeChange
  }
}

extension CGSize {
  var shortText: String { "\(width.shortText) x \(height.shortText)" }
}

extension CGFloat {
  /// A number as a log shows it: no fraction where there is none.
  var shortText: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}

extension UITraitCollection {
  var shortText: String { "width \(horizontalSizeClass), height \(verticalSizeClass)" }
}
