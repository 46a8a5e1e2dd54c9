import HeadlessUIKit
package import SegueConfig

/// Time passes until no event is scheduled and no animation runs.
package nonisolated struct SettleStep: Step {
  /// The longest time, s; 30 by default. Exceeding it is a failure.
  package var timeout = 30.0

  package static let key = "settle"
  package static let summary =
    "Time passes until all animations have ended, for at most `timeout`, 30 s by default; "
    + "exceeding it is a failure, and so is a frozen app. A transition that a stationary touch "
    + "pauses counts as settled."
  package static let examples = ["settle", "{ timeout: 5s }"]
  package static let word: Self? = Self()

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a settle step", defaults: Self(),
      [
        Parameter(
          "timeout", \.timeout, .stepDuration, "The longest time that the step can take.")
      ])
  }

  package func perform(_ context: StepContext) {
    guard !context.clock.settle(timeout: timeout) else { return context.judge.noteSettled() }
    let device = context.device
    // The diagnostics of incomplete transitions explain a frozen app.
    let codes = device.diagnostics.map(\.code)
      .filter { $0 == .transitionNeverCompleted || $0 == .interactionAbandoned }
    context.fail(
      "the device settles", expected: "within \(timeout.text) s",
      found: device.isFrozen ? "frozen: \(codes.last?.rawValue ?? "")" : "still moving")
  }
}
