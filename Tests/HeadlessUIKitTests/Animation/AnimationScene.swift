import HeadlessUIKit
import TestSupport

/// A device with one view of 100 x 100 pt at the origin of a window without safe area.
struct AnimationScene {
  let device: SimulatedDevice
  let window: UIWindow
  let view: UIView

  init(choices: BehaviorChoices = BehaviorChoices()) {
    let size = CGSize(width: 400, height: 800)
    let device = makeDevice(
      DeviceConfiguration(size: size, portraitSafeArea: .zero, choices: choices))
    self.device = device
    (window, view) = device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.accessibilityIdentifier = "card"
      return (makeWindow(view), view)
    }
    device.turn()
  }

  /// Runs `body` as app code.
  @discardableResult
  func run<Result>(_ body: () -> Result) -> Result { device.perform(body) }

  /// The presentation layer at the device's time.
  var shown: CALayer { device.perform { view.layer.presentation() ?? view.layer } }
  var shownX: CGFloat { shown.position.x }

  /// Returns the x coordinate of the presented center at each of `times`, in order.
  func positions(at times: [Double]) -> [CGFloat] {
    times.map { time in
      device.advance(to: time)
      return shownX
    }
  }

  var diagnosticMessages: [String] { device.diagnostics.map(\.message) }
}

/// Records events, with their times.
final class Notes {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the recorded lines and clears them.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Returns a completion handler that records `finished` and the time.
  func completion(_ name: String, on device: SimulatedDevice) -> (Bool) -> Void {
    { [weak self, unowned device] finished in
      self?.note("\(name) \(finished) at \(device.now)")
    }
  }
}
