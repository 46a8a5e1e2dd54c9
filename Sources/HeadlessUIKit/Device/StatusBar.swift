/// What a device shows of its status bar.
nonisolated public struct StatusBarAppearance: Hashable, Sendable {
  /// The style of the content; `default` at the start.
  public var style = UIStatusBarStyle.default
  /// Whether the bar is hidden; false at the start.
  public var isHidden = false
}

/// What the system asks the view controllers in front: the status bar and the orientation.
struct SystemInquiry {
  let device: SimulatedDevice

  /// The root view controller of the frontmost window that has one.
  private var frontmostRoot: UIViewController? {
    device.windows.last { $0.rootViewController != nil }?.rootViewController
  }

  /// Asks for the status bar's appearance, and shows it (UIKit row 324).
  ///
  /// - Parameter isAnimated: Whether an animation shows the change.
  func updateStatusBar(animated isAnimated: Bool) {
    device.needsStatusBarUpdate = false
    let owner = frontmostRoot?.topmost {
      $0.style == .fullScreen || $0.presented.modalPresentationCapturesStatusBarAppearance
    }
    guard let owner else { return }
    let wanted = StatusBarAppearance(
      style: owner.descendant(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: owner.descendant(\.childForStatusBarHidden).prefersStatusBarHidden)
    guard wanted != device.statusBar else { return }
    device.statusBar = wanted
    let text = wanted.isHidden ? "hidden" : "\(wanted.style)"
    device.log(.statusBar, owner, isAnimated ? "\(text), animated" : text)
  }

  /// Updates the status bar after controllers have appeared or disappeared; a transition animates
  /// the change.
  func updateStatusBarIfNeeded() {
    guard device.needsStatusBarUpdate else { return }
    updateStatusBar(animated: device.transitions.contains { $0.context?.isAnimated == true })
  }

  /// Returns whether the topmost controller that fills the window lets the interface rotate
  /// (UIKit row 326).
  func mayRotate(to orientation: UIInterfaceOrientation) -> Bool {
    let owner = frontmostRoot?.topmost { $0.style == .fullScreen || $0.style == .overFullScreen }
    guard let owner else { return true }
    let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    if owner.shouldAutorotate, owner.supportedInterfaceOrientations.contains(mask) { return true }
    device.log(.size, owner, "does not rotate to \(orientation)")
    return false
  }
}

extension UIViewController {
  /// Returns the topmost controller presented above this one whose presentation satisfies a
  /// condition, this one without any; a dismissal that has begun does not count.
  fileprivate final func topmost(where isSatisfied: (ModalPresentation) -> Bool) -> UIViewController
  {
    var (found, last) = (self, self)
    while let presentation = last.ownPresentation, presentation.isUp, !presentation.isOnItsWayOut {
      last = presentation.presented
      if isSatisfied(presentation) { found = last }
    }
    return found
  }

  /// Returns the controller that the controllers from this one on name in turn.
  fileprivate final func descendant(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var controller = self
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations that a controller supports by default: on a phone all but upside down.
  @MainActor static var standard: UIInterfaceOrientationMask {
    SimulatedDevice.current?.configuration.idiom == .pad ? .all : .allButUpsideDown
  }
}
