package import HeadlessUIKit
import TestSupport

/// One run of the random app: a device, an app, steps, and what was wrong.
package struct RandomRun {
  /// What was wrong; empty for a good run.
  package let failures: [String]
  /// What was done, for people to read; empty unless asked for.
  package let story: [String]
  /// What the device has logged.
  package let events: [DeviceEvent]

  /// Runs steps.
  ///
  /// - Parameters:
  ///   - seed: Which device and app.
  ///   - steps: What is done.
  ///   - isTelling: Whether the story is kept.
  package init(seed: UInt64, steps: [Step], isTelling: Bool = false) {
    var numbers = SeededGenerator(seed: seed ^ 0xA5A5_5A5A)
    let device = SimulatedDevice(Self.configuration(&numbers))
    var checks = Checks()
    var story: [String] = []
    device.perform {
      let app = RandomApp(device: device, isTelling: isTelling, numbers: &numbers)
      for step in steps {
        app.perform(step)
        if step.deed == .settle { checks.check(app) }
        guard checks.failures.isEmpty else { break }
      }
      if checks.failures.isEmpty {
        app.settle()
        checks.check(app)
      }
      if checks.failures.isEmpty { checks.checkEnd(app) }
      story = app.story
    }
    failures = checks.failures
    self.story = story
    events = device.events
  }

  private static func configuration(_ numbers: inout SeededGenerator) -> DeviceConfiguration {
    var configuration = DeviceConfiguration(
      systemVersion: numbers.pick(from: [12, 17, 18, 18, 26]))
    if numbers.once(in: 2) {
      configuration.name = "pad"
      configuration.size = CGSize(width: 768, height: 1024)
      configuration.idiom = .pad
    }
    // Its hands leave transitions behind, which some devices end.
    configuration.endsAbandonedTransitions = numbers.once(in: 2)
    configuration.choices.dismissingAStackMovesTheImmediateChild = !numbers.once(in: 3)
    return configuration
  }
}
