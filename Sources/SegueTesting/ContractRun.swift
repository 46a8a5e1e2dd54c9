import SegueCore

/// One way there and back with a style, and what was seen of it.
struct ContractRun {
  /// How what came misses its place; nil when it does not.
  let misplacement: String?
  /// How the ends of the transitions were miscounted; nil when they were not.
  private(set) var miscount: String?
  /// What was left on the screen; nil for nothing.
  private(set) var remains: String?
  /// What was still alive; nil for nothing.
  let leak: String?
  /// The tree after the way there.
  let shown: [String]
  /// The tree at every frame of both ways.
  private(set) var film: [String] = []

  init(
    _ makeStyle: () -> any TransitionStyle, in makeScene: () -> any ContractScene,
    on configuration: DeviceConfiguration, animated: Bool
  ) {
    let device = SimulatedDevice(configuration)
    let (scene, window) = device.perform {
      let scene = makeScene()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = scene.root
      window.makeKeyAndVisible()
      return (scene, window)
    }
    device.settle()
    let before = TreeText.lines(of: window, at: device.now)
    var completions = 0
    var witnesses: [(name: String, object: Witness)] = []
    device.perform {
      let style = makeStyle()
      scene.come(with: style, animated: animated) { completions += 1 }
      witnesses = scene.witnesses.map { ($0.name, Witness($0.object)) }
      witnesses.append(("the style", Witness(style)))
    }
    film += Self.follow(device, window)
    if completions != 1 { miscount = "\(scene.ends.there) ran \(completions) times" }
    shown = TreeText.lines(of: window, at: device.now)
    misplacement = device.perform { scene.misplacement }
    completions = 0
    device.perform { scene.go(animated: animated) { completions += 1 } }
    film += Self.follow(device, window)
    if completions != 1, miscount == nil {
      miscount = "\(scene.ends.back) ran \(completions) times"
    }
    device.perform { scene.end() }
    device.settle()
    leak = witnesses.first { $0.object.isAlive }.map { "\($0.name) is still alive" }
    remains = leftOver(TreeText.lines(of: window, at: device.now), before, device)
    countDiagnostics(device)
  }

  /// The tree at every frame until the device is at rest.
  private static func follow(_ device: SimulatedDevice, _ window: UIWindow) -> [String] {
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
