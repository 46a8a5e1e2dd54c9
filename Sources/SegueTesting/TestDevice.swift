public import SegueCore
import SegueScenario
public import Testing

/// A simulated device that a test uses as a person does: by touches, rotations and time.
///
/// ```swift
/// let device = TestDevice(.phone) { ListController() }
/// device.tap("open")
/// device.settle()
/// device.drag(from: "grabber", by: CGVector(dx: 0, dy: 400), over: 0.3)
/// #expect(device.root.presentedViewController != nil)
/// ```
///
/// A view is named by its `accessibilityIdentifier`. A view that cannot be touched, and a device that does
/// not come to rest, are issues of the test, with the reason.
public final class TestDevice {
  /// The device; its `diagnostics` are what UIKit would log, and what would freeze an app.
  public let device: SimulatedDevice
  /// The window's root view controller.
  public let root: UIViewController
  let run: CodeRun

  /// Shows a view controller in a window.
  ///
  /// - Parameters:
  ///   - configuration: The device; by default a phone of 393 x 852 pt.
  ///   - makeRoot: Makes the window's root view controller.
  public convenience init(
    _ configuration: DeviceConfiguration = .phone, showing makeRoot: () -> UIViewController
  ) {
    self.init(
      configuration, title: "", file: "", recordsFrames: false, showing: makeRoot)
  }

  init(
    _ configuration: DeviceConfiguration, title: String, file: String, recordsFrames: Bool,
    showing makeRoot: () -> UIViewController
  ) {
    let device = SimulatedDevice(configuration)
    root = device.perform {
      let root = makeRoot()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return root
    }
    device.settle()
    self.device = device
    run = CodeRun(title, file: file, on: device, recordsFrames: recordsFrames)
  }

  /// The messages of the device's diagnostics, in order.
  public var diagnostics: [String] { device.diagnostics.map(\.message) }

  /// Runs code of the app, such as `root.present(panel, animated: true)`.
  ///
  /// - Parameter step: What the code does, for a recording.
  public func perform(_ step: String = "run code", _ body: () -> Void) { run.perform(step, body) }

  /// Touches the view with an identifier for 50 ms.
  public func tap(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = point(of: identifier, sourceLocation) else { return }
    run.perform("tap \(identifier)") {}
    run.tap(at: point)
  }

  /// Touches a point of the screen, pt, for 50 ms.
  public func tap(at point: CGPoint) {
    run.perform("tap [\(Double(point.x)), \(Double(point.y))]") {}
    run.tap(at: point)
  }

  /// Drags the view with an identifier, at a constant velocity with which the touch ends.
  ///
  /// - Parameters:
  ///   - identifier: The view on which the touch begins, at its center.
  ///   - distance: The distance of the touch, pt.
  ///   - seconds: The duration of the drag, s; a third of a second by default.
  public func drag(
    from identifier: String, by distance: CGVector, over seconds: Double = 1.0 / 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = point(of: identifier, sourceLocation) else { return }
    drag(from: point, by: distance, over: seconds, "drag \(identifier)")
  }

  /// Drags from a point of the screen, pt, as from the leading edge for a swipe back.
  public func drag(from point: CGPoint, by distance: CGVector, over seconds: Double = 1.0 / 3) {
    drag(from: point, by: distance, over: seconds, "drag [\(Double(point.x)), \(Double(point.y))]")
  }

  private func drag(
    from point: CGPoint, by distance: CGVector, over seconds: Double, _ step: String
  ) {
    run.perform("\(step) by [\(Double(distance.dx)), \(Double(distance.dy))]") {}
    run.drag(from: point, by: distance, for: seconds)
  }

  /// Swipes across the view with an identifier: a drag of 200 pt at 1,500 pt/s.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, on identifier: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let length: CGFloat = 200
    let distance =
      switch direction {
      case .left: CGVector(dx: -length, dy: 0)
      case .up: CGVector(dx: 0, dy: -length)
      case .down: CGVector(dx: 0, dy: length)
      default: CGVector(dx: length, dy: 0)
      }
    drag(
      from: identifier, by: distance, over: length / 1500, sourceLocation: sourceLocation)
  }

  /// Rotates the device.
  public func rotate(to orientation: UIInterfaceOrientation) {
    run.perform("rotate") { device.rotate(to: orientation) }
  }

  /// Advances time, s.
  public func advance(by seconds: Double) { run.wait(seconds) }

  /// Advances time until nothing moves: an issue if that takes more than 30 s, or if the app is frozen.
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !run.settle(timeout: 30) else { return }
    let reason = device.isFrozen ? "the app is frozen" : "something still moves after 30 s"
    let text = ([reason] + diagnostics).joined(separator: "; ")
    Issue.record(
      "the device does not settle: \(text)", sourceLocation: sourceLocation)
  }

  /// Enters the background and returns, for which the system cancels touches and finishes animations.
  public func background() {
    run.perform("enter the background and return") { run.enterBackground() }
  }

  private func point(of identifier: String, _ sourceLocation: SourceLocation) -> CGPoint? {
    let found = run.touchPoint(of: identifier)
    if let refusal = found.refusal {
      let names = identifiers
      let known =
        names.isEmpty
        ? "no view on the screen has an accessibilityIdentifier"
        : "the views on the screen are \(names.joined(separator: ", "))"
      Issue.record(
        "'\(identifier)' cannot be touched: \(refusal); \(known)", sourceLocation: sourceLocation)
    }
    return found.point
  }

  /// The identifiers of the views in the windows, each once, from the back to the front.
  private var identifiers: [String] {
    var names: [String] = []
    var open = Array(device.windows.reversed() as [UIView])
    while let view = open.popLast() {
      if let name = view.accessibilityIdentifier, !names.contains(name) { names.append(name) }
      open += view.subviews.reversed()
    }
    return names
  }
}

nonisolated extension DeviceConfiguration {
  /// The device `phone` of files: 393 x 852 pt, with rounded corners.
  public static let phone = DevicePlan.phone.configuration
  /// The device `smallPhone` of files: 375 x 667 pt, with a home button.
  public static let smallPhone = DevicePlan.smallPhone.configuration
  /// The device `pad` of files: 820 x 1180 pt.
  public static let pad = DevicePlan.pad.configuration
}
