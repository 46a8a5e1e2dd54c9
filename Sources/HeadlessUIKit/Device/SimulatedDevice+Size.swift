/// Rotation and resizing, told from coarse to fine (UIKit rows 217-221).
extension SimulatedDevice {
  /// How long the system's own rotation takes, s.
  static let rotationDuration = 0.3

  /// Turns the screen; the app's windows follow, animated.
  public func rotate(to orientation: UIInterfaceOrientation) {
    guard orientation != self.orientation else { return }
    let turn = orientation.angle - self.orientation.angle
    self.orientation = orientation
    resize(to: configuration.size(in: orientation), turnedBy: turn)
  }

  /// Gives the screen another size, as a window that is dragged wider does.
  ///
  /// - Parameter size: The new size in the present orientation, pt.
  public func resize(to size: CGSize) { resize(to: size, turnedBy: 0) }

  private func resize(to size: CGSize, turnedBy angle: CGFloat) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      diagnose(.misuse, "a screen cannot be \(size.width) x \(size.height) pt")
      return
    }
    perform {
      // The size changes in a run-loop turn of its own. What was asked for before has its layout pass
      // first, so that no transition begins inside the animation of the change.
      commitPhase.run()
      let keyboardFrame = keyboard.frame
      screen.bounds = CGRect(origin: .zero, size: size)
      for window in windows where !(window is KeyboardWindow) {
        window.changeSize(to: size, turnedBy: angle, on: self)
      }
      UIView.animate(withDuration: Self.rotationDuration) { [keyboard] in
        keyboard.screenDidChange(from: keyboardFrame)
      }
    }
  }
}

extension UIInterfaceOrientation {
  /// How the screen is turned against its content, in radians; clockwise is positive.
  fileprivate var angle: CGFloat {
    switch self {
    case .landscapeLeft: .pi / 2
    case .landscapeRight: -.pi / 2
    case .portraitUpsideDown: .pi
    default: 0
    }
  }
}
