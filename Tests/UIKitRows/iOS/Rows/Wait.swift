import HeadlessUIKit

/// Waits that run the main run loop.
enum Wait {
  /// Runs one pass of the run loop.
  static func pass() { _ = RunLoop.main.run(mode: .default, before: Date()) }

  /// Runs the run loop until a condition holds, or for a time, s.
  static func until(atMost seconds: Double, _ condition: () -> Bool) {
    let limit = CACurrentMediaTime() + seconds
    while !condition() {
      let rest = limit - CACurrentMediaTime()
      guard rest > 0 else { return }
      // A frame at most, because a condition is not an event of the run loop.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: min(rest, 1.0 / 120)))
    }
  }

  /// Returns the active scene of the host app, which may still be connecting.
  static func forScene() -> UIWindowScene? {
    var scene: UIWindowScene?
    // Short, because every row waits that long if there is none.
    until(atMost: 2) {
      scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .first { $0.activationState == .foregroundActive }
      return scene != nil
    }
    return scene
  }

  /// Returns whether the main dispatch queue is serviced while the run loop runs. In a block of that
  /// queue it is not.
  static func servicesMainQueue() -> Bool {
    let flag = Flag()
    DispatchQueue.main.async { MainActor.assumeIsolated { flag.isSet = true } }
    until(atMost: 0.5) { flag.isSet }
    return flag.isSet
  }

  private final class Flag { var isSet = false }

  /// Rotates a scene, and runs the run loop until it has its new geometry.
  static func rotate(
    _ scene: UIWindowScene, to orientation: UIInterfaceOrientation,
    onError report: @escaping @Sendable (any Error) -> Void
  ) {
    // The mask's bits have the numbers of the orientations.
    let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { report($0) }
    until(atMost: 3) { scene.effectiveGeometry.interfaceOrientation == orientation }
  }

  /// Removes all windows but some from a scene, and returns to portrait.
  static func restore(_ scene: UIWindowScene, to windows: [UIWindow]) {
    for window in scene.windows where !windows.contains(where: { $0 === window }) {
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
    }
    windows.first?.makeKeyAndVisible()
    if scene.effectiveGeometry.interfaceOrientation != .portrait {
      rotate(scene, to: .portrait) { _ in }
    }
    until(atMost: 0.02) { false }
  }
}

extension CALayer {
  /// Whether the layer or one below it has an animation that ends by itself.
  var isAnimating: Bool {
    guard speed != 0 else { return false }
    let animations = (animationKeys() ?? []).compactMap { animation(forKey: $0) }
    let ends = animations.contains {
      $0.speed != 0 && $0.repeatCount < 1000 && $0.isRemovedOnCompletion
    }
    return ends || (sublayers ?? []).contains(where: \.isAnimating)
  }
}

extension UIWindow {
  /// Whether a view controller of the window has a transition.
  var hasTransition: Bool {
    var waiting = [rootViewController].compactMap(\.self)
    while let controller = waiting.popLast() {
      if controller.transitionCoordinator != nil { return true }
      waiting += controller.children
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        waiting.append(presented)
      }
    }
    return false
  }
}
