/// The interface orientation, the status bar's frame, and who is notified of their changes.
extension SimulatedDevice {
  /// The maximum height of the status bar, pt: it is lower than the safe area of a phone whose display
  /// has a hole.
  private static let highestStatusBar: CGFloat = 54

  /// The traits of the app, without those that a window overrides.
  var traits: UITraitCollection { traits(for: screen.bounds.size) }

  /// Returns the traits of the app in a size.
  func traits(for size: CGSize) -> UITraitCollection {
    configuration.traits(
      for: size, style: interfaceStyle, layoutDirection: layoutDirection,
      contentSizeCategory: preferredContentSizeCategory)
  }

  /// Whether the status bar is hidden: by its view controller, or on a phone in landscape.
  var isStatusBarHidden: Bool {
    statusBar.isHidden || configuration.idiom == .phone && orientation.isLandscape
  }

  /// The frame of the status bar; zero while it is hidden.
  var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let height = min(Self.highestStatusBar, configuration.safeArea(in: orientation).top)
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }

  /// Rotates the device; the interface follows if the topmost full-screen controller and the app support
  /// the orientation. A device that lies flat does not rotate the interface.
  public func rotateDevice(to orientation: UIDeviceOrientation) {
    hardware.change(to: orientation)
    if let interface = orientation.interface { followDevice(to: interface) }
  }

  /// Rotates the interface to an orientation, if it is supported.
  @discardableResult
  func followDevice(to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != self.orientation else { return true }
    guard perform({ mayRotate(to: orientation) }) else { return false }
    perform { changeOrientation(to: orientation) }
    return true
  }

  private func mayRotate(to orientation: UIInterfaceOrientation) -> Bool {
    guard appOrientations.contains(orientation.mask) else {
      log(.size, application, "does not rotate to \(orientation)")
      return false
    }
    return windows.frontmostRoot?.mayRotate(to: orientation) != false
  }

  /// The orientations that the app's delegate supports.
  private var appOrientations: UIInterfaceOrientationMask {
    let application = application
    return application.delegate?.application(
      application, supportedInterfaceOrientationsFor: application.keyWindow) ?? .all
  }

  private func changeOrientation(to new: UIInterfaceOrientation) {
    let (old, oldFrame) = (orientation, statusBarFrame)
    let geometry = SceneGeometry(self)
    let angle = new.angle - old.angle
    let notices = OrientationNotices(device: self)
    notices.willChange(to: new)
    orientation = new
    let size = configuration.size(in: new)
    notices.willChangeFrame(from: oldFrame, to: size)
    resize(to: size, rotatedBy: angle)
    notices.didChangeFrame(from: oldFrame)
    notices.didChange(from: old)
    geometry.notify(self)
  }

  /// Rotates the interface if it may no longer have its orientation, or if it may have the device's.
  func updateSupportedOrientations() {
    guard let root = windows.frontmostRoot else { return }
    if let wanted = hardware.orientation.interface, wanted != orientation,
      mayRotate(to: wanted)
    {
      changeOrientation(to: wanted)
    } else if !root.supports(orientation) {
      rotateToSupported(.all)
    }
  }

  /// Rotates the interface to the first supported orientation of a set; returns false if there is none.
  @discardableResult
  func rotateToSupported(_ mask: UIInterfaceOrientationMask) -> Bool {
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    for wanted in all where mask.contains(wanted.mask) {
      if wanted == orientation { return true }
      if mayRotate(to: wanted) {
        changeOrientation(to: wanted)
        return true
      }
    }
    return false
  }
}

/// The notifications and calls of delegates about a rotation.
private struct OrientationNotices {
  let device: SimulatedDevice

  private var application: UIApplication { device.application }

  func willChange(to new: UIInterfaceOrientation) {
    application.delegate?.application(
      application, willChangeStatusBarOrientation: new, duration: SimulatedDevice.rotationDuration)
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation: new)
  }

  func didChange(from old: UIInterfaceOrientation) {
    application.delegate?.application(application, didChangeStatusBarOrientation: old)
    post(UIApplication.didChangeStatusBarOrientationNotification, orientation: old)
  }

  /// Called when the device has its new orientation, but the screen its former size.
  func willChangeFrame(from old: CGRect, to size: CGSize) {
    var new = device.statusBarFrame
    if !device.isStatusBarHidden { new.size.width = size.width }
    guard new != old else { return }
    application.delegate?.application(application, willChangeStatusBarFrame: new)
    post(UIApplication.willChangeStatusBarFrameNotification, frame: new)
  }

  func didChangeFrame(from old: CGRect) {
    guard device.statusBarFrame != old else { return }
    application.delegate?.application(application, didChangeStatusBarFrame: old)
    post(UIApplication.didChangeStatusBarFrameNotification, frame: old)
  }

  private func post(_ name: NSNotification.Name, orientation: UIInterfaceOrientation) {
    let number = NSNumber(value: orientation.rawValue)
    post(name, [UIApplication.statusBarOrientationUserInfoKey: number])
  }

  private func post(_ name: NSNotification.Name, frame: CGRect) {
    post(name, [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: application, userInfo: info)
  }
}

/// The geometry of a scene before a change, of which its delegate and observers are notified.
struct SceneGeometry {
  private let bounds: CGRect
  private let orientation: UIInterfaceOrientation
  private let traits: UITraitCollection

  init(_ device: SimulatedDevice) {
    bounds = device.screen.bounds
    orientation = device.orientation
    traits = device.traits
  }

  func notify(_ device: SimulatedDevice) {
    device.perform {
      guard let scene = device.application.connectedScene else { return }
      let screen = UIScreen()
      screen.ownBounds = bounds
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: screen.coordinateSpace, interfaceOrientation: orientation,
        traitCollection: traits)
      scene.callTraitHandlers(from: traits, to: scene.traitCollection)
    }
  }
}

extension UIWindowScene {
  final func requestUpdate(
    _ preferences: GeometryPreferences, _ handler: ((any Error) -> Void)?
  ) {
    device?.schedule(after: 0) { [weak self] in
      guard let device = self?.device, let mask = preferences.orientations else { return }
      if mask.contains(device.orientation.mask) || device.rotateToSupported(mask) { return }
      handler?(UISceneError(.geometryRequestDenied))
    }
  }
}

extension UIDeviceOrientation {
  /// The interface orientation of a device that is not flat.
  nonisolated var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

extension UIInterfaceOrientation {
  /// The orientation as a set.
  nonisolated var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// The orientation of a device with the interface orientation.
  nonisolated var device: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}
