/// The status bar of a device, which is a state and not drawn.
///
/// The topmost full-screen view controller decides about it (UIKit row 324).
@preconcurrency @MainActor
public final class StatusBar {
  /// The style of the content; `default` at the start.
  public private(set) var style = UIStatusBarStyle.default
  /// Whether the bar is hidden; false at the start.
  public private(set) var isHidden = false
  private unowned let device: SimulatedDevice

  init(_ device: SimulatedDevice) { self.device = device }

  /// Asks for the appearance, and shows it.
  ///
  /// - Parameter isAnimated: Whether an animation shows the change.
  func update(animated isAnimated: Bool) {
    device.commitPhase.isStatusBarStale = false
    guard let owner = device.windows.frontmostRoot?.topmost(where: Self.decides) else { return }
    updateSystemGestures(owner)
    let wantedStyle = owner.descendant(\.childForStatusBarStyle).preferredStatusBarStyle
    let wantsHidden = owner.descendant(\.childForStatusBarHidden).prefersStatusBarHidden
    guard wantedStyle != style || wantsHidden != isHidden else { return }
    (style, isHidden) = (wantedStyle, wantsHidden)
    let text = isHidden ? "hidden" : "\(style)"
    device.log(.statusBar, owner, isAnimated ? "\(text), animated" : text)
  }

  /// Whether the indicator of the home gesture hides itself; false at the start.
  public private(set) var isHomeIndicatorAutoHidden = false
  /// The edges at which the app's gestures take precedence over the system's; none at the start.
  public private(set) var deferredEdges: UIRectEdge = []

  private func updateSystemGestures(_ owner: UIViewController) {
    isHomeIndicatorAutoHidden =
      owner.descendant(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    deferredEdges =
      owner.descendant(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures
  }

  /// Asks again what the controllers prefer about the system's gestures.
  func updateSystemGestures() {
    device.windows.frontmostRoot.map { updateSystemGestures($0.topmost(where: Self.decides)) }
  }

  /// Whether the presented controller decides about the bar, instead of those below it.
  static func decides(_ presentation: ModalPresentation) -> Bool {
    presentation.style == .fullScreen
      || presentation.presented.modalPresentationCapturesStatusBarAppearance
  }

  /// Updates the bar after controllers have appeared or disappeared; a transition animates the
  /// change.
  func updateAfterAppearances() {
    update(animated: device.transitions.contains { $0.context?.isAnimated == true })
  }
}

/// The controllers that the system asks about the status bar and the orientation.
extension UIViewController {
  /// Requests an update of the status bar if the controller, which appears or disappears, can decide
  /// about it. For others the update, which visits all presentations, is not needed.
  final func noteAppearanceForStatusBar() {
    guard let device = SimulatedDevice.current, !device.commitPhase.isStatusBarStale else { return }
    if let presentation = presentedAncestor?.activePresentation, !StatusBar.decides(presentation) {
      return
    }
    device.commitPhase.isStatusBarStale = true
  }

  /// Returns whether the topmost controller that fills the window lets the interface rotate; called
  /// on a root view controller (UIKit row 326).
  final func mayRotate(to orientation: UIInterfaceOrientation) -> Bool {
    let owner = topmost { $0.style == .fullScreen || $0.style == .overFullScreen }
    if owner.shouldAutorotate, supports(orientation) { return true }
    SimulatedDevice.current?.log(.size, owner, "does not rotate to \(orientation)")
    return false
  }

  /// Returns whether the topmost controller that fills the window supports an orientation.
  final func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let owner = topmost { $0.style == .fullScreen || $0.style == .overFullScreen }
    return owner.supportedInterfaceOrientations.contains(orientation.mask)
  }

  /// Returns the topmost controller presented above this one whose presentation satisfies a
  /// condition, or this one if there is none; a presentation whose dismissal has begun does not count.
  fileprivate final func topmost(where isSatisfied: (ModalPresentation) -> Bool) -> UIViewController
  {
    var (found, last) = (self, self)
    while let presentation = last.ownPresentation, presentation.isUp, !presentation.isOnItsWayOut {
      last = presentation.presented
      if isSatisfied(presentation) { found = last }
    }
    return found
  }

  /// Follows a property, such as `childForStatusBarStyle`, from this controller to the last one.
  fileprivate final func descendant(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var controller = self
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }
}

extension [UIWindow] {
  /// The root view controller of the frontmost window that has one.
  var frontmostRoot: UIViewController? { last { $0.rootViewController != nil }?.rootViewController }
}

extension UIInterfaceOrientationMask {
  /// The orientations that a controller supports by default: on a phone all but upside down.
  @MainActor static var standard: UIInterfaceOrientationMask {
    SimulatedDevice.current?.configuration.idiom == .pad ? .all : .allButUpsideDown
  }
}
