import HeadlessUIKit
package import SegueConfig

/// Time passes until nothing is scheduled or moving.
package nonisolated struct SettleStep: Step {
  /// How long it may take, s; 30 by default. More is a failure.
  package var limit = 30.0

  package static let key = "settle"
  package static let summary =
    "Time passes until nothing moves, 30 s at most unless `limit` sets another time; longer is a "
    + "failure, and so is a frozen app. What a resting touch holds counts as settled."
  package static let examples = ["settle", "{ limit: 5s }"]
  package static let word: Self? = Self()

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a settle step", defaults: Self(),
      [Parameter("limit", \.limit, .duration(0...600), "How long it may take.")])
  }

  package func take(_ context: StepContext) {
    guard !context.clock.settle(limit: limit) else { return }
    let device = context.device
    // A frozen app is called by the diagnostics of the transitions that nobody completes.
    let codes = device.diagnostics.map(\.code)
      .filter { $0 == .transitionNeverCompleted || $0 == .interactionAbandoned }
    context.fail(
      "the device comes to rest", expected: "within \(limit.text) s",
      found: device.isFrozen ? "frozen: \(codes.last?.rawValue ?? "")" : "still moving")
  }
}
