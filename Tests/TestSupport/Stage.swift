package import HeadlessUIKit

/// Shows a window with a root view controller on the current device.
@discardableResult
package func makeWindow(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

/// Shows a window with views on the current device, without a view controller.
@discardableResult
package func makeWindow(_ views: UIView...) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  for view in views { window.addSubview(view) }
  window.makeKeyAndVisible()
  return window
}

/// A device of its own that shows a root view controller, time, and a touch.
package struct Stage {
  package let device: SimulatedDevice
  package let window: UIWindow
  package let root: UIViewController

  /// Shows a root view controller, and waits until nothing moves.
  ///
  /// - Parameter configuration: The device; one of 400 x 600 pt by default.
  package init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 400, height: 600)),
    root: UIViewController = UIViewController()
  ) {
    let device = SimulatedDevice(configuration)
    self.device = device
    self.root = root
    window = device.perform { makeWindow(root) }
    device.settle()
  }

  /// Shows an empty root view controller, and names it and the one that the test presents over it.
  package init(_ configuration: DeviceConfiguration, presenting panel: UIViewController) {
    self.init(configuration)
    root.restorationIdentifier = "root"
    panel.restorationIdentifier = "panel"
  }

  // MARK: Time

  /// One turn of the run loop: what was asked for begins.
  package func turn() { device.turn() }
  /// Lets time pass, s.
  package func advance(by seconds: Double) { device.advance(by: seconds) }
  /// Lets time pass until nothing moves.
  package func settle() { device.settle() }
  /// The time, s, without the rounding of its last digits.
  package var now: Double { Double(rounded(CGFloat(device.now))) }

  /// A value at some moments, s from now.
  package func values<Value>(at times: [Double], of value: () -> Value) -> [Value] {
    let start = device.now
    return times.map { time in
      device.advance(to: start + time)
      return value()
    }
  }

  // MARK: Results

  /// The messages of what UIKit reported, in order.
  package var diagnosticMessages: [String] { device.diagnostics.map(\.message) }
  /// The codes of what UIKit reported, in order.
  package var diagnosticCodes: [DeviceDiagnostic.Code] { device.diagnostics.map(\.code) }
  /// Everything in the window, as it is and as it is shown.
  package var tree: [String] { device.perform { treeLines(of: window) } }
}

/// What a test of one subject has beside a stage.
package protocol StageHolder {
  /// The device and what it shows.
  var stage: Stage { get }
}

extension StageHolder {
  package var device: SimulatedDevice { stage.device }
  package var window: UIWindow { stage.window }
  package var root: UIViewController { stage.root }
  package var tree: [String] { stage.tree }
  package var diagnosticMessages: [String] { stage.diagnosticMessages }
}
