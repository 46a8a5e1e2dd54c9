import HeadlessUIKit
// Every row uses it.
@_exported import TestSupport
import Testing

/// A simulated device with one window, its clock, and a call log: what a row needs besides UIKit.
///
/// `iOS/Rows/Driver.swift` has the same interface, for UIKit.
struct Driver {
  let log = CallLog()
  private(set) var root: LoggingController
  let window: UIWindow
  private let device: SimulatedDevice

  /// Runs a test on a device that shows an empty root view controller. A diagnostic that the test does
  /// not read fails it.
  ///
  /// It returns nothing, because on iOS a run can be skipped.
  static func run(
    _ configuration: DeviceConfiguration = DeviceConfiguration(),
    choosing choose: (inout BehaviorChoices) -> Void = { _ in },
    _ body: (Driver) throws -> Void
  ) rethrows {
    var configuration = configuration
    choose(&configuration.choices)
    let device = SimulatedDevice(configuration)
    defer { checkOfUnreadDiagnostics()(device.diagnosticLog.unread) }
    try device.perform { try body(Driver(device)) }
  }

  private init(_ device: SimulatedDevice) {
    self.device = device
    root = LoggingController("root", log)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    log.clear()
  }

  /// Runs one run-loop turn.
  func turn() { device.turn() }
  /// Advances the clock, s.
  func advance(by seconds: Double) { device.advance(by: seconds) }
  /// Advances the clock until no animation or transition is running.
  func settle() { device.settle() }
  /// The current time, s.
  var now: Double { device.now }
  /// Rotates the screen.
  func rotate(to orientation: UIInterfaceOrientation) { device.rotate(to: orientation) }
  /// Resizes the screen, pt.
  func resize(to size: CGSize) { device.resize(to: size) }
  /// Taps at a point, pt.
  func tap(at point: CGPoint) { device.tap(at: point) }
  /// Begins a touch at a point, pt.
  func touchDown(at point: CGPoint) { device.touchDown(at: point) }
  /// Moves the touch to a point, pt.
  func touchMove(to point: CGPoint) { device.touchMove(to: point) }
  /// Cancels the touch, as the system does.
  func touchCancel() { device.touchCancel() }
  /// Ends the touch.
  func touchUp() { device.touchUp() }
  /// The end frame of the keyboard; `nil` while it is hidden.
  var keyboardFrame: CGRect? { device.keyboardFrame }
  /// Types on the keyboard; returns `false` when no keyboard is shown.
  @discardableResult
  func typeText(_ text: String) -> Bool { device.typeText(text) }
  /// Moves the app to the background and back to the foreground.
  func goToBackgroundAndBack() { device.goToBackgroundAndBack() }
  /// The style of the status bar.
  var statusBarStyle: UIStatusBarStyle { device.statusBar.style }
  /// Whether the status bar is hidden.
  var isStatusBarHidden: Bool { device.statusBar.isHidden }
  /// The transition events in the device's log, as text.
  var transitionEvents: [String] {
    device.events.filter { $0.kind == .transition }.map { "\($0.subject) \($0.text)" }
  }
  /// The diagnostics, in order; UIKit prints them to the console or raises an exception.
  var diagnosticMessages: [String] { device.diagnostics.map(\.message) }
}

/// Runs a block for every action of a recognizer, which does not retain the target, or of a display
/// link, which does.
final class ActionTarget {
  private let action: () -> Void

  init(of recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
    self.action = action
    recognizer.addTarget(self, action: Selector(ActionTarget.act))
  }

  private init(_ action: @escaping () -> Void) { self.action = action }

  static func displayLink(_ action: @escaping () -> Void) -> CADisplayLink {
    CADisplayLink(target: ActionTarget(action), selector: Selector(ActionTarget.act))
  }

  func act() { action() }
}

extension DeviceConfiguration {
  /// A tablet, with both size classes regular.
  nonisolated static let tablet = DeviceConfiguration(
    name: "tablet", size: CGSize(width: 768, height: 1024), idiom: .pad)
  /// A phone that ends abandoned transitions, so that a test can continue.
  static let endingAbandonedTransitions = {
    var configuration = DeviceConfiguration()
    configuration.endsAbandonedTransitions = true
    return configuration
  }()
}
