package import SegueMotion

extension GestureRelease {
  /// Logs the release of a gesture that moved a view controller's view.
  package func log(for controller: UIViewController, on device: SimulatedDevice?) {
    device?.log(.release, controller, description)
  }

  /// Logs the release of one of the system's gestures.
  func log(for controller: UIViewController) { log(for: controller, on: .current) }

  /// Returns the decision of a gesture that compares its projection with a limit, pt.
  static func decision(_ finishes: Bool, byProjectionPast limit: CGFloat) -> String {
    let limit = text(limit)
    return finishes
      ? "completes, because the projection is past \(limit) pt"
      : "is canceled, because the projection is not past \(limit) pt"
  }
}
