public import SegueConfig

/// A scenario: a device, what somebody does on it, and what must hold.
public nonisolated struct ScenarioPlan: Sendable {
  /// How long the steps of a scenario may take together, s.
  public static let longestDuration = 600.0
  /// How many steps a scenario may have.
  public static let mostSteps = 10_000

  /// What happens in it, in a few words; each scenario of a file has its own.
  public var name: Marked<String>
  /// The device that it runs on.
  public var device: DevicePlan
  /// What must hold at every frame from its beginning to its end.
  public var always: Expectation
  /// What must hold at no frame.
  public var never: Expectation
  /// The steps in order, with their places.
  public var steps: [Marked<StepPlan>]

  static func kind(_ names: PlanNames, device: DevicePlan) -> ParameterKind<ScenarioPlan> {
    let none = Expectation()
    return .record(
      ParameterTable(
        "a scenario",
        defaults: ScenarioPlan(
          name: Marked(""), device: device, always: none, never: none, steps: []),
        [
          Parameter(
            "name", \.name, .marked(.name), required: true, "What happens in it, in a few words."),
          Parameter(
            "device", \.device, DevicePlan.kind(over: device),
            "The device, where it differs from the file's."),
          Parameter(
            "always", \.always, Expectation.kind(names).orNothing(none),
            "What must hold at every frame of the scenario."),
          Parameter(
            "never", \.never, Expectation.kind(names).orNothing(none),
            "What must hold at no frame of the scenario."),
          Parameter(
            "steps", \.steps, .list(of: .marked(StepPlan.kind(names)), count: 0...mostSteps),
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

nonisolated extension ParameterKind where Value: Equatable {
  /// The kind, with a value that is written as nothing, so that a schema shows no default for it.
  fileprivate func orNothing(_ nothing: Value) -> ParameterKind {
    var kind = self
    let encode = encode
    kind.encode = { $0 == nothing ? .null : encode($0) }
    return kind
  }
}
