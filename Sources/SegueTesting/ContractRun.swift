import SegueCore

/// One presentation and dismissal with a style, and what was seen of it.
struct ContractRun {
  /// How the presented view misses its place; nil when it does not.
  private(set) var misplacement: String?
  /// How the ends of the transitions were miscounted; nil when they were not.
  private(set) var miscount: String?
  /// What was left on the screen; nil for nothing.
  private(set) var remains: String?
  /// What was still alive; nil for nothing.
  private(set) var leak: String?
  /// The tree after the presentation.
  private(set) var shown: [String] = []
  /// The tree at every frame of both transitions.
  private(set) var film: [String] = []

  init(
    _ makeStyle: () -> any TransitionStyle, arranging arrange: (UIViewController) -> Void,
    on configuration: DeviceConfiguration, animated: Bool
  ) {
    let device = SimulatedDevice(configuration)
    let root = UIViewController()
    root.restorationIdentifier = "presenter"
    let window = device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      arrange(root)
      return window
    }
    device.settle()
    let before = TreeText.lines(of: window, at: device.now)
    var witnesses: [(name: String, object: Witness)] = []
    device.perform {
      let presented = UIViewController()
      presented.restorationIdentifier = "presented"
      let style = makeStyle()
      presented.use(style)
      present(presented, from: root, on: device, window, animated)
      witnesses = [
        ("the presented controller", Witness(presented)), ("its view", Witness(presented.view)),
        ("the presentation controller", Witness(presented.presentationController)),
        ("the style", Witness(style)),
      ]
      dismiss(presented, from: root, on: device, window, animated)
    }
    device.settle()
    remains = leftOver(TreeText.lines(of: window, at: device.now), before, device)
    leak = witnesses.first { $0.object.isAlive }.map { "\($0.name) is still alive" }
    countDiagnostics(device)
  }

  private mutating func present(
    _ presented: UIViewController, from root: UIViewController, on device: SimulatedDevice,
    _ window: UIWindow, _ animated: Bool
  ) {
    var completions = 0
    root.present(presented, animated: animated) { completions += 1 }
    film += follow(device, window)
    if completions != 1 { miscount = "the completion of present ran \(completions) times" }
    shown = TreeText.lines(of: window, at: device.now)
    guard let controller = presented.presentationController, let view = controller.presentedView
    else { return }
    let (place, wanted) = (view.frame, controller.frameOfPresentedViewInContainerView)
    if view.superview !== controller.containerView {
      misplacement = "the presented view is not in the container"
    } else if !place.isClose(to: wanted) {
      misplacement = "it stands at \(TreeText.text(place)) instead of \(TreeText.text(wanted))"
    }
  }

  private mutating func dismiss(
    _ presented: UIViewController, from root: UIViewController, on device: SimulatedDevice,
    _ window: UIWindow, _ animated: Bool
  ) {
    var completions = 0
    root.dismiss(animated: animated) { completions += 1 }
    film += follow(device, window)
    if completions != 1, miscount == nil {
      miscount = "the completion of dismiss ran \(completions) times"
    }
  }

  /// The tree at every frame until the device is at rest.
  private func follow(_ device: SimulatedDevice, _ window: UIWindow) -> [String] {
    var lines: [String] = []
    let start = device.now
    for frame in 0..<6000 {
      device.advance(to: start + Double(frame) / Double(device.configuration.framesPerSecond))
      lines += TreeText.lines(of: window, at: device.now).map { "frame \(frame): \($0)" }
      if device.isAtRest { return lines }
    }
    return lines
  }

  private func leftOver(_ after: [String], _ before: [String], _ device: SimulatedDevice) -> String?
  {
    if let extra = after.first(where: { !before.contains($0) }) { return "there is now '\(extra)'" }
    if let lost = before.first(where: { !after.contains($0) }) { return "'\(lost)' is gone" }
    if after != before { return "the order of the views has changed" }
    return device.isAtRest ? nil : "something is still scheduled or moving"
  }

  private mutating func countDiagnostics(_ device: SimulatedDevice) {
    let ends = device.diagnostics.first {
      [.transitionNeverCompleted, .transitionCompletedTwice].contains($0.code)
    }
    if let ends { miscount = ends.message }
  }
}

/// Watches whether an object lives.
private final class Witness {
  private weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
  var isAlive: Bool { object != nil }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
