import HeadlessUIKit

/// What both drivers do alike: the simulated device's, and that for iOS.
extension Driver {
  /// Makes a view controller that logs its callbacks under a name.
  func controller(
    _ name: String, style: UIModalPresentationStyle = .automatic
  ) -> LoggingController {
    let made = LoggingController(name, log)
    made.modalPresentationStyle = style
    return made
  }

  /// Makes a view controller that a delegate presents in the custom style.
  func custom(_ name: String, _ delegate: LoggingDelegate) -> LoggingController {
    let made = controller(name, style: .custom)
    made.transitioningDelegate = delegate
    return made
  }

  /// Presents a view controller, waits until the transition ends, and clears the log.
  func show(_ controller: UIViewController, on presenter: UIViewController? = nil) {
    (presenter ?? root).present(controller, animated: true)
    settle()
    log.clear()
  }
}
