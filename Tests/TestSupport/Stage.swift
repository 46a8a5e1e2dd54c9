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

/// A separate device that shows a root view controller, with control of time.
package struct Stage {
  package let device: SimulatedDevice
  package let window: UIWindow
  package let root: UIViewController

  /// Shows a root view controller, and waits until the device is at rest.
  ///
  /// - Parameter configuration: The device; one of 400 x 600 pt by default.
  package init(
    _ configuration: DeviceConfiguration = DeviceConfiguration(
      size: CGSize(width: 400, height: 600)),
    root: UIViewController = UIViewController()
  ) {
    let device = makeDevice(configuration)
    self.device = device
    self.root = root
    window = device.perform { makeWindow(root) }
    device.settle()
  }

  /// Shows an empty root view controller, and names it and the controller that the test presents.
  package init(_ configuration: DeviceConfiguration, presenting panel: UIViewController) {
    self.init(configuration)
    root.restorationIdentifier = "root"
    panel.restorationIdentifier = "panel"
  }

  // MARK: Time

  /// Runs one run-loop turn, which starts requested transitions.
  package func turn() { device.turn() }
  /// Advances time, s.
  package func advance(by seconds: Double) { device.advance(by: seconds) }
  /// Advances time until the device is at rest.
  package func settle() { device.settle() }
  /// The time, s, rounded to a multiple of 1e-6.
  package var now: Double { Double(rounded(CGFloat(device.now))) }

  /// Returns a value at several times, s from now.
  package func values<Value>(at times: [Double], of value: () -> Value) -> [Value] {
    let start = device.now
    return times.map { time in
      device.advance(to: start + time)
      return value()
    }
  }

  // MARK: Results

  /// The messages of the device's diagnostics, in order.
  package var diagnosticMessages: [String] { device.diagnostics.map(\.message) }
  /// The codes of the device's diagnostics, in order.
  package var diagnosticCodes: [DeviceDiagnostic.Code] { device.diagnostics.map(\.code) }
  /// The view tree of the window, with model and presentation values.
  package var tree: [String] { device.perform { treeLines(of: window) } }
}

/// A fixture of a test that has a stage.
package protocol StageHolder {
  /// The device and the window that it shows.
  var stage: Stage { get }
}

extension StageHolder {
  package var device: SimulatedDevice { stage.device }
  package var window: UIWindow { stage.window }
  package var root: UIViewController { stage.root }
  package var tree: [String] { stage.tree }
  package var diagnosticMessages: [String] { stage.diagnosticMessages }
}
