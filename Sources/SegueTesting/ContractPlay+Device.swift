import SegueCore

/// What the system does meanwhile.
extension ContractPlay {
  /// Sends the app to the background and back.
  func enterBackground() {
    note("enter the background and return")
    device.goToBackgroundAndBack()
  }

  /// Rotates the device.
  func rotate(to orientation: UIInterfaceOrientation) throws(ContractViolation) {
    note("rotate to \(orientation)")
    watch.willRotate()
    device.rotate(to: orientation)
    try check()
  }

  /// Resizes the window to a fraction of the device's size.
  func resize(by factor: CGFloat) throws(ContractViolation) {
    note("resize by \(numberText(factor))")
    watch.willRotate()
    let size = device.configuration.size(in: device.orientation)
    // Constraints position views on pixels, and a window has whole ones.
    device.resize(
      to: CGSize(
        width: (size.width * factor).rounded(), height: (size.height * factor).rounded()))
    try check()
  }
}
