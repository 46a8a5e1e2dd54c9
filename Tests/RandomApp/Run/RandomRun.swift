package import HeadlessUIKit
import TestSupport

/// One run of the random app.
package struct RandomRun {
  /// The failed checks; empty if the run passed.
  package let failures: [String]
  /// The log of the changes; empty unless `isTelling`.
  package let story: [String]
  /// The events that the device logged.
  package let events: [DeviceEvent]

  /// Performs steps on a new device with a new app.
  ///
  /// - Parameters:
  ///   - seed: The seed of the device and the app.
  ///   - steps: The steps to perform.
  ///   - isTelling: Whether `story` is logged.
  package init(seed: UInt64, steps: [Step], isTelling: Bool = false) {
    // Not the numbers that have chosen the steps.
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
    // Some interaction controllers abandon their transitions, which some devices end.
    configuration.endsAbandonedTransitions = numbers.once(in: 2)
    configuration.choices.dismissingAStackMovesTheImmediateChild = !numbers.once(in: 3)
    return configuration
  }
}
