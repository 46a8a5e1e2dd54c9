import HeadlessUIKit
// Every file of the rows uses it.
@_exported import TestSupport
import Testing

/// A window on a device, time, and a log: all that a row needs beside UIKit.
struct Driver {
  let log = CallLog()
  private(set) var root: LoggingController
  let window: UIWindow
  private let device: SimulatedDevice

  /// Runs a test on a device that shows an empty root controller.
  static func run<Result>(
    _ configuration: DeviceConfiguration = DeviceConfiguration(),
    choosing choose: (inout BehaviorChoices) -> Void = { _ in },
    _ body: (Driver) throws -> Result
  ) rethrows -> Result {
    var configuration = configuration
    choose(&configuration.choices)
    let device = SimulatedDevice(configuration)
    return try device.perform { try body(Driver(device)) }
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

  /// Runs one turn of the run loop.
  func turn() { device.turn() }
  /// Lets time pass, s.
  func advance(by seconds: Double) { device.advance(by: seconds) }
  /// Lets time pass until nothing moves any more.
  func settle() { device.settle() }
  /// The time, s.
  var now: Double { device.now }
  /// Turns the screen.
  func rotate(to orientation: UIInterfaceOrientation) { device.rotate(to: orientation) }
  /// Gives the screen another size, pt.
  func resize(to size: CGSize) { device.resize(to: size) }
  /// A finger lands and lifts.
  func tap(at point: CGPoint) { device.tap(at: point) }
  /// A finger lands and stays.
  func touchDown(at point: CGPoint) { device.touchDown(at: point) }
  /// The finger that is down moves.
  func touchMove(to point: CGPoint) { device.touchMove(to: point) }
  /// The system takes the finger's touch away.
  func touchCancel() { device.touchCancel() }
  /// The finger lifts.
  func touchUp() { device.touchUp() }
  /// Where the keyboard stands or is going to stand; nil while it is hidden.
  var keyboardFrame: CGRect? { device.keyboardFrame }
  /// A person types on the keyboard; false where none is shown.
  @discardableResult
  func typeText(_ text: String) -> Bool { device.typeText(text) }
  /// The app goes to the background and comes back.
  func goToBackgroundAndBack() { device.goToBackgroundAndBack() }
  /// What happened to transitions, as a person would list it.
  var transitionEvents: [String] {
    device.events.filter { $0.kind == .transition }.map { "\($0.subject) \($0.text)" }
  }
  /// What UIKit says on the console or raises, in order.
  var complaints: [String] { device.diagnostics.map(\.message) }

  /// A controller that logs its callbacks under a name.
  func controller(
    _ name: String, style: UIModalPresentationStyle = .automatic
  ) -> LoggingController {
    let made = LoggingController(name, log)
    made.modalPresentationStyle = style
    return made
  }

  /// A controller that a delegate's custom presentation shows.
  func custom(_ name: String, _ delegate: LoggingDelegate) -> LoggingController {
    let made = controller(name, style: .custom)
    made.transitioningDelegate = delegate
    return made
  }

  /// Presents and waits until it stands.
  func show(_ controller: UIViewController, on presenter: UIViewController? = nil) {
    (presenter ?? root).present(controller, animated: true)
    settle()
    log.clear()
  }
}

/// Runs a block at every action of a recognizer, which does not keep it.
final class ActionTarget {
  private let action: () -> Void

  init(of recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
    self.action = action
    recognizer.addTarget(self, action: Selector(ActionTarget.act))
  }

  func act() { action() }
}

extension DeviceConfiguration {
  /// A tablet, whose size classes are both regular.
  static let tablet = DeviceConfiguration(
    name: "tablet", size: CGSize(width: 768, height: 1024), idiom: .pad)
  /// A phone that ends what nobody completes, so that a test can go on.
  static let endingAbandonedTransitions = {
    var configuration = DeviceConfiguration()
    configuration.endsAbandonedTransitions = true
    return configuration
  }()
}
