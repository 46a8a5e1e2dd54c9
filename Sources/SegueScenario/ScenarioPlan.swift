package import SegueConfig

/// A scenario: a device, steps, and expectations.
package nonisolated struct ScenarioPlan: Sendable {
  /// The longest total duration of a scenario's steps, s.
  package static let longestDuration = 600.0
  /// The largest number of steps.
  package static let mostSteps = 10_000

  static let matrixKey = "matrix"

  /// The name, unique within the file.
  package var name = Located("")
  /// The tags, by which a run selects scenarios.
  package var tags: [String] = []
  /// The device on which the scenario runs.
  package var device: DevicePlan
  /// The keys with several values; empty in a scenario that is one of their combinations.
  var matrix = ScenarioMatrix()
  /// The app of a combination with other values than the file's; `nil` for the file's app.
  var app: AppPlan?
  /// The expectations that must hold at every frame.
  package var always = Expectations()
  /// The expectations that must not hold at any frame.
  package var never = Expectations()
  /// The steps in order, with their source ranges.
  package var steps: [Located<any Step>] = []

  /// The estimated work, in frames: a tenth of a second more for the launch and for each step, which
  /// may settle.
  package var estimatedWork: Double {
    (steps.minimumDuration + 0.1 * Double(steps.performed.steps + 1))
      * Double(device.framesPerSecond)
  }

  static func kind(_ names: ScenarioNames) -> ParameterKind<ScenarioPlan> {
    let device = names.app.device ?? .phone
    return ParameterKind.record(
      ParameterTable(
        "a scenario", defaults: ScenarioPlan(device: device),
        [
          Parameter(
            "name", \.name, .located(.name), required: true,
            "The name of the scenario: a few words."),
          Parameter(
            "tags", \.tags, .list(of: .identifier, count: 0...20),
            "The tags, by which a run selects scenarios."),
          Parameter(
            "device", \.device, DevicePlan.kind(over: device),
            "The device, as differences from the file's."),
          Parameter(
            matrixKey, \.matrix, ScenarioMatrix.kind,
            "Keys of the file or of the device with several values: each combination is a scenario."
          ),
          Parameter(
            "always", \.always, Expectations.kind(names),
            "The expectations that must hold at every frame of the scenario."),
          Parameter(
            "never", \.never, Expectations.kind(names),
            "The expectations that must not hold at any frame of the scenario."),
          Parameter(
            "steps", \.steps, .list(of: .located(StepList.kind(names)), count: 0...mostSteps),
            required: true, "The steps, in order."),
        ],
        check: { scenario, value, diagnostics in
          scenario.checkLimits(at: scenario.name.range ?? value.range, &diagnostics)
        })
    ).offering {
      [
        JSONSchema.Snippet(
          "scenario", "A scenario with a touch and an expectation.",
          """
          name: the button presents the screen
          steps:
            - tap: button
            - settle
            - expect: { top: screen }
          """)
      ]
    }
  }
}
