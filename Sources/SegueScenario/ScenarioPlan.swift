package import SegueApp
package import SegueConfig

/// A scenario: a device, what is done on it, and what must hold.
package nonisolated struct ScenarioPlan: Sendable {
  /// How long the steps of a scenario may take together, s.
  package static let longestDuration = 600.0
  /// How many steps a scenario may have.
  package static let mostSteps = 10_000

  /// What happens in it, in a few words; each scenario of a file has its own.
  package var name = Located("")
  /// The device that it runs on.
  package var device: DevicePlan
  /// What must hold at every frame from its beginning to its end.
  package var always = Expectations()
  /// What must hold at no frame.
  package var never = Expectations()
  /// The steps in order, with their places.
  package var steps: [Located<any Step>] = []

  static func kind(_ names: ScenarioNames) -> ParameterKind<ScenarioPlan> {
    let device = names.app.device ?? .phone
    return .record(
      ParameterTable(
        "a scenario", defaults: ScenarioPlan(device: device),
        [
          Parameter(
            "name", \.name, .located(.name), required: true, "What happens in it, in a few words."),
          Parameter(
            "device", \.device, DevicePlan.kind(over: device),
            "The device, where it differs from the file's."),
          Parameter(
            "always", \.always, Expectations.kind(names),
            "What must hold at every frame of the scenario."),
          Parameter(
            "never", \.never, Expectations.kind(names),
            "What must hold at no frame of the scenario."),
          Parameter(
            "steps", \.steps, .list(of: .located(StepList.kind(names)), count: 0...mostSteps),
            required: true, "What is done, and what must hold, in order."),
        ],
        check: { scenario, value, diagnostics in
          let seconds = scenario.steps.reduce(0) { $0 + $1.value.leastDuration }
          guard seconds > longestDuration else { return }
          diagnostics.error(
            "too-long",
            "the steps take \(numberText(seconds.rounded())) s, over the "
              + "\(numberText(longestDuration)) s that a scenario may take",
            at: scenario.name.range ?? value.range, help: "split the scenario in two")
        }))
  }
}
