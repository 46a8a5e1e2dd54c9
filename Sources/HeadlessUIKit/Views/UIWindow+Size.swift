extension UIWindow {
  /// Resizes the window to the screen, animated; the view controllers are notified from the root
  /// down (UIKit rows 217-221).
  ///
  /// - Parameter angle: The rotation of the screen, in radians; clockwise is positive.
  final func changeSize(to size: CGSize, turnedBy angle: CGFloat, on device: SimulatedDevice) {
    // Rotated upside down: only the safe area changes.
    guard bounds.size != size else { return setNeedsLayoutInTree() }
    let duration = SimulatedDevice.rotationDuration
    let coordinator = TransitionCoordinator(duration: duration, isAnimated: true, container: self)
    device.sizeChange = coordinator
    let traits = traits(for: size)
    let traitsChange = !traits.isEqual(traitCollection)
    let presentations = rootViewController?.presentationsAbove ?? []
    if traitsChange {
      rootViewController?.sendTraits(traits, coordinator)
      for presentation in presentations { presentation.controller.sendTraits(traits, coordinator) }
    }
    rootViewController?.sendSize(size, coordinator)
    for presentation in presentations {
      presentation.controller.sendSize(presentation.containerSize(in: size), coordinator)
    }
    if angle != 0 {
      // The content starts in its former orientation on the display, and rotates upright.
      transform = CGAffineTransform(rotationAngle: angle)
      center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    let added = ViewsAddedDuringResize(before: self)
    UIView.animate(withDuration: duration) {
      self.overrideTraits(traits)
      self.transform = .identity
      self.frame = CGRect(origin: .zero, size: size)
      if traitsChange {
        UIView.performWithoutAnimation {
          for presentation in presentations { presentation.adapt(to: traits, coordinator) }
        }
        added.begin(in: self)
      }
      coordinator.runAlongside()
      for presentation in presentations { presentation.updateContainerFrame() }
      self.layoutIfNeeded()
    } completion: { _ in
      coordinator.finish(canceled: false)
    }
  }
}
