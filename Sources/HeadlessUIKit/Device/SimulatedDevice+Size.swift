/// Rotation and resizing (UIKit rows 217-221).
extension SimulatedDevice {
  /// The duration of the system's rotation animation, s.
  static let rotationDuration = 0.3

  /// Rotates the device; if the topmost full-screen controller supports the orientation, the app's
  /// windows are resized with an animation, otherwise nothing happens (UIKit row 326).
  public func rotate(to orientation: UIInterfaceOrientation) {
    hardware.change(to: orientation.device)
    followDevice(to: orientation)
  }

  /// Resizes the screen to a size in the current orientation, pt, as when the user resizes a window.
  public func resize(to size: CGSize) {
    let geometry = SceneGeometry(self)
    resize(to: size, rotatedBy: 0)
    geometry.notify(self)
  }

  func resize(to size: CGSize, rotatedBy angle: CGFloat) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      diagnose(.invalidCall, "a screen cannot be \(size.width) x \(size.height) pt")
      return
    }
    perform {
      // The size changes in a separate run-loop turn. Pending layout runs first, so that no
      // transition begins inside the animation of the change.
      commitPhase.run(on: self)
      let keyboardFrame = keyboard.frame
      screen.ownBounds = CGRect(origin: .zero, size: size)
      for window in windows where window.hasScreensSize {
        window.changeSize(to: size, turnedBy: angle, on: self)
      }
      UIView.animate(withDuration: Self.rotationDuration) { [keyboard] in
        keyboard.screenDidChange(from: keyboardFrame)
      }
    }
  }
}

extension UIInterfaceOrientation {
  /// The rotation of the screen relative to its content, rad; clockwise is positive.
  var angle: CGFloat {
    switch self {
    case .landscapeLeft: .pi / 2
    case .landscapeRight: -.pi / 2
    case .portraitUpsideDown: .pi
    default: 0
    }
  }
}
