import HeadlessUIKit

/// A window of 400 x 800 pt on a device without safe area, time, and a finger.
struct Stage {
  let device: SimulatedDevice
  let window: UIWindow

  /// Runs a test with an app in the window.
  static func run<Root: UIViewController>(
    _ root: Root, _ body: (Stage) throws -> Void
  ) rethrows {
    let device = SimulatedDevice(
      DeviceConfiguration(size: CGSize(width: 400, height: 800), portraitSafeArea: .zero))
    try device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.settle()
      try body(Stage(device: device, window: window))
    }
  }

  // MARK: Time

  /// One turn of the run loop: what was asked for begins.
  func turn() { device.turn() }
  /// Lets time pass, s.
  func advance(by seconds: Double) { device.advance(by: seconds) }
  /// Lets time pass until nothing moves.
  func settle() { device.settle() }
  /// The time, s, without what adding up leaves.
  var now: Double { rounded(device.now) }

  /// What is shown at some moments, s from now.
  func values<Value>(at times: [Double], of value: () -> Value) -> [Value] {
    let start = device.now
    return times.map { time in
      device.advance(to: start + time)
      return value()
    }
  }

  // MARK: What is seen

  /// What UIKit complained about.
  var complaints: [String] { device.diagnostics.map(\.message) }
  /// The codes of what UIKit complained about.
  var complaintCodes: [DeviceDiagnostic.Code] { device.diagnostics.map(\.code) }
  /// Everything in the window, as it is and as it is shown.
  var tree: [String] { treeLines(of: window) }

  // MARK: Fingers

  /// A finger lands and goes some way in five steps, a frame each; it stays on the screen.
  func drag(from start: CGPoint, by way: CGVector) {
    device.touchDown(at: start)
    turn()
    for step in 1...5 {
      let share = CGFloat(step) / 5
      advance(by: 1.0 / 60)
      device.touchMove(to: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
      turn()
    }
  }

  /// The finger goes on to a point.
  func move(to point: CGPoint) {
    advance(by: 1.0 / 60)
    device.touchMove(to: point)
    turn()
  }

  /// The finger rests, so that it throws nothing, and lifts.
  func lift() {
    advance(by: 0.2)
    device.touchUp()
    turn()
  }
}

/// A number without the rounding of its last digits.
func rounded(_ number: Double) -> Double {
  let near = (number * 1e6).rounded() / 1e6
  return near == 0 ? 0 : near
}

/// Where a view is shown now, in its superview.
func shownFrame(of view: UIView) -> CGRect {
  let frame = view.layer.presentation()?.frame ?? view.frame
  return CGRect(
    x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
    height: rounded(frame.height))
}

/// How opaque a view is shown now, by itself.
func shownAlpha(of view: UIView) -> Double {
  rounded(view.layer.presentation().map { Double($0.opacity) } ?? -1)
}

/// All that a cancelled transition leaves as it was, a line for each view.
private func treeLines(of view: UIView, depth: Int = 0) -> [String] {
  let layer = view.layer
  let line =
    "\(view.accessibilityIdentifier ?? "\(type(of: view))") \(view.bounds) \(view.center) "
    + "\(view.transform) \(view.alpha) \(view.isHidden) \(view.isUserInteractionEnabled) "
    + "\(layer.cornerRadius) \(layer.shadowOpacity) \(shownFrame(of: view)) "
    + "\(shownAlpha(of: view))"
  return [String(repeating: " ", count: depth) + line]
    + view.subviews.flatMap { treeLines(of: $0, depth: depth + 1) }
}
