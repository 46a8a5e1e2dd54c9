/// Rotation and resizing, told from coarse to fine (UIKit rows 217-221).
extension SimulatedDevice {
  /// How long the system's own rotation takes, s.
  static let rotationDuration = 0.3

  /// Turns the screen; the app's windows follow, animated.
  public func rotate(to orientation: UIInterfaceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    resize(to: configuration.size(in: orientation))
  }

  /// Gives the screen another size, as a window that is dragged wider does.
  ///
  /// - Parameter size: The new size in the present orientation, pt.
  public func resize(to size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      diagnose(.misuse, "a screen cannot be \(size.width) x \(size.height) pt")
      return
    }
    perform {
      let old = screen.traitCollection
      screen.bounds = CGRect(origin: .zero, size: size)
      for window in windows { changeSize(of: window, to: size, from: old) }
    }
  }

  private func changeSize(of window: UIWindow, to size: CGSize, from old: UITraitCollection) {
    let traits = window.traits(for: size)
    let coordinator = TransitionCoordinator(
      duration: Self.rotationDuration, isAnimated: true, container: window)
    sizeChange = coordinator
    let root = window.rootViewController
    let chain = root.map { [$0] + $0.presentedChain } ?? []
    let traitsChange = !traits.isEqual(window.traitCollection)
    if traitsChange {
      for controller in chain { controller.tellTraits(traits, coordinator) }
    }
    for controller in chain {
      if let presentation = controller.activePresentation {
        presentation.tellSize(size, coordinator)
      } else {
        controller.tellSize(size, coordinator)
      }
    }
    for presentation in chain.compactMap(\.activePresentation) where traitsChange {
      presentation.adapt(to: traits)
    }
    UIView.animate(withDuration: Self.rotationDuration) {
      window.overrideTraits(traits)
      window.frame = CGRect(origin: .zero, size: size)
      coordinator.runAlongside()
      window.setNeedsLayoutInTree()
      window.layoutIfNeeded()
    } completion: { _ in
      coordinator.finish(cancelled: false)
    }
    for transition in transitions { transition.containerSizeDidChange() }
  }
}
